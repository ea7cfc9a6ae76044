// Secrets of this device: a key for each table it sits at, kept so that its seat is found again however the table is reached.
import { forgetItem, itemNames, readItem, writeItem } from "../storage";

export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const prefix = "tenback.key.";
const placeOf = (table: string, person: number): string => `${prefix}${table}.${person}`;

/** A table's code is the beginning of its id: one of the two names may be known when the other is asked for. */
function sameTable(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

/** Where the key of this seat is kept, perhaps under the table's other name. */
function keptAt(table: string, person: number): string | undefined {
  const exact = placeOf(table, person);
  if (readItem(exact) !== null) return exact;
  return itemNames().find((place) => {
    const [name = "", whose] = place.startsWith(prefix) ? place.slice(prefix.length).split(".") : [];
    return name.length >= 6 && whose === String(person) && sameTable(name, table);
  });
}

/** The key for this seat of this device at a table; `person` tells apart those who share the screen. */
export function keyFor(table: string, person = 1): string {
  const place = keptAt(table, person);
  const kept = place === undefined ? null : readItem(place);
  if (kept) return kept;
  const key = randomHex(16);
  writeItem(placeOf(table, person), key);
  return key;
}

/** A seat that was taken when the table was made. */
export function keepKey(table: string, key: string): void {
  writeItem(placeOf(table, 1), key);
}

/** The table that was asked for by a code has this id: what is kept for the code is kept for the id from now on. */
export function nameTable(code: string, id: string): void {
  if (code === id || !id.startsWith(code)) return;
  for (const place of itemNames().filter((one) => one.startsWith(`${prefix}${code}.`))) {
    const key = readItem(place);
    const whole = `${prefix}${id}${place.slice(prefix.length + code.length)}`;
    if (key !== null && readItem(whole) === null) writeItem(whole, key);
    forgetItem(place);
  }
}
