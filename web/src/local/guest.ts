// Somebody at a table of this device: one client of the page.
import type { Key, Seat, ServerMessage } from "../generated/protocol";
import type { Room } from "./room";

export class Guest {
  room: Room | null = null;
  seat: Seat | null = null;
  key: Key | undefined; // that the seat is held by
  hinted = false; // a hint is being thought about

  constructor(readonly tell: (message: ServerMessage) => void) {}

  refuse(id: number, code: string): void {
    this.tell({ tell: "answer", id, ok: false, error: { code } });
  }
}
