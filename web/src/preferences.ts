// What this device prefers, kept in its browser.
import { effect, signal, type Signal } from "@preact/signals";
import { languages, preferredLanguage, type Language } from "./words/words";

export type Scheme = "auto" | "light" | "dark";

/** A value that outlives the page; `isValid` guards against what somebody else wrote there. */
export function kept<Value>(name: string, usual: Value, isValid: (value: unknown) => value is Value): Signal<Value> {
  const place = `tenback.${name}`;
  const read = (): Value => {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(place) ?? "null");
      return isValid(value) ? value : usual;
    } catch {
      return usual; // a browser that keeps nothing, or somebody else's text
    }
  };
  const value = signal(read());
  effect(() => {
    const text = JSON.stringify(value.value);
    try {
      localStorage.setItem(place, text);
    } catch {
      // not kept, but in force until the page is closed
    }
  });
  return value;
}

const isBoolean = (value: unknown): value is boolean => typeof value === "boolean";
const isText = (value: unknown): value is string => typeof value === "string";
const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);
const isScheme = (value: unknown): value is Scheme => value === "auto" || value === "light" || value === "dark";

export const preferences = {
  language: kept("language", preferredLanguage(navigator.languages), isLanguage),
  name: kept("name", "", isText),
  sound: kept("sound", true, isBoolean),
  haptics: kept("haptics", true, isBoolean),
  motion: kept("motion", true, isBoolean),
  scheme: kept<Scheme>("scheme", "auto", isScheme),
};

/** Motion is shown where neither this page nor the system has been asked to do without. */
export function mayMove(): boolean {
  return preferences.motion.value && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
