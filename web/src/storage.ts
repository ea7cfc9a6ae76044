// localStorage as it is in real browsers: full, forbidden, or cleared. What it does not take is held until the page is closed, and said.
import { signal } from "@preact/signals";

/** full: something was not saved. newer: a newer version of the page keeps the games here. none: this browser keeps nothing. */
export type StorageTrouble = "full" | "newer" | "none";
export const storageTrouble = signal<StorageTrouble | null>(null);

const held = new Map<string, string>(); // what could not be written

function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null; // forbidden by the person's settings
  }
}

export function readItem(name: string): string | null {
  return held.get(name) ?? storage()?.getItem(name) ?? null;
}

export function writeItem(name: string, text: string): void {
  try {
    const there = storage();
    if (!there) throw new Error("no storage");
    there.setItem(name, text);
    held.delete(name);
  } catch {
    held.set(name, text);
    storageTrouble.value ??= storage() ? "full" : "none";
  }
}

export function forgetItem(name: string): void {
  held.delete(name);
  storage()?.removeItem(name);
}

export function itemNames(): string[] {
  const there = storage();
  const written = there ? Array.from({ length: there.length }, (_, place) => there.key(place) ?? "") : [];
  return [...held.keys(), ...written];
}
