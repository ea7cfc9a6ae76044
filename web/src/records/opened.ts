// Game records to look at: a file's lines, and what is handed over from a table that has just finished.
import { signal } from "@preact/signals";
import type { Seat } from "../generated/protocol";

/** The reader's own place in the games of a table. */
export interface Own {
  seat: Seat;
  name: string; // a seat may have been another person's in an earlier round
}

export interface Opened {
  name: string; // of the file; empty: from a table
  lines: readonly string[];
  own: Own | null; // null: names for all, as in a file
}

const place = "tenback.records";
const ownPlace = "tenback.records.own";

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
  const own = sessionStorage.getItem(ownPlace);
  return text === null ? null : { name: "", lines: linesOf(text), own: own === null ? null : (JSON.parse(own) as Own) };
}

export const opened = signal<Opened | null>(keptRecords());

function show(text: string, name: string, own: Own | null): void {
  opened.value = { name, lines: linesOf(text), own };
  try {
    sessionStorage.removeItem(ownPlace);
    sessionStorage.setItem(place, text);
    if (own) sessionStorage.setItem(ownPlace, JSON.stringify(own));
  } catch {
    // too long to be kept: shown until the tab is left
  }
}

export function showFile(text: string, name: string): void {
  show(text, name, null);
}

export function showTable(text: string, own: Own | null): void {
  show(text, "", own);
}

export function closeRecords(): void {
  opened.value = null;
  sessionStorage.removeItem(ownPlace);
  sessionStorage.removeItem(place);
}
