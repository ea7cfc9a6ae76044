import { describe, expect, it } from "vitest";
import type { Pile } from "../src/generated/protocol";
import { hasFlame, mannerOf, partsOf, pilesOf, startOf, valueOf } from "../src/game/cards";

describe("cards", () => {
  it("are read as they are written", () => {
    expect(valueOf("B10")).toBe(10);
    expect(partsOf("44>D2")).toEqual({ card: "44", pile: "D2" });
  });

  it("burn only On Fire", () => {
    expect(["22", "77"].every((card) => hasFlame("classic", { fire: true }, card))).toBe(true);
    expect(["11", "88", "23"].some((card) => hasFlame("classic", { fire: true }, card))).toBe(false);
    expect(hasFlame("classic", {}, "22")).toBe(false);
  });

  it("come onto a pile in a manner of their own", () => {
    expect(mannerOf("classic", 1, partsOf("34>U1"), "44")).toBe("trick");
    expect(mannerOf("classic", 1, partsOf("45>U1"), "44")).toBe("plain");
    expect(mannerOf("classic", 1, partsOf("9>D1"), null)).toBe("plain");
    expect(mannerOf("classic", 1, partsOf("66>D2"), "56")).toBe("trick");
    expect(mannerOf("quick", 1, partsOf("R9>D1"), "R2")).toBe("reverse");
    expect(mannerOf("quick", 1, partsOf("R1>D1"), "R2")).toBe("plain");
    expect(mannerOf("face", 2, partsOf("22>U2"), "32")).toBe("trick");
    expect(mannerOf("face", 1, partsOf("9>U2"), "12")).toBe("gift");
  });

  it("lie before the person who owns them", () => {
    expect(pilesOf("face", 2)).toEqual(["U2", "D2", "U1", "D1"]);
    expect(pilesOf("face", null)).toEqual(["U1", "D1", "U2", "D2"]);
    expect(pilesOf("classic", 3)).toEqual(["U1", "U2", "D1", "D2"]);
    expect(["U1", "D2"].map((pile) => startOf("face", pile as Pile))).toEqual(["1", "60"]);
    expect(startOf("quick", "U1")).toBe("");
  });
});
