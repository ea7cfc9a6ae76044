import { describe, expect, it } from "vitest";
import { hasFlame, mannerOf, partsOf, pilesOf, valueOf } from "../src/game/cards";

describe("cards", () => {
  it("are read as they are written", () => {
    expect(valueOf("B10")).toBe(10);
    expect(partsOf("44>D2")).toEqual({ card: "44", pile: "D2" });
  });

  it("burn only On Fire", () => {
    expect(["22", "77"].every((card) => hasFlame({ fire: true }, card))).toBe(true);
    expect(["11", "88", "23"].some((card) => hasFlame({ fire: true }, card))).toBe(false);
    expect(hasFlame({}, "22")).toBe(false);
  });

  it("come onto a pile in a manner of their own", () => {
    expect(mannerOf("classic", 1, partsOf("34>U1"), "44")).toBe("trick");
    expect(mannerOf("classic", 1, partsOf("45>U1"), "44")).toBe("plain");
    expect(mannerOf("classic", 1, partsOf("9>D1"), null)).toBe("plain");
    expect(mannerOf("quick", 1, partsOf("R9>D1"), "R2")).toBe("reverse");
    expect(mannerOf("face", 1, partsOf("9>U2"), "12")).toBe("gift");
  });

  it("lie before the person who owns them", () => {
    expect(pilesOf("face", 2)).toEqual(["U2", "D2", "U1", "D1"]);
  });
});
