// What people do at tables of this device, run by test/local.test.ts in a real browser.
import type { ClientMessage, DoCreate, Options, ServerMessage, State, TellDone, TellRefused, TellTable } from "../src/generated/protocol";
import { deleteLocal, listLocal, localRecords, localStatistics, openLocal } from "../src/local/local";
import { loadRules } from "../src/rules/rules";

type Answer = TellDone | TellRefused;
type Wanted = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, "id"> : never) : never;

/** Everything that was told in this page, in order. */
export const told: ServerMessage[] = [];

export class Player {
  table = "";
  number = 0;
  state: State | null = null;
  hand: string[] = [];
  info: TellTable["table"] | null = null;
  history: string[] = [];
  bye: string | null = null;
  private id = 0;
  private readonly answers = new Map<number, (answer: Answer) => void>();
  private readonly watchers = new Set<() => void>();
  private readonly carrier = openLocal({
    tell: (message) => this.heard(message),
    state: (state) => {
      this.open = state === "open";
      this.wake();
    },
  });
  private open = false;

  async ask(wanted: Wanted, id = ++this.id): Promise<Answer> {
    await this.until(() => this.open);
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      this.carrier.send({ id, ...wanted });
    });
  }
  async join(table: string, key?: string): Promise<Answer> {
    this.table = table;
    const answer = await this.ask({ do: "join", table, ...(key !== undefined && { key }) });
    if (answer.ok) this.id = Math.max(this.id, answer.last ?? 0);
    if (answer.ok) await this.until(() => this.info !== null);
    return answer;
  }
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!holds()) return;
        this.watchers.delete(look);
        resolve();
      };
      this.watchers.add(look);
      look();
    });
  }
  close(): void {
    this.carrier.close();
  }

  private heard(message: ServerMessage): void {
    told.push(message);
    if (message.tell === "answer") this.answers.get(message.id)?.(message);
    if (message.tell === "bye") this.bye = message.reason;
    if (message.tell === "table") {
      this.info = message.table;
      this.hand = message.hand ?? [];
      this.state = message.state;
      this.number = message.number;
      this.history = message.history.map((event) => event.event);
    }
    if (message.tell === "events") {
      if (message.number !== this.number + (message.count ?? 1)) throw new Error(`a gap before ${message.number}`);
      this.number = message.number;
      this.state = message.state ?? this.state;
      this.hand = message.hand ?? this.hand;
      this.history.push(...message.events.map((event) => event.event));
    }
    this.wake();
  }
  private wake(): void {
    for (const look of [...this.watchers]) look();
  }
}

const hex = (digits: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(digits / 2)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export interface Setup {
  game: DoCreate["game"];
  players: number;
  options?: Options;
  bots?: (string | null)[];
}

/** A table with a person on each seat that no bot has, and their keys. */
export async function seated({ game, players, options, bots }: Setup): Promise<{ people: Player[]; keys: string[]; table: string }> {
  const levels = bots ?? Array.from({ length: players }, () => null);
  const maker = new Player();
  const made = await maker.ask({
    do: "create", nonce: hex(32), game, players, talk: "markers", hints: true, listed: false, clock: null, bots: levels,
    ...(options && { options }),
  });
  if (!made.ok || made.table === undefined) throw new Error("no table");
  maker.close();
  const people: Player[] = [];
  const keys: string[] = [];
  for (const [place, level] of levels.entries()) {
    if (level !== null) continue;
    const person = new Player();
    const key = hex(32);
    await person.join(made.table);
    const sat = await person.ask({ do: "sit", seat: place + 1, name: `P${place + 1}`, key });
    if (!sat.ok) throw new Error(sat.error.code);
    people.push(person);
    keys.push(key);
  }
  return { people, keys, table: made.table };
}

export async function dealt(setup: Setup): Promise<{ people: Player[]; keys: string[]; table: string }> {
  const all = await seated(setup);
  const [first] = all.people;
  if (!first) throw new Error("nobody");
  const answer = await first.ask({ do: "deal", again: false });
  if (!answer.ok) throw new Error(answer.error.code);
  if (setup.players > 1 && setup.game !== "face") await first.ask({ do: "begin" });
  return all;
}

/** One whole turn of whoever is to move, the smallest gaps first; false once the round is over. */
export async function takeTurn(people: readonly Player[]): Promise<boolean> {
  const rules = await loadRules();
  const state = people[0]?.state;
  const mover = people.find((_, place) => place + 1 === state?.seat);
  if (!mover?.state || !mover.info || state?.status !== "playing") return false;
  const plays: string[] = [];
  for (;;) {
    const look = rules.look({ table: mover.info, state: mover.state, hand: mover.hand, plays });
    if (look.may_end || look.won) break;
    const legal = look.moves.filter((move) => move.refusal === null);
    const best = legal.sort((a, b) => Number(a.loses) - Number(b.loses) || (a.gap ?? 0) - (b.gap ?? 0))[0];
    if (!best) throw new Error("stuck without being told");
    plays.push(`${best.card}>${best.pile}`);
    if (best.loses) break;
  }
  const after = rules.look({ table: mover.info, state: mover.state, hand: mover.hand, plays });
  const answer = await mover.ask({ do: "lay", plays: after.may_end && !after.won ? [...plays, "."] : plays });
  if (!answer.ok) throw new Error(`${plays.join(" ")}: ${answer.error.code}`);
  await Promise.all(people.map((person) => person.until(() => person.number >= mover.number)));
  return true;
}

export { deleteLocal, listLocal, loadRules, localRecords, localStatistics };
