/** The bot's commands for the composer: flat, by path, with the values of each option. */

import { t } from "./locale.js";
import { displayName, IN_BOT_DM, IN_GUILD } from "./state.js";

const SUBCOMMAND = 1;
const GROUP = 2;
const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const NUMBER = 10;
export const ATTACHMENT = 11;
const BY_GUILD = 0;
const BY_USER = 1;
const ADMINISTRATOR = 8n;
const SLASH = 1;
export const ON_USER = 2;
export const ON_MESSAGE = 3;
export const ENTRY_POINT = 4;

/** The commands of a type that I may use in a channel, by their contexts, who has installed the bot, and permissions. */
export function usable(store, channelId, type) {
  const { context = IN_GUILD, guild_id: guildId } = store.channel(channelId) ?? {};
  const installs = [store.botIn(channelId) ? BY_GUILD : null, store.installed ? BY_USER : null];
  const permissions = BigInt(store.members.find(({ user }) => user.id === store.me?.id)?.permissions ?? 0);
  return store.commands.filter((command) => {
    if ((command.type ?? SLASH) !== type) return false;
    if (!(command.contexts ?? [IN_GUILD, IN_BOT_DM]).includes(context)) return false;
    if (!(command.integration_types ?? [BY_GUILD]).some((each) => installs.includes(each))) return false;
    if (command.guild_id && command.guild_id !== guildId) return false;
    if (context !== IN_GUILD) return true;
    if (!command.default_member_permissions) return true;
    // "0" is for administrators only.
    const wanted = BigInt(command.default_member_permissions) || ADMINISTRATOR;
    return (permissions & wanted) === wanted;
  });
}

/** Every slash command I can send there: {id, path: "table open", group, description, options}; ungrouped ones first. */
export function slashCommands(store, channelId) {
  return usable(store, channelId, SLASH).flatMap((command) => flatten(command, command.name, command.id, null, store.switches.locales?.[store.me?.id]))
    .sort((one, other) => (one.group ?? "").localeCompare(other.group ?? "") || one.path.localeCompare(other.path));
}

/** What Discord shows of a command, an option or a choice to a member with this locale. */
function described(thing, locale) {
  return thing.description_localizations?.[locale] ?? thing.description;
}

function flatten(command, path, id, group, locale) {
  const inner = (command.options ?? []).filter(({ type }) => type === SUBCOMMAND || type === GROUP);
  const head = group ?? `/${path} · ${described(command, locale)}`;
  if (inner.length > 0) return inner.flatMap((option) => flatten(option, `${path} ${option.name}`, id, head, locale));
  const options = [...(command.options ?? [])].sort((one, other) => Number(other.required ?? false) - Number(one.required ?? false));
  const shown = options.map((option) => ({
    ...option,
    description: described(option, locale),
    choices: option.choices?.map((choice) => ({ ...choice, name: choice.name_localizations?.[locale] ?? choice.name })),
  }));
  return [{ id, path, group, description: described(command, locale), options: shown }];
}

/** Commands that match the typed text; first those whose path begins with it, then those with a word that does ("/open": "/table open"). */
export function matching(commands, typed) {
  const wanted = typed.toLowerCase().trim();
  const place = ({ path, description }) => [path.startsWith(wanted), path.includes(` ${wanted}`), `${path} ${description}`.toLowerCase().includes(wanted)].indexOf(true);
  return [0, 1, 2].flatMap((wished) => commands.filter((command) => place(command) === wished));
}

/** The fixed suggestions of an option in a channel, or null if it takes free text. Items: {value, label, description}. */
export function offered(option, store, channelId) {
  if (option.choices?.length) return option.choices.map(({ name, value }) => ({ value, label: name }));
  switch (option.type) {
    case BOOLEAN:
      return [{ value: true, label: t("True") }, { value: false, label: t("False") }];
    case USER:
      return store.peopleIn(channelId).map((user) => ({ value: user.id, label: displayName(user), description: user.username }));
    case CHANNEL:
      return store.channels.filter(({ type }) => (option.channel_types ?? [type]).includes(type)).map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
    case ROLE:
      return (store.guild.roles ?? []).map((role) => ({ value: role.id, label: `@${role.name}` }));
    default:
      return null;
  }
}

/** The value of a text: {value} or {error: a sentence}. */
export function read(option, text, store, channelId) {
  const fixed = offered(option, store, channelId);
  if (fixed) {
    const wanted = text.trim().toLowerCase();
    const found = fixed.find((item) => item.label.toLowerCase() === wanted || String(item.value) === wanted || (item.description && item.description.toLowerCase() === wanted));
    return found ? { value: found.value } : { error: t("Choose one of the list for {option}.", { option: option.name }) };
  }
  if (option.type === INTEGER || option.type === NUMBER) return readNumber(option, text);
  if (option.type === ATTACHMENT) return { error: t("The file for {option} is not here yet.", { option: option.name }) };
  if (option.type !== STRING) return { error: t("This page cannot fill in {option} (option type {type}).", { option: option.name, type: option.type }) };
  if (option.min_length && text.length < option.min_length) return { error: t("{option} needs at least {count} characters.", { option: option.name, count: option.min_length }) };
  if (text.length > (option.max_length ?? 6000)) return { error: t("{option} takes at most {count} characters.", { option: option.name, count: option.max_length ?? 6000 }) };
  return { value: text };
}

function readNumber(option, text) {
  const value = Number(text);
  if (text.trim() === "" || !Number.isFinite(value)) return { error: t("{option} must be a number.", { option: option.name }) };
  if (option.type === INTEGER && !Number.isSafeInteger(value)) return { error: t("{option} must be a whole number.", { option: option.name }) };
  if (option.min_value !== undefined && value < option.min_value) return { error: t("{option} must be at least {value}.", { option: option.name, value: option.min_value }) };
  if (option.max_value !== undefined && value > option.max_value) return { error: t("{option} must be at most {value}.", { option: option.name, value: option.max_value }) };
  return { value };
}
