// The server of this device: what docs/protocol.md says of one, for the clients of one page.
import type { ClientMessage, DoCreate, DoJoin, LobbyTable, ServerMessage, Summary } from "../generated/protocol";
import type { Door, LocalTable } from "./door";
import { Guest } from "./guest";
import { giveHint } from "./hints";
import { BotPace } from "./pace";
import { Room, type House, type News } from "./room";
import type { Store } from "./store";
import type { Thinker } from "./thinking";

const codeLength = 6;

function lobbyLine({ id, code, game, players, options, talk, hints, listed, clock, seats }: Summary): LobbyTable {
  return { id, code, game, players, options, talk, hints, listed, clock, seats };
}

export class Server {
  private readonly guests = new Map<number, { guest: Guest; last: Promise<unknown> }>();
  private readonly rooms = new Map<string, Room>();
  private readonly house: House;
  readonly pace = new BotPace();

  /** @param channel where the servers of other tabs listen */
  constructor(
    private readonly door: Door,
    private readonly store: Store,
    thinker: Thinker,
    channel: BroadcastChannel,
    trouble: House["trouble"] = () => undefined,
  ) {
    this.house = { door, store, thinker, pace: this.pace, trouble, broadcast: (news) => channel.postMessage(news) };
    channel.onmessage = (message: MessageEvent<News>) => this.heard(message.data);
  }

  open(client: number, tell: (message: ServerMessage) => void): void {
    this.guests.set(client, { guest: new Guest(tell), last: Promise.resolve() });
  }

  close(client: number): void {
    const guest = this.guests.get(client)?.guest;
    this.guests.delete(client);
    if (guest) this.depart(guest);
  }

  /** Messages of a client are handled one after the other. */
  take(client: number, message: ClientMessage): void {
    const entry = this.guests.get(client);
    if (!entry) return;
    entry.last = entry.last.then(() => this.handle(entry.guest, message)).catch(() => entry.guest.refuse(message.id, "not_kept"));
  }

  async list(): Promise<LocalTable[]> {
    const over = ({ status }: Summary) => status === "won" || status === "lost";
    return (await this.store.tables()).map(({ summary, changed }) => ({ ...summary, over: over(summary), changed }));
  }
  async remove(table: string): Promise<void> {
    await this.store.remove(table);
    this.house.broadcast({ table, gone: true });
    this.heard({ table, gone: true });
  }
  async records(table: string): Promise<string> {
    return this.door.records(table, await this.store.read(table));
  }
  /** Of all tables, the oldest first. */
  async allRecords(): Promise<string> {
    const tables = await this.store.tables();
    return (await Promise.all(tables.reverse().map(({ id }) => this.records(id)))).join("");
  }
  async statistics(): Promise<ReturnType<Door["statistics"]>> {
    const tables = await this.store.tables();
    return this.door.statistics(await Promise.all(tables.reverse().map(({ id }) => this.store.read(id))));
  }

  private async handle(guest: Guest, message: ClientMessage): Promise<void> {
    const refusal = this.door.check(message);
    if (refusal) guest.tell(refusal);
    else if (message.do === "create") await this.create(guest, message);
    else if (message.do === "lobby") await this.lobby(guest, message.id);
    else if (message.do === "join") await this.join(guest, message);
    else if (message.do === "hint") giveHint(this.house, guest, message);
    else if (message.do === "leave") this.leave(guest, message.id);
    else if (message.do === "ping") guest.tell({ tell: "answer", id: message.id, ok: true });
    else if (guest.room) await guest.room.order(guest, message);
    else guest.refuse(message.id, "no_table");
  }

  private async create(guest: Guest, message: DoCreate): Promise<void> {
    const opened = this.door.open(message);
    if (opened.id === null || !opened.log || !opened.summary) {
      guest.tell(opened.answer);
      return;
    }
    this.door.forget(opened.id); // whoever joins reads it from its log
    let kept = await this.store.append(opened.id, 1, opened.log, opened.summary);
    if (kept === "gone") {
      await this.store.openAgain();
      kept = await this.store.append(opened.id, 1, opened.log, opened.summary);
    }
    if (kept === "full") {
      this.house.trouble("full");
      guest.refuse(message.id, "not_kept");
      return;
    }
    guest.tell(kept === "kept" || !opened.answer.ok ? opened.answer : { ...opened.answer, again: true });
  }

  private async lobby(guest: Guest, id: number): Promise<void> {
    const tables = (await this.store.tables()).map(({ summary }) => lobbyLine(summary));
    guest.tell({ tell: "answer", id, ok: true, tables });
  }

  private async join(guest: Guest, message: DoJoin): Promise<void> {
    const name = message.table.toUpperCase();
    const id = name.length === codeLength ? await this.tableOfCode(name) : name;
    if (id === undefined) {
      guest.refuse(message.id, "no_such_code");
      return;
    }
    const room = this.rooms.get(id) ?? new Room(this.house, id);
    this.rooms.set(id, room);
    await room.join(guest, message);
    this.tidy(room);
  }

  private async tableOfCode(code: string): Promise<string | undefined> {
    const found = (await this.store.tables()).filter(({ id }) => id.startsWith(code));
    return found.length === 1 ? found[0]?.id : undefined;
  }

  private leave(guest: Guest, id: number): void {
    this.depart(guest);
    guest.tell({ tell: "answer", id, ok: true });
  }

  private depart(guest: Guest): void {
    const { room } = guest;
    room?.leave(guest);
    if (room) this.tidy(room);
  }

  private tidy(room: Room): void {
    if (room.isEmpty) this.rooms.delete(room.id);
  }

  private heard(news: News): void {
    const room = this.rooms.get(news.table);
    if (!room) return;
    if ("gone" in news) room.gone();
    else if ("seat" in news) room.satElsewhere(news.seat);
    else void room.heardOf(news.number);
    this.tidy(room);
  }
}
