// A table that shows what a test wants: the test answers the page's WebSocket itself, in the words of docs/protocol.md.
import type { Browser, BrowserContextOptions, Page, WebSocketRoute } from "playwright-core";
import type { ClientMessage, Event, Pile, Say, Seat, SeatInfo, State, TellEvents, TellTable } from "../src/generated/protocol";
import { Visitor } from "./world";

export class Stage {
  private socket: WebSocketRoute | null = null;
  private number = 0;
  /** What the page has asked for. */
  readonly asked: ClientMessage[] = [];

  private constructor(
    readonly visitor: Visitor,
    private table: TellTable,
  ) {}

  get page(): Page {
    return this.visitor.page;
  }

  static async open(browser: Browser, url: string, table: TellTable, options: BrowserContextOptions = {}): Promise<Stage> {
    const stage = new Stage(await Visitor.come(browser, options), table);
    await stage.page.routeWebSocket(/\/ws$/, (socket) => {
      stage.socket = socket;
      socket.onMessage((text) => stage.answer(JSON.parse(String(text)) as ClientMessage));
    });
    await stage.page.goto(`${url}/t/${table.table.id}`);
    await stage.page.locator(".table").waitFor();
    return stage;
  }

  private answer(message: ClientMessage): void {
    this.asked.push(message);
    const more = message.do === "join" ? { table: this.table.table.id, last: 0 } : {};
    this.socket?.send(JSON.stringify({ tell: "answer", id: message.id, ok: true, ...more }));
    if (message.do === "join") this.show(this.table);
  }

  /** The table from scratch. */
  show(table: TellTable): void {
    this.table = table;
    this.number += 1;
    this.socket?.send(JSON.stringify({ ...table, number: this.number }));
  }

  /** What happens next. */
  tell(message: Omit<TellEvents, "tell" | "number">): void {
    this.number += 1;
    this.socket?.send(JSON.stringify({ tell: "events", number: this.number, ...message } satisfies TellEvents));
  }
}

/** As long as a name may be. */
export const names = ["Wilhelmina Оберфельдвебель", "Maximiliane Featherstone", "Христофор Довгопалюк", "Božena Nejnovotnější-Malá", "Wolfgang Amadeus Mustermann"].map((name) => name.slice(0, 24));

export function people(count: number, more: Partial<SeatInfo> = {}): SeatInfo[] {
  return Array.from({ length: count }, (_, seat) => ({ person: names[seat] ?? "", here: true, ...(seat === count - 1 && count > 1 ? more : {}) }));
}

const state: State = {
  status: "playing", reason: null, winner: null, left: 60, seat: 1, turn: 6, played: 0, required: 2, may_end: false, must_cover: [], burning: [],
  piles: { U1: null, U2: null, D1: null, D2: null }, draw: { "0": 42 }, counts: {}, given: 0, round: 1, known: false, talk: [], wishes: {}, take_backs: 0, may_take_back: false, stood_in: [], deadline: null, deadline_ms: null,
};

export interface Wanted {
  game: TellTable["table"]["game"];
  players: 1 | 2 | 3 | 4 | 5;
  hand: string[];
  state?: Partial<State>;
  /** Turns of the others since one's own. */
  turns?: [Seat, ...string[]][];
  seats?: SeatInfo[];
  options?: TellTable["table"]["options"];
  table?: Partial<TellTable["table"]>;
  revealed?: TellTable["revealed"];
}

/** A table at which it is seat 1's turn, unless something else is wanted. */
export function tableWith(wanted: Wanted): TellTable {
  const { game, players, hand, turns = [], options = {} } = wanted;
  const history: Event[] = [{ event: "dealt", round: 1, known: false, hand }];
  const laid: string[] = [];
  turns.forEach(([seat, ...plays], place) => {
    history.push({ event: "turn", seat, turn: place + 1, required: 2, must_cover: [] });
    for (const play of plays) {
      history.push({ event: "play", seat, play });
      laid.push(play.split(">")[0] ?? "");
    }
    history.push({ event: "end", seat });
  });
  const tops = Object.fromEntries(turns.flatMap(([, ...plays]) => plays.map((play): [string, string] => [play.split(">")[1] ?? "", play.split(">")[0] ?? ""])));
  const piles = (game === "quick" ? { U1: null, D1: null } : { U1: null, U2: null, D1: null, D2: null }) as State["piles"];
  const counts = Object.fromEntries(Array.from({ length: players }, (_, seat) => [String(seat + 1), hand.length]));
  const draw: State["draw"] = game === "face" ? { "1": 30, "2": 29 } : { "0": 42 };
  return {
    tell: "table",
    number: 1,
    table: { id: "ABCDEFGH23456789", code: "ABCDEF", game, players, options, talk: "guarded", hints: true, listed: false, clock: null, ...wanted.table },
    you: 1,
    seats: wanted.seats ?? people(players),
    shuffle: null,
    state: { ...state, counts, draw, piles: { ...piles, ...tops }, ...wanted.state },
    hand,
    laid: game === "face" ? { "1": [], "2": laid } : laid,
    revealed: wanted.revealed ?? null,
    history,
  };
}

/** Everybody says everything that there is to say about the piles. */
export function allSay(players: number, kinds: readonly string[], piles: readonly Pile[], more: (seat: Seat) => Say[] = () => []): State["talk"] {
  return Array.from({ length: players }, (_, place) => place + 1).flatMap((seat) => [...kinds.flatMap((kind) => piles.map((pile) => ({ seat, say: `${kind} ${pile}` }))), ...more(seat).map((say) => ({ seat, say }))]);
}
