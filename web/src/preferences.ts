// What this device prefers, kept in its browser.
import { effect, signal, type Signal } from "@preact/signals";
import { readItem, writeItem } from "./storage";
import { decks, felts, type Deck, type Felt } from "./themes";
import { languages, preferredLanguage, type Language } from "./words/words";

export type Scheme = "auto" | "light" | "dark";
/** Milliseconds between two cards that others lay. */
export const paces = { slow: 1300, normal: 600, fast: 250, at_once: 0 } as const;
export type Pace = keyof typeof paces;
/** How loud, times the usual. */
export const volumes = { quiet: 0.35, usual: 1, loud: 2.2 } as const;
export type Volume = keyof typeof volumes;

/** A value that outlives the page; `isValid` guards against what somebody else wrote there. */
export function kept<Value>(name: string, usual: Value, isValid: (value: unknown) => value is Value): Signal<Value> {
  const place = `tenback.${name}`;
  const read = (): Value => {
    try {
      const value: unknown = JSON.parse(readItem(place) ?? "null");
      return isValid(value) ? value : usual;
    } catch {
      return usual; // somebody else's text
    }
  };
  const value = signal(read());
  effect(() => {
    const text = JSON.stringify(value.value);
    if (text !== readItem(place)) writeItem(place, text);
  });
  return value;
}

const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";
const isText = (value: unknown): value is string => typeof value === "string";
const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);
const isScheme = (value: unknown): value is Scheme => value === "auto" || value === "light" || value === "dark";
const isPace = (value: unknown): value is Pace => typeof value === "string" && Object.hasOwn(paces, value);
const isVolume = (value: unknown): value is Volume => typeof value === "string" && Object.hasOwn(volumes, value);
const isFelt = (value: unknown): value is Felt => felts.some((felt) => felt === value);
const isDeck = (value: unknown): value is Deck => decks.some((deck) => deck === value);

export const preferences = {
  language: kept("language", preferredLanguage(navigator.languages), isLanguage),
  name: kept("name", "", isText),
  sound: kept("sound", true, isBoolean),
  haptics: kept("haptics", true, isBoolean),
  motion: kept("motion", true, isBoolean),
  scheme: kept<Scheme>("scheme", "auto", isScheme),
  felt: kept<Felt>("felt", "oak", isFelt),
  deck: kept<Deck>("deck", "waves", isDeck),
  volume: kept<Volume>("volume", "usual", isVolume),
  pace: kept<Pace>("pace", "normal", isPace),
  /** A card is laid as soon as it is put on a pile, not planned first. */
  layAtOnce: kept("lay_at_once", false, isBoolean),
};

/** Motion is shown where neither this page nor the system has been asked to do without. */
export function mayMove(): boolean {
  return preferences.motion.value && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Between two cards of others, as things are now; who wants no motion, or looks elsewhere, is told at once. */
export function paceNow(): number {
  return mayMove() && !document.hidden ? paces[preferences.pace.value] : 0;
}
