/** Attachments, embeds, and other pictures and files in a message. */

import { cdnAddress, h, webAddress } from "./dom.js";
import { t } from "./locale.js";
import { inline, markdown } from "./markdown.js";
import { timestamp } from "./clock.js";

/** `attachment://name` means a file of the same message. */
function resolve(url, message) {
  if (!url?.startsWith("attachment://")) return url;
  const name = url.slice("attachment://".length);
  return message.attachments?.find(({ filename }) => filename === name)?.url;
}

/** A colour of the API, 0xRRGGBB. */
export function colour(number) {
  return `#${number.toString(16).padStart(6, "0")}`;
}

function isImage(attachment) {
  return attachment.content_type?.startsWith("image/") || /\.(png|jpe?g|gif|webp|svg)$/i.test(attachment.filename ?? "");
}

/** A picture that a click enlarges; with Ctrl or the like the click opens its file. */
export function picture(url, message, { alt = "", width, height, kind = "picture", spoiler = false } = {}) {
  const src = cdnAddress(resolve(url, message) ?? "");
  if (!src) return h("p", { class: "missing" }, alt || t("A picture without an address"));
  const image = h("img", { src, alt, width, height, loading: "lazy" });
  const frame = h("a", {
    class: kind, href: src, target: "_blank", rel: "noopener noreferrer", "aria-label": alt || t("Picture"), "aria-haspopup": "dialog", "data-alt": alt || null,
    onclick: (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      enlarge(src, alt);
    },
  }, image);
  return spoiler ? covered(frame) : frame;
}

/** Show a picture as large as the window allows, with its description; Escape or a click closes it. */
function enlarge(src, alt) {
  const close = () => dialog.close();
  const dialog = h("dialog", { class: "zoom", "aria-label": t("Picture"), onclick: ({ target }) => target === dialog && close() },
    h("img", { src, alt, onclick: close }),
    alt ? h("p", { class: "zoom-text" }, alt) : null,
    h("footer", { class: "zoom-foot" },
      h("a", { class: "button style-5", href: src, target: "_blank", rel: "noopener noreferrer" }, t("Open the file")),
      h("button", { type: "button", class: "button style-2", onclick: close }, t("Close"))));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector("button").focus();
}

/** Hidden until the cover is clicked. */
export function covered(content) {
  const cover = h("button", { type: "button", class: "cover", onclick: () => cover.replaceWith(content) }, t("Spoiler"));
  return cover;
}

export function fileCard(name, size, url) {
  const href = cdnAddress(url ?? "");
  const amount = size >= 1024 ? `${(size / 1024).toFixed(1)} KiB` : `${size} bytes`;
  return h("div", { class: "file" },
    h("span", { class: "file-icon", "aria-hidden": "true" }, "▤"),
    h("span", { class: "file-text" }, href ? h("a", { href, download: name }, name) : name, size === undefined || size === null ? null : h("span", { class: "file-size" }, amount)),
    href ? h("a", { class: "file-save", href, download: name, title: t("Download"), "aria-label": t("Download {name}", { name }) }, "⤓") : null);
}

/** The attachments of an ordinary message that no embed shows. */
export function attachments(message) {
  const embedded = new Set((message.embeds ?? []).flatMap((embed) => [embed.image?.url, embed.thumbnail?.url]));
  const free = (message.attachments ?? []).filter(({ url, filename }) => !embedded.has(url) && !embedded.has(`attachment://${filename}`));
  return free.map((file) => isImage(file)
    ? picture(file.url, message, { alt: file.description ?? file.filename, width: file.width, height: file.height, spoiler: file.filename.startsWith("SPOILER_") })
    : fileCard(file.filename, file.size, file.url));
}

export function embeds(message, store) {
  return (message.embeds ?? []).map((embed) => h("div", { class: "embed", style: embed.color ? { "--bar": colour(embed.color) } : {} },
    h("div", { class: "embed-text" },
      embed.author ? h("div", { class: "embed-author" }, icon(embed.author.icon_url, message), linked(embed.author.url, embed.author.name)) : null,
      embed.title ? h("div", { class: "embed-title" }, linked(embed.url, inline(embed.title, store))) : null,
      embed.description ? h("div", { class: "embed-description" }, markdown(embed.description, store)) : null,
      embed.fields?.length ? h("div", { class: "embed-fields" }, embed.fields.map((field) => h("div", { class: field.inline ? "embed-field inline" : "embed-field" },
        h("div", { class: "embed-field-name" }, inline(field.name, store)), h("div", {}, markdown(field.value, store))))) : null),
    embed.thumbnail ? picture(embed.thumbnail.url, message, { alt: embed.thumbnail.description ?? "", kind: "thumbnail" }) : null,
    embed.image ? picture(embed.image.url, message, { alt: describe(embed.image, message), width: embed.image.width, height: embed.image.height }) : null,
    embed.footer || embed.timestamp ? h("div", { class: "embed-footer" }, icon(embed.footer?.icon_url, message), embed.footer?.text ?? "",
      embed.footer && embed.timestamp ? " · " : "", embed.timestamp ? timestamp(Date.parse(embed.timestamp) / 1000) : "") : null));
}

/** The description of an embed's picture is at its file. */
function describe(image, message) {
  const file = message.attachments?.find(({ url, filename }) => url === image.url || `attachment://${filename}` === image.url);
  return image.description ?? file?.description ?? "";
}

function icon(url, message) {
  const src = url ? cdnAddress(resolve(url, message) ?? "") : null;
  return src ? h("img", { class: "embed-icon", src, alt: "" }) : null;
}

function linked(url, content) {
  const href = url ? webAddress(url) : null;
  return href ? h("a", { href, target: "_blank", rel: "noopener noreferrer" }, content) : content;
}
