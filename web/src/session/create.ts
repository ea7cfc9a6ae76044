// Making a table, and other questions that are asked once.
import type { OpenCarrier } from "../carrier";
import type { DoCreate } from "../generated/protocol";
import { Asking, type Answer, type Wanted } from "./asking";
import { randomHex } from "./keys";

export type NewTable = Omit<DoCreate, "id" | "do" | "nonce">;

const patience = 15_000; // milliseconds

const noConnection: Answer = { tell: "answer", id: 0, ok: false, error: { code: "no_connection" } };

/** One question to a server or this device, on a connection of its own. It is answered soon or given up (`no_connection`): what is
 * asked for here never happens later. */
export async function askOnce(open: OpenCarrier, wanted: Wanted, givenUp?: AbortSignal): Promise<Answer> {
  const asking = new Asking((message) => carrier.send(message));
  let giveUp: () => void = () => undefined;
  const failed = new Promise<Answer>((resolve) => (giveUp = () => resolve(noConnection)));
  const carrier = open({
    tell: (message) => {
      if (message.tell === "answer") asking.answered(message);
    },
    state: (state) => {
      if (state === "open") queueMicrotask(() => asking.sendAll(true));
      if (state === "lost") giveUp();
    },
  });
  const timer = setTimeout(giveUp, patience);
  givenUp?.addEventListener("abort", giveUp);
  try {
    return await Promise.race([asking.ask(wanted, false), failed]);
  } finally {
    clearTimeout(timer);
    carrier.close();
  }
}

export function createTable(open: OpenCarrier, table: NewTable, givenUp: AbortSignal): Promise<Answer> {
  return askOnce(open, { do: "create", nonce: randomHex(16), ...table }, givenUp);
}
