// Everything a person reads: t("seat.cards", { n: 3 }) in the chosen language. Reading a message in a component subscribes
// it to the language, so that a switch shows at once.
import { signal } from "@preact/signals";
import { languages } from "../generated/languages";
import type { Messages } from "../generated/messages";
import { countingIn, format, type Compiled, type Counting } from "./format";

export { languages };
export type Language = (typeof languages)[number];
export type MessageKey = keyof Messages;
/** Messages that need no values. */
export type PlainKey = { [Key in MessageKey]: Messages[Key] extends null ? Key : never }[MessageKey];

interface Catalogue {
  language: Language;
  messages: Readonly<Record<string, Compiled>>;
  counting: Counting;
}

const files = import.meta.glob<{ default: Record<string, Compiled> }>("../generated/words/*.json");
const catalogue = signal<Catalogue>({ language: "en", messages: {}, counting: countingIn("en") });
const parts = new Set<string>();

async function load(language: Language, part: string): Promise<Record<string, Compiled>> {
  const file = files[`../generated/words/${language}${part}.json`];
  return file ? (await file()).default : {};
}

/** Switches to a language; what is shown changes when its messages are here. */
export async function speak(language: Language): Promise<void> {
  const loaded = await Promise.all(["", ...parts].map((part) => load(language, part)));
  const messages = Object.assign({}, ...loaded) as Record<string, Compiled>;
  catalogue.value = { language, messages, counting: countingIn(language) };
}

/** Loads messages that are kept apart (`rules`), in this language and in those chosen later. */
export async function speakAlso(part: string): Promise<void> {
  parts.add(`.${part}`);
  await speak(catalogue.value.language);
}

export function spoken(): Language {
  return catalogue.value.language;
}

export function t<Key extends MessageKey>(key: Key, ...values: Messages[Key] extends null ? [] : [Messages[Key]]): string {
  const { messages, counting } = catalogue.value;
  return format(messages[key] ?? key, (values[0] ?? {}), counting);
}

/** The first language of the browser that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return languages.find((language) => language === codes.find((code) => (languages as readonly string[]).includes(code))) ?? "en";
}
