import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { variants } from "../src/generated/facts";
import { botsOf, peopleOf, setupFrom, tableOf, talkChoices, usualSetup, type Setup } from "../src/home/setup";

const ajv = new Ajv2020({ strict: false });
ajv.addSchema(JSON.parse(readFileSync("../docs/protocol.schema.json", "utf8")) as object, "protocol");
const isMessage = ajv.compile({ $ref: "protocol#/$defs/client_message" });

const every: Setup[] = (["classic", "quick", "face"] as const).flatMap((game) =>
  (["bots", "friends", "shared"] as const).flatMap((mode) =>
    [0, 1, 4, 9].flatMap((bots) => [2, 5].map((people) => ({ ...usualSetup, game, mode, bots, people, variants: [...variants], talk: "guarded" as const }))),
  ),
);

describe("what is chosen on the first screen", () => {
  it("always makes a table that a server understands, with as many seats as the game has", () => {
    for (const setup of every) {
      const table = tableOf(setup);
      expect(isMessage({ id: 1, do: "create", nonce: "0".repeat(32), ...table })).toBe(true);
      expect(table.bots).toHaveLength(table.players);
      const [low, high] = { classic: [1, 5], quick: [2, 5], face: [2, 2] }[setup.game];
      expect(table.players).toBeGreaterThanOrEqual(low ?? 0);
      expect(table.players).toBeLessThanOrEqual(high ?? 0);
      expect(talkChoices(setup).concat("silent")).toContain(table.talk);
    }
  });

  it("is remembered part by part: what this version does not know gives way to the usual", () => {
    const stored = { ...usualSetup, game: "quick", bots: 3, level: "grandmaster", clock: 45, names: ["Ann", 7], later: true };
    expect(setupFrom(stored)).toEqual({ ...usualSetup, game: "quick", bots: 3 });
    expect(setupFrom({})).toEqual(usualSetup);
  });

  it("knows the variants of a set-up that an older page has stored", () => {
    expect(setupFrom({ fire: true, expert: false, smallerHand: true, pro: "yes" }).variants).toEqual(["fire", "smaller_hand"]);
    expect(setupFrom({ variants: ["pro"], fire: true }).variants).toEqual(["pro"]);
    expect(setupFrom({ variants: ["blind"] }).variants).toEqual([]);
  });

  it("offers what the engine permits to be agreed on", () => {
    const offered = (changes: Partial<Setup>) => talkChoices({ ...usualSetup, mode: "friends", ...changes });
    expect(offered({})).toEqual(["silent", "markers", "guarded"]);
    expect(offered({ game: "face" })).toEqual(["silent", "markers", "open"]);
    expect(offered({ game: "quick", variants: ["pro"] })).toEqual(["silent", "markers"]);
    expect(offered({ mode: "shared" })).toEqual(["silent", "markers"]);
  });

  it("is written with every option of its game", () => {
    expect(tableOf({ ...usualSetup, mode: "shared", people: 4, variants: ["expert", "smaller_hand", "pro"] }).options).toEqual({ fire: false, minimum: 3, hand: 5 });
    expect(tableOf({ ...usualSetup, game: "quick", variants: ["fire", "pro"] }).options).toEqual({ pro: true });
    expect(tableOf({ ...usualSetup, game: "face", variants: [...variants] }).options).toEqual({});
  });

  it("is people, not bots, at one screen", () => {
    expect(tableOf({ ...usualSetup, mode: "shared", people: 3 }).bots).toEqual([null, null, null]);
  });

  it("can be a game alone", () => {
    const alone = { ...usualSetup, bots: 0 };
    expect([peopleOf(alone), botsOf(alone)]).toEqual([1, 0]);
    expect(tableOf(alone)).toMatchObject({ players: 1, talk: "silent", options: { hand: 8, minimum: 2 } });
  });
});
