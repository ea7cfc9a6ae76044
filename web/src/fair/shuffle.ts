// docs/fairness.md step by step: from a secret and everybody's parts to the decks.
import { chacha20 } from "@noble/ciphers/chacha.js";
import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { facts } from "../generated/facts";
import type { Card, Game } from "../generated/protocol";

/** Under the key `fairness` of a record. */
export interface Proof {
  version: number;
  table: string;
  round: number;
  commitment: string;
  secret: string;
  contributions: Record<string, string>;
  absent: number[];
}

const hashed = { dkLen: 32 };

function number(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
}

function text(value: string): Uint8Array {
  const bytes = utf8ToBytes(value);
  return concatBytes(number(bytes.length), bytes);
}

export function commitmentOf({ table, round, secret }: Pick<Proof, "table" | "round" | "secret">): string {
  return bytesToHex(blake2b(concatBytes(text("tenback fair commitment 1"), text(table), number(round), hexToBytes(secret)), hashed));
}

export function keyOf(proof: Pick<Proof, "table" | "round" | "secret" | "contributions">, players: number): Uint8Array {
  const parts = Array.from({ length: players }, (_, place) => {
    const part = proof.contributions[String(place + 1)];
    return part === undefined ? number(0) : concatBytes(number(1), hexToBytes(part));
  });
  const message = concatBytes(text("tenback fair deal 1"), text(proof.table), number(proof.round), number(players), ...parts);
  return blake2b(message, { ...hashed, key: hexToBytes(proof.secret) });
}

/** The key stream of ChaCha20, one word of 64 bits after the other. */
function wordsOf(key: Uint8Array): () => bigint {
  const block = (counter: number) => new DataView(chacha20(key, new Uint8Array(12), new Uint8Array(64), undefined, counter).buffer);
  let used = 0;
  let words = block(0);
  return () => {
    if (used > 0 && used % 8 === 0) words = block(used / 8);
    return words.getBigUint64(8 * (used++ % 8), true);
  };
}

/** What a shuffle begins with (docs/notation.md). */
function sorted(game: Game): Card[][] {
  const { cards, decks } = facts[game];
  return Array.from({ length: decks }, () => [...cards]);
}

/** A place below each of the sizes, all out of one word that is fair to them. */
function places(words: () => bigint, sizes: readonly number[]): number[] {
  const half = 1n << 32n;
  const outcomes = sizes.reduce((product, size) => product * BigInt(size), 1n);
  for (;;) {
    let rest = words() >> 32n;
    const found = sizes.map((size) => {
      const product = rest * BigInt(size);
      rest = product % half;
      return Number(product >> 32n);
    });
    if (rest >= half % outcomes) return found;
  }
}

function shuffled(deck: Card[], words: () => bigint): Card[] {
  let at = 1;
  while (at < deck.length) {
    const sizes = at + 3 <= deck.length ? [at + 1, at + 2, at + 3] : [at + 1];
    for (const place of places(words, sizes)) {
      [deck[at], deck[place]] = [deck[place] ?? "", deck[at] ?? ""];
      ++at;
    }
  }
  return deck;
}

/** The decks that follow, and the lot among those who might begin. */
export function derive(game: Game, key: Uint8Array): { decks: Card[][]; lot: number } {
  const words = wordsOf(key);
  const decks = sorted(game).map((deck) => shuffled(deck, words));
  return { decks, lot: Number(words() >> 32n) };
}
