/** The words of this page in the language of its reader. The keys of `locales/*.json` are the English words. */

export const LANGUAGES = { en: "English", ar: "العربية", de: "Deutsch", es: "Español", fil: "Filipino", pl: "Polski" };
const RIGHT_TO_LEFT = ["ar"];
const STORED = "language";

/** The language that was chosen here, or the first of the browser's that this page has. */
export const language = [localStorage.getItem(STORED), ...navigator.languages.map((each) => each.split("-")[0])].find((each) => each in LANGUAGES) ?? "en";
/** For dates and numbers; the browser's own for English. */
export const region = language === "en" ? undefined : language;
const words = language === "en" ? {} : await fetch(`/page/locales/${language}.json`).then((reply) => (reply.ok ? reply.json() : {}), () => ({}));

document.documentElement.lang = language;
document.documentElement.dir = RIGHT_TO_LEFT.includes(language) ? "rtl" : "ltr";

/** English words in the reader's language; `{name}` is replaced by a value. */
export function t(english, values = {}) {
  return (words[english] ?? english).replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);
}

/** Show the page in another language from now on. */
export function speak(chosen) {
  localStorage.setItem(STORED, chosen);
  location.reload();
}
