// Game records to look at: a file's lines, and what is handed over from a table that has just finished.
import { signal } from "@preact/signals";

export interface Opened {
  name: string; // of the file; empty: from a table
  lines: readonly string[];
}

const place = "tenback.records";

export function linesOf(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}

/** Whether a file may hold records at all; each of its lines is then judged by the rules when it is looked at. */
export function looksLikeRecords(text: string): boolean {
  return /^\s*\{\s*"/.test(text) && linesOf(text).every((line) => line.trimStart().startsWith("{"));
}

/** Kept as long as the tab lives, so that a reload shows the same game. */
function keptRecords(): Opened | null {
  const text = sessionStorage.getItem(place);
  return text === null ? null : { name: "", lines: linesOf(text) };
}

export const opened = signal<Opened | null>(keptRecords());

export function showRecords(text: string, name = ""): void {
  opened.value = { name, lines: linesOf(text) };
  try {
    sessionStorage.setItem(place, text);
  } catch {
    // too long to be kept: shown until the tab is left
  }
}

export function closeRecords(): void {
  opened.value = null;
  sessionStorage.removeItem(place);
}
