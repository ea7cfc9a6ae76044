// What the module answers fits docs/module.schema.json, from which the page's types are made; and what the schemas say about options and markers is
// what the engine says.
import { readFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, it } from "vitest";
import { facts, games, marks } from "../src/generated/facts";
import type { ClientMessage, Game, Look, Move, Reply, Seat, TellTable } from "../src/generated/protocol";
import { optionsFor, variantsFor } from "../src/game/variants";
import { Door } from "../src/local/door";
import { start, type Module } from "../src/rules/module";

interface Described {
  text?: string;
  answer?: string;
  optional?: boolean;
}
const read = (name: string): unknown => JSON.parse(readFileSync(`../docs/${name}.schema.json`, "utf8"));
const protocol = read("protocol") as { $defs: Record<string, { pattern?: string; properties?: Record<string, object> }> };
const schema = read("module") as { functions: Record<string, Described> };
const ajv = new Ajv2020({ strict: false });
ajv.addSchema(protocol, "protocol.schema.json");
ajv.addSchema(schema, "module.schema.json");
const validators = new Map<string, ValidateFunction>();
const fits = (name: string): ValidateFunction => {
  const known = validators.get(name) ?? ajv.compile({ $ref: `module.schema.json#/$defs/${name}` });
  validators.set(name, known);
  return known;
};
const isRefusal = ajv.compile({ $ref: "protocol.schema.json#/$defs/tell_refused" });

/** Every answer that passes is held against the schema; which functions were asked is noted. */
function watched(module: Module, asked: Set<string>): Module {
  const check = (name: string, length: number): void => {
    const { answer, optional } = schema.functions[name] ?? {};
    if (answer === undefined || (optional === true && length === 0)) return;
    asked.add(name);
    const value = JSON.parse(module.get(length)) as unknown;
    const isGood = answer === "tell_refused" ? isRefusal : fits(answer);
    expect(isGood(value), JSON.stringify([name, value, isGood.errors])).toBe(true);
  };
  const exports = Object.entries(module.exports).map(([name, one]: [string, unknown]) => {
    if (typeof one !== "function") return [name, one];
    const asking = (...given: number[]): number => {
      const result = (one as (...given: number[]) => number)(...given);
      check(name, result);
      return result;
    };
    return [name, asking];
  });
  return { ...module, exports: Object.fromEntries(exports) as Module["exports"] };
}

let module: Module;
let door: Door;
const asked = new Set<string>();
beforeAll(async () => {
  module = watched(await start(await WebAssembly.compile(await readFile("../build/wasm/tenback.wasm"))), asked);
  door = new Door(module);
});

const ask = (name: "look" | "may_say" | "replay", text: string): unknown => JSON.parse(module.get(module.exports[name](module.put(text)))) as unknown;

/** A table of people, as the page opens it, with its log. */
class Played {
  readonly id: string;
  readonly log: string[] = [];
  private next = 100;

  constructor(game: Game, players: number, chosen = variantsFor(game)) {
    const options = optionsFor(game, players, chosen);
    const opened = door.open({ id: 1, do: "create", nonce: "0".repeat(32), game, players, options, talk: players === 1 ? "silent" : "markers", hints: true, listed: false, clock: null, bots: Array<null>(players).fill(null) });
    this.id = opened.id ?? "";
    this.log.push(...(opened.log ?? []));
    for (let seat = 1; seat <= players; seat += 1) this.order(null, { id: 1, do: "sit", seat, name: `Ann ${seat}`, key: String(seat).repeat(32) });
  }

  order(seat: Seat | null, message: ClientMessage): Reply {
    const reply = door.order(this.id, seat, { ...message, id: (this.next += 1) });
    this.log.push(...(reply.change?.log ?? []));
    return reply;
  }
  told(seat: Seat): TellTable {
    return door.join(this.id, { id: 1, do: "join", table: this.id, key: String(seat).repeat(32) }).table as TellTable;
  }

  /** Whatever the rules allow first, to the end; the page's questions are asked on the way. */
  toTheEnd(players: number): void {
    this.order(1, { id: 1, do: "deal", again: false });
    for (let seat = 1; seat <= players; seat += 1) this.order(seat, { id: 1, do: "wish", wish: "gladly" });
    for (let at = 0; at < 400; at += 1) {
      const seat = this.told(1).state?.seat ?? 1;
      const { table, state, hand, laid } = this.told(seat);
      if (!state || !hand || (state.status !== "playing" && state.status !== "opening")) return;
      const says = ask("may_say", JSON.stringify({ table, state, hand, you: seat })) as { says: string[] };
      if (says.says[0] !== undefined && at % 7 === 0) this.order(seat, { id: 1, do: "say", say: says.says[0] });
      const { moves, may_end } = ask("look", JSON.stringify({ table, state, hand, laid, plays: [] })) as Look;
      const best = moves.filter(({ refusal }) => refusal === null).sort((a, b) => Math.abs(a.gap ?? 0) - Math.abs(b.gap ?? 0))[0];
      const move: Move = may_end || !best ? "." : `${best.card}>${best.pile}`;
      if (!this.order(seat, { id: 1, do: "lay", plays: [move] }).answer.ok) return;
      if (at === 1) this.order(seat, { id: 1, do: "take_back" });
    }
  }
}

describe("what the module answers fits the schema", () => {
  it("about facts", () => {
    const isFacts = fits("facts");
    expect(isFacts({ games: facts, marks: [...marks] }), JSON.stringify(isFacts.errors)).toBe(true);
  });

  it.each(games.flatMap((game) => [...new Set([facts[game].fewest, facts[game].most])].flatMap((players) => [[game, players, "usual"] as const, [game, players, "every variant"] as const])))("in games of %s with %i, %s", (game, players, how) => {
    const played = new Played(game, players, how === "usual" ? [] : undefined);
    played.toTheEnd(players);
    expect(["won", "lost"]).toContain(played.told(1).state?.status);
    expect(door.read(played.id, played.log)).toBeNull();
    const replay = ask("replay", door.records(played.id, played.log)) as { games: { steps: unknown[] }[] };
    expect(replay.games[0]?.steps.length).toBeGreaterThan(1);
    const [sum] = door.statistics([played.log]);
    expect(sum).toMatchObject({ game, games: 1, variants: how === "usual" ? [] : variantsFor(game) });
    door.forget(played.id);
  });

  it("about bots and hints", () => {
    const opened = door.open({ id: 1, do: "create", nonce: "0".repeat(32), game: "classic", players: 2, options: {}, talk: "markers", hints: true, listed: false, clock: null, bots: [null, "easy"] });
    const id = opened.id ?? "";
    expect(door.duty(id)).toBeNull();
    door.order(id, null, { id: 1, do: "sit", seat: 1, name: "Ann", key: "1".repeat(32) });
    door.order(id, 1, { id: 2, do: "deal", again: false });
    expect(door.duty(id)).toBe("wish");
    expect(door.botWish(id)).not.toBeNull();
    expect(door.botWish(id)).toBeNull();
    door.order(id, 1, { id: 3, do: "wish", wish: "very_much" });
    expect(door.hint(id, null)).toEqual({ error: "not_seated" });
    const { hand, state } = door.join(id, { id: 1, do: "join", table: id, key: "1".repeat(32) }).table as TellTable;
    const begins = state?.seat === 1; // the bot may have wished for it as much, and the lot decided
    expect(door.hint(id, 1)).toHaveProperty(begins ? "position" : "error");
    if (begins) door.order(id, 1, { id: 4, do: "lay", plays: [`${hand?.[0]}>U1`, `${hand?.at(-1)}>D1`, "."] });
    expect(door.duty(id)).toHaveProperty("seat", 2);
    expect(door.botAct(id, 1, "2>U1")).toBeNull();
  });

  it("where there is nothing to answer", () => {
    expect(ask("look", "{}")).toHaveProperty("error");
    expect(ask("may_say", "{}")).toHaveProperty("error");
    expect(ask("replay", "none")).toHaveProperty("error");
    expect(door.check({ id: 1, do: "nothing" } as unknown as ClientMessage)).toMatchObject({ ok: false });
    expect(door.check({ id: 1, do: "ping" })).toBeNull();
  });

  it("whatever it is asked", () => {
    const answering = Object.entries(schema.functions).filter(([, { answer }]) => answer !== undefined);
    expect([...asked].sort()).toEqual(answering.map(([name]) => name).sort());
  });
});

describe("the schema of the protocol says what the engine says", () => {
  it("about options", () => {
    const { options, say, players } = protocol.$defs;
    expect(Object.keys(options?.properties ?? {})).toEqual(games.flatMap((game) => facts[game].options.map(({ name }) => name)));
    const isOptions = ajv.compile({ $ref: "protocol.schema.json#/$defs/options" });
    for (const game of games)
      for (const { name, usual, other } of facts[game].options)
        for (const value of [...usual, ...other]) if (value !== null) expect(isOptions({ [name]: value }), `${name}: ${value}`).toBe(true);
    expect(players).toMatchObject({ minimum: 1, maximum: Math.max(...games.map((game) => facts[game].most)) });
    expect(say?.pattern).toContain(`(${marks.join("|")}) `);
  });
});
