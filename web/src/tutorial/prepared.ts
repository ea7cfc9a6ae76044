// A table of the real engine for one scene: its log is that of a game which was played so far, and the bot plays what is written.
import type { Carrier, CarrierEvents, OpenCarrier } from "../carrier";
import type { Change, ClientMessage, Game } from "../generated/protocol";
import type { Door } from "../local/door";
import { randomHex } from "../session/keys";
import type { Place } from "../session/session";
import { decksFor } from "./decks";
import { bot, seatOfTurn, you, type Scene } from "./lesson";

export interface Prepared {
  place: Place;
  open: OpenCarrier;
}

/** What the log of a table says when the scene begins, from the deal on. */
export function linesOf(game: Game, scene: Scene): string[] {
  const dealt = { event: "dealt", lot: 0, known: true, decks: decksFor(game, scene) };
  const acted = scene.turns
    .slice(0, scene.from)
    .flatMap((plays, turn) => [...plays, "."].map((play) => ({ event: "acted", seat: seatOfTurn(turn), play })));
  return [dealt, { event: "begun", seat: you }, ...acted].map((event) => JSON.stringify(event));
}

export function prepare(door: Door, game: Game, scene: Scene, pace: number): Prepared {
  const key = randomHex(16);
  const opened = door.open({ id: 1, do: "create", nonce: randomHex(16), game, players: 2, options: {}, talk: "markers", hints: false, listed: false, clock: null, bots: [null, "normal"] });
  const table = opened.id ?? "";
  const seated = door.order(table, null, { id: 2, do: "sit", seat: you, name: "", key });
  const wrong = door.read(table, [...(opened.log ?? []), ...(seated.change?.log ?? []), ...linesOf(game, scene)]);
  if (wrong !== null) throw new Error(wrong);
  return { place: { table, key }, open: (events) => new PreparedCarrier(door, table, scene, events, pace) };
}

class PreparedCarrier implements Carrier {
  private turn: number; // of the scene
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly door: Door,
    private readonly table: string,
    private readonly scene: Scene,
    private readonly events: CarrierEvents,
    private readonly pace: number, // milliseconds between two cards of the bot
  ) {
    this.turn = scene.from;
    queueMicrotask(() => events.state("open"));
  }

  send(message: ClientMessage): void {
    const reply = message.do === "join" ? this.door.join(this.table, message) : this.door.order(this.table, you, message);
    if (reply.change) this.tell(reply.change);
    this.events.tell(reply.answer);
    if (reply.table) this.events.tell(reply.table);
    if (message.do === "lay" && reply.answer.ok && message.plays.at(-1) === ".") this.botsTurn();
  }

  close(): void {
    clearTimeout(this.timer);
    this.door.forget(this.table);
  }

  private tell(change: Change): void {
    this.events.tell(change.own[String(you)] ?? change.all);
  }

  private botsTurn(): void {
    const plays = this.scene.turns[this.turn + 1];
    this.turn += 2;
    if (plays) this.botPlays([...plays, "."]);
  }

  private botPlays([play, ...more]: readonly string[]): void {
    if (play === undefined) return;
    this.timer = setTimeout(() => {
      const change = this.door.botAct(this.table, bot, play);
      if (change) this.tell(change);
      this.botPlays(more);
    }, this.pace);
  }
}
