// Making a table: repeatable by its nonce, so it is asked again until there is an answer.
import type { OpenCarrier } from "../carrier";
import type { DoCreate } from "../generated/protocol";
import { Asking, type Answer, type Wanted } from "./asking";
import { randomHex } from "./keys";

export type NewTable = Omit<DoCreate, "id" | "do" | "nonce">;

/** One question to a server or this device, on a connection of its own. */
export async function askOnce(open: OpenCarrier, wanted: Wanted): Promise<Answer> {
  const asking = new Asking((message) => carrier.send(message));
  const carrier = open({
    tell: (message) => {
      if (message.tell === "answer") asking.answered(message);
    },
    state: (state) => {
      if (state === "open") queueMicrotask(() => asking.sendAll(true));
    },
  });
  try {
    return await asking.ask(wanted, false);
  } finally {
    carrier.close();
  }
}

export function createTable(open: OpenCarrier, table: NewTable): Promise<Answer> {
  return askOnce(open, { do: "create", nonce: randomHex(16), ...table });
}
