// Every lesson can be played as it is written, at a table of the real engine.
import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import type { DoLay, DoSay, Game, Look, ServerMessage } from "../src/generated/protocol";
import { Door } from "../src/local/door";
import { start, type Module } from "../src/rules/module";
import { cardsOf, partsOf, type PlayParts } from "../src/game/cards";
import { classic } from "../src/tutorial/classic";
import { decksFor } from "../src/tutorial/decks";
import { face } from "../src/tutorial/face";
import { bot, you, type Scene, type Step } from "../src/tutorial/lesson";
import { prepare } from "../src/tutorial/prepared";
import { quick } from "../src/tutorial/quick";

let module: Module;
let door: Door;
beforeAll(async () => {
  module = await start(await WebAssembly.compile(await readFile("../build/wasm/tenback.wasm")));
  door = new Door(module);
});

const scenes = [classic, quick, face].flatMap(({ game, scenes }) => scenes.map((scene, place) => ({ game, scene, place, isLast: place === scenes.length - 1 })));

/** Takes the steps of a scene as the page does, but card by card. */
class Walk {
  private readonly table: string;
  private readonly key: string;
  private id = 10; // each message is obeyed once

  constructor(
    private readonly game: Game,
    private readonly scene: Scene,
  ) {
    const { place } = prepare(door, game, scene, 0);
    this.table = place.table;
    this.key = place.key;
  }

  get told() {
    const { table, key } = this;
    return door.join(table, { id: 1, do: "join", table, key }).table as ServerMessage & { tell: "table" };
  }
  get status() {
    return this.told.state?.status;
  }

  take({ task }: Step): void {
    const { state } = this.told;
    const turn = (state?.turn ?? 1) - 1;
    switch (task.kind) {
      case "lay":
        return this.order({ do: "lay", plays: [this.scene.turns[turn]?.[state?.played ?? 0] ?? ""] });
      case "end":
        if (state?.status !== "playing") return; // the last card has won
        this.order({ do: "lay", plays: ["."] });
        for (const play of [...(this.scene.turns[turn + 1] ?? []), "."]) expect(door.botAct(this.table, bot, play), play).not.toBeNull();
        return expect(this.told.state?.seat).toBe(you);
      case "say":
        return this.order({ do: "say", say: this.game === "quick" ? "hint V high" : "leave U1" });
      case "try":
        return this.attempt(partsOf(task.play));
    }
  }

  private order(what: Pick<DoLay, "do" | "plays"> | Pick<DoSay, "do" | "say">): void {
    expect(door.order(this.table, you, { ...what, id: (this.id += 1) }).answer, JSON.stringify(what)).toMatchObject({ ok: true });
  }

  private attempt({ card, pile }: PlayParts): void {
    const { table, state, hand, laid } = this.told;
    const question = { table, state, hand, laid, plays: [] };
    const look = JSON.parse(module.get(module.exports.look(module.put(JSON.stringify(question))))) as Look;
    const move = look.moves.find((it) => it.card === card && it.pile === pile);
    expect(move).toBeDefined();
    expect(move?.loses === true || move?.refusal !== null).toBe(true);
  }
}

describe.each(scenes)("$game, scene $place", ({ game, scene, isLast }) => {
  it("has whole decks", () => {
    for (const deck of decksFor(game, scene)) expect([...deck].sort()).toEqual([...cardsOf(game)].sort());
  });

  it("begins with your turn and the cards that it needs", () => {
    const { told } = new Walk(game, scene);
    expect(told.state?.seat).toBe(you);
    expect(told.hand).toEqual(expect.arrayContaining((scene.turns[scene.from] ?? []).map((play) => partsOf(play).card)));
  });

  it("is played by the rules, step by step, up to its end", () => {
    const table = new Walk(game, scene);
    for (const step of scene.steps) table.take(step);
    expect(table.status).toBe(isLast ? "won" : "playing");
  });
});
