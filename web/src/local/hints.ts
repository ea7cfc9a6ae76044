// Advice of the strongest bot, as long as it is still about the turn that was asked about.
import type { DoHint } from "../generated/protocol";
import type { Guest } from "./guest";
import type { House } from "./room";

export function giveHint(house: House, guest: Guest, message: DoHint): void {
  const { room } = guest;
  if (!room) {
    guest.refuse(message.id, "no_table");
    return;
  }
  if (guest.hinted) {
    guest.refuse(message.id, "too_fast");
    return;
  }
  const question = house.door.hint(room.id, guest.seat);
  if ("error" in question) {
    guest.refuse(message.id, question.error);
    return;
  }
  guest.hinted = true;
  house.thinker.ask(question, (turns) => {
    guest.hinted = false;
    const now = guest.room === room ? house.door.hint(room.id, guest.seat) : { error: "no_table" };
    if ("error" in now || now.moment !== question.moment) {
      guest.refuse(message.id, "no_answer");
      return;
    }
    guest.tell({ tell: "answer", id: message.id, ok: true, turns });
  });
}
