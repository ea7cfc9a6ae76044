// Secrets of this device: a key for each table it sits at, kept so that a reload finds its seat again.
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The key for this seat of this device at a table; `person` tells apart those who share the screen. */
export function keyFor(table: string, person = 1): string {
  const place = `tenback.key.${table}.${person}`;
  const kept = localStorage.getItem(place);
  if (kept) return kept;
  const key = randomHex(16);
  localStorage.setItem(place, key);
  return key;
}
