/** The part of Discord's markdown that bots use, as elements. */

import { h, webAddress } from "./dom.js";
import { timestamp } from "./clock.js";
import { t } from "./locale.js";
import { displayName } from "./state.js";

const SHORT = 28; // characters

const INLINE = [
  [/\\([^0-9A-Za-z\s])/y, ([, char]) => char],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, ([, , code]) => inlineCode(code.trim() || code)],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, ([, unix, style]) => timestamp(Number(unix), style)],
  [/<@!?(\d+)>/y, ([, id], store) => mention("@", store.user(id), displayName, id === store.me?.id)],
  [/<@&(\d+)>/y, ([, id], store) => mention("@", store.role(id), (role) => role.name)],
  [/<#(\d+)>/y, ([, id], store) => mention("#", store.channel(id), () => store.channelTitle(id))],
  [/<\/([^:<>]+):(\d+)>/y, ([, name]) => h("button", { type: "button", class: "mention", "data-command": name }, `/${name}`)],
  [/<(a?):(\w+):(\d+)>/y, ([, , name, id]) => emojiImage(name, id)],
  [/@(everyone|here)\b/y, ([all]) => h("span", { class: "mention mine" }, all)],
  [/\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y, ([, text, url], store) => link(url, inline(text, store))],
  [/<(https?:\/\/[^\s>]+)>/y, ([, url]) => link(url, url)],
  [/https?:\/\/[^\s<]*[^\s<.,:;"')\]*_]/y, ([url]) => link(url, url)],
  [/\|\|((?:\\.|[^\\])+?)\|\|/sy, ([, text], store) => spoiler(inline(text, store))],
  [/\*\*((?:\\.|[^\\])+?)\*\*(?!\*)/sy, ([, text], store) => h("strong", {}, inline(text, store))],
  [/__((?:\\.|[^\\])+?)__(?!_)/sy, ([, text], store) => h("u", {}, inline(text, store))],
  [/~~((?:\\.|[^\\])+?)~~/sy, ([, text], store) => h("s", {}, inline(text, store))],
  [/\*(?![\s*])((?:\\.|\*\*|[^\\*])*?[^\s*\\])\*(?!\*)/sy, ([, text], store) => h("em", {}, inline(text, store))],
  [/(?<!\w)_(?![\s_])((?:\\.|__|[^\\_])*?[^\s_\\])_(?!\w)/sy, ([, text], store) => h("em", {}, inline(text, store))],
  [/\n/y, () => h("br")],
];

/** Inline text: styles, mentions, links, emoji. */
export function inline(text, store) {
  const nodes = [];
  let plain = "";
  let index = 0;
  while (index < text.length) {
    const found = /[\\`<@[h|*_~\n]/.test(text[index]) ? firstMatch(text, index) : null;
    if (!found) {
      plain += text[index];
      index += 1;
      continue;
    }
    const [match, make] = found;
    if (plain) nodes.push(plain);
    plain = "";
    nodes.push(make(match, store));
    index += match[0].length;
  }
  if (plain) nodes.push(plain);
  return nodes;
}

function firstMatch(text, index) {
  for (const [pattern, make] of INLINE) {
    pattern.lastIndex = index;
    const match = pattern.exec(text);
    if (match) return [match, make];
  }
  return null;
}

/** Block text: headings, quotes, lists, small text and code blocks around inline text. */
export function markdown(text, store) {
  const nodes = [];
  const fence = /```(?:([\w+-]+)\n)?\n*([\s\S]+?)\n*```\n?/g;
  let end = 0;
  for (const match of text.matchAll(fence)) {
    nodes.push(...blocks(text.slice(end, match.index), store), codeBlock(match[2], match[1]));
    end = match.index + match[0].length;
  }
  nodes.push(...blocks(text.slice(end), store));
  return nodes;
}

const LIST_ITEM = /^( *)(?:([-*])|(\d{1,9})\.) +(.*)$/;

function blocks(text, store) {
  const nodes = [];
  let lines = text.replace(/\n$/, "").split("\n");
  let paragraph = [];
  const flush = () => {
    if (paragraph.some((line) => line !== "")) nodes.push(h("div", { class: "line" }, inline(paragraph.join("\n"), store)));
    paragraph = [];
  };
  while (lines.length > 0) {
    const [line] = lines;
    const heading = /^(#{1,3}) +(.+)$/.exec(line);
    const small = /^-# +(.+)$/.exec(line);
    if (heading) {
      flush();
      nodes.push(h(`h${heading[1].length + 2}`, { class: `heading-${heading[1].length}` }, inline(heading[2], store)));
      lines = lines.slice(1);
    } else if (small) {
      flush();
      nodes.push(h("small", { class: "line" }, inline(small[1], store)));
      lines = lines.slice(1);
    } else if (line.startsWith(">>> ")) {
      flush();
      nodes.push(h("blockquote", {}, blocks([line.slice(4), ...lines.slice(1)].join("\n"), store)));
      lines = [];
    } else if (/^> /.test(line)) {
      flush();
      const quoted = takeWhile(lines, (next) => /^> ?/.test(next));
      nodes.push(h("blockquote", {}, blocks(quoted.map((next) => next.replace(/^> ?/, "")).join("\n"), store)));
      lines = lines.slice(quoted.length);
    } else if (LIST_ITEM.test(line)) {
      flush();
      const [, indent, bullet] = LIST_ITEM.exec(line);
      const items = takeWhile(lines.map((next) => LIST_ITEM.exec(next)), (item) => item && (item[1].length > indent.length || Boolean(item[2]) === Boolean(bullet)));
      nodes.push(list(items, store));
      lines = lines.slice(items.length);
    } else {
      paragraph.push(line);
      lines = lines.slice(1);
    }
  }
  flush();
  return nodes;
}

function takeWhile(lines, holds) {
  const stop = lines.findIndex((line) => !holds(line));
  return stop === -1 ? lines : lines.slice(0, stop);
}

/** Items with their indents; an item that is indented deeper starts a nested list. */
function list(items, store) {
  const [first] = items;
  const node = first[3] ? h("ol", { start: first[3] }) : h("ul");
  const depth = first[1].length;
  let index = 0;
  while (index < items.length) {
    const deeper = takeWhile(items.slice(index + 1), (item) => item[1].length > depth);
    node.append(h("li", {}, inline(items[index][4], store), deeper.length > 0 ? list(deeper, store) : null));
    index += deeper.length + 1;
  }
  return node;
}

/** Keep a few cards or a command on one line. */
function inlineCode(code) {
  return h("code", { class: code.length <= SHORT ? "short" : null }, code);
}

/** Wrap a single line, such as a fingerprint; lines that form a table scroll. */
function codeBlock(code, language) {
  const single = code.includes("\n") ? null : "single";
  return h("pre", { tabindex: "0", class: single }, h("code", {}, language === "ansi" ? ansi(code) : code));
}

/** Terminal colours of an `ansi` code block: 30-37 text, 40-47 background, 1 bold, 4 underlined, 0 reset. */
function ansi(code) {
  let classes = [];
  return code.split(/\u001b\[([\d;]*)m/).map((part, index) => {
    if (index % 2 === 0) return part && (classes.length > 0 ? h("span", { class: classes.join(" ") }, part) : part);
    for (const number of part.split(";").map(Number)) {
      if (number === 0) classes = [];
      else if (number >= 30 && number <= 37) classes = [...classes.filter((name) => !name.startsWith("ansi-text")), `ansi-text-${number - 30}`];
      else if (number >= 40 && number <= 47) classes = [...classes.filter((name) => !name.startsWith("ansi-ground")), `ansi-ground-${number - 40}`];
      else if (number === 1) classes = [...classes, "ansi-bold"];
      else if (number === 4) classes = [...classes, "ansi-underlined"];
    }
    return "";
  });
}

function mention(sign, thing, name, mine = false) {
  return h("span", { class: mine ? "mention mine" : "mention" }, sign + (thing ? name(thing) : t("unknown")));
}

function link(url, content) {
  const href = webAddress(url);
  return href ? h("a", { href, target: "_blank", rel: "noopener noreferrer" }, content) : h("span", {}, content);
}

/** Hidden until pressed. */
function spoiler(content) {
  const node = h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": t("Spoiler, press to show") }, h("span", {}, content));
  const show = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    node.replaceWith(h("span", { class: "spoiler shown" }, content));
  };
  node.addEventListener("click", show);
  node.addEventListener("keydown", show);
  return node;
}

export function emojiImage(name, id) {
  return h("img", { class: "emoji", src: `/cdn/emojis/${id}.png`, alt: `:${name}:`, title: `:${name}:`, draggable: "false" });
}

/** The emoji of a button or an option: Unicode, or a custom one. */
export function partialEmoji(emoji) {
  if (!emoji) return null;
  return emoji.id ? emojiImage(emoji.name ?? "emoji", emoji.id) : h("span", { class: "emoji-text" }, emoji.name);
}

/** Is the text only a few emoji? Then they are shown large. */
export function onlyEmoji(text) {
  const rest = text.replace(/<a?:\w+:\d+>/g, "x").replace(/\p{Extended_Pictographic}(\uFE0F|\u200D\p{Extended_Pictographic})*/gu, "x");
  return /^[x\s]+$/.test(rest) && !/x/.test(text.replace(/<a?:\w+:\d+>/g, "")) && rest.replace(/\s/g, "").length <= 30;
}
