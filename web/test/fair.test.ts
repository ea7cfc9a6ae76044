// The fair shuffle a third time, in the page, by the vectors of docs/fairness.md.
import { bytesToHex } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import { check } from "../src/fair/check";
import { commitmentOf, derive, keyOf } from "../src/fair/shuffle";
import type { TellTable } from "../src/generated/protocol";
import { toldFromScratch } from "../src/session/told";

const range = (first: number, count = 32) => Uint8Array.from({ length: count }, (_, n) => first + n);
const proof = {
  table: "k3v9",
  round: 2,
  secret: bytesToHex(range(0)),
  contributions: { "1": bytesToHex(range(0x40)), "3": bytesToHex(range(0x80)) } as Record<string, string>,
};

describe("the fair shuffle", () => {
  it("follows docs/fairness.md", () => {
    expect(commitmentOf(proof)).toBe("89046d350adfbec36c544882a1393eb806ee9f4ff39b3395d813032fb07af162");
    const key = keyOf(proof, 3);
    expect(bytesToHex(key)).toBe("c74ebf60d89ce1574bbac4cd89026ccb0682ea3845334df2ab917ed4b90f3127");
    const { decks, lot } = derive("classic", key);
    expect(decks[0]?.slice(0, 10).join(" ")).toBe("74 40 67 24 39 5 9 78 65 79");
    expect(lot).toBe(1621365094);
    expect(derive("quick", key).decks[0]?.slice(0, 6).join(" ")).toBe("B7 B9 Y6 G3 B8 R4");
    expect(derive("face", key).decks.map((deck) => new Set(deck).size)).toEqual([58, 58]);
  });
});

describe("what a device finds out", () => {
  const table: TellTable = {
    tell: "table",
    number: 10,
    table: { id: "k3v9", code: "K3V9", game: "classic", players: 3, options: {}, talk: "markers", hints: true, listed: false, clock: null },
    you: 1,
    seats: [{ person: "Ann", here: true }, {}, { person: "Bob", here: true }],
    shuffle: null,
    state: null,
    hand: [],
    laid: [],
    revealed: null,
    history: [],
  };
  const told = toldFromScratch(table, null);
  const whole = { version: 1, absent: [2], ...proof, commitment: commitmentOf(proof) };
  const given = { bytes: proof.contributions["1"] ?? "", commitment: whole.commitment };
  const nowhere = () => Promise.reject(new Error("503"));

  it("that it saw another commitment, or gave another part", async () => {
    expect(await check(told, whole, { ...given, commitment: "00" }, nowhere)).toBe("wrong");
    expect(await check(told, whole, { ...given, bytes: "00" }, nowhere)).toBe("wrong");
    expect(await check(told, { ...whole, table: "other" }, undefined, nowhere)).toBe("wrong");
  });

  it("that the secret is not the one that was committed to", async () => {
    const other = { ...whole, secret: bytesToHex(range(1)) };
    expect(await check(told, other, given, nowhere)).toBe("wrong_secret");
    expect(await check(told, other, undefined, nowhere)).toBe("wrong_secret");
    expect(await check(told, { ...whole, secret: "no secret" }, undefined, nowhere)).toBe("wrong_secret");
  });

  it("that no deck follows from what is no contribution", async () => {
    expect(await check(told, { ...whole, contributions: { "1": "nothing" } }, undefined, nowhere)).toBe("wrong_deck");
  });

  it("that it cannot know the cards without the record", async () => {
    expect(await check(told, whole, given, nowhere)).toBe("no_record");
  });
});
