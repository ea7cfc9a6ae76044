// Tables of this device, played without a server: a worker answers docs/protocol.md as a server does.
import type { VariantStatistics } from "../generated/protocol";
import { effect } from "@preact/signals";
import type { Carrier, CarrierEvents } from "../carrier";
import { paceNow } from "../preferences";
import { compileModule } from "../rules/module";
import type { LocalTable } from "./door";
import { storageTrouble } from "../storage";
import type { FromServer, Request, ToServer } from "./talking";
import { noteLearning } from "./unlearned";

export type { LocalTable } from "./door";

const retry = 1000; // milliseconds

/** The one worker of this page. */
class Connection {
  private readonly worker = new Worker(new URL("./server.worker.ts", import.meta.url), { type: "module" });
  private readonly clients = new Map<number, CarrierEvents>();
  private readonly asked = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>();
  private next = 1;
  private ready = false;
  private stopPacing: () => void = () => undefined;

  constructor(private readonly lost: () => void) {
    this.worker.onmessage = ({ data }: MessageEvent<FromServer>) => this.heard(data);
    this.worker.onerror = () => this.fail("the worker has stopped");
    compileModule().then(
      (module) => {
        this.ready = true;
        this.say({ module });
        this.stopPacing = effect(() => this.say({ pace: paceNow() }));
        for (const client of this.clients.keys()) this.greet(client);
      },
      () => this.fail("the module is not to be had"),
    );
  }

  open(events: CarrierEvents): Carrier {
    const client = this.next++;
    this.clients.set(client, events);
    events.state("connecting");
    if (this.ready) this.greet(client);
    return {
      send: (message) => this.say({ client, message }),
      close: () => {
        if (this.clients.delete(client)) this.say({ client, closes: true });
      },
    };
  }

  ask(what: Request, table?: string): Promise<unknown> {
    const ask = this.next++;
    return compileModule().then(
      () =>
        new Promise((resolve, reject) => {
          this.asked.set(ask, { resolve, reject });
          this.say(table === undefined ? { ask, what } : { ask, what, table });
        }),
    );
  }

  hurry(): void {
    if (this.ready) this.say({ hurry: true });
  }

  private greet(client: number): void {
    this.say({ client, opens: true });
    queueMicrotask(() => this.clients.get(client)?.state("open"));
  }

  private say(message: ToServer): void {
    this.worker.postMessage(message);
  }

  private heard(data: FromServer): void {
    if ("learned" in data) return noteLearning(data);
    if ("storage" in data) {
      storageTrouble.value = data.storage;
      return;
    }
    if ("tell" in data) return this.clients.get(data.client)?.tell(data.tell);
    if ("failed" in data) {
      this.fail(data.failed);
      return;
    }
    const waiting = this.asked.get(data.ask);
    this.asked.delete(data.ask);
    if ("error" in data) waiting?.reject(new Error(data.error));
    else waiting?.resolve(data.answer);
  }

  private fail(reason: string): void {
    this.worker.terminate();
    this.stopPacing();
    this.lost();
    for (const events of this.clients.values()) events.state("lost");
    for (const waiting of this.asked.values()) waiting.reject(new Error(reason));
  }
}

let connection: Connection | undefined;

function connected(): Connection {
  connection ??= new Connection(() => (connection = undefined)); // after a failure the next one tries again
  return connection;
}

/** One client of this device's server; several people at one screen are several clients, each with a key of their own. */
export function openLocal(events: CarrierEvents): Carrier {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = (): Carrier =>
    connected().open({
      tell: (message) => events.tell(message),
      state: (state) => {
        events.state(state);
        if (state === "lost") timer = setTimeout(() => (carrier = open()), retry);
      },
    });
  let carrier = open();
  return {
    send: (message) => carrier.send(message),
    close: () => {
      clearTimeout(timer);
      carrier.close();
    },
  };
}

/** The bots of this device make no pauses until a person is to act. */
export function hurryLocal(): void {
  connection?.hurry();
}

/** Those that were changed last come first. */
export function listLocal(): Promise<LocalTable[]> {
  return connected().ask("list") as Promise<LocalTable[]>;
}
export async function deleteLocal(table: string): Promise<void> {
  await connected().ask("remove", table);
}
/** The records of finished rounds, one a line. */
export function localRecords(table: string): Promise<string> {
  return connected().ask("records", table) as Promise<string>;
}
/** Of all tables of this device. */
export function allLocalRecords(): Promise<string> {
  return connected().ask("all_records") as Promise<string>;
}
export function localStatistics(): Promise<VariantStatistics[]> {
  return connected().ask("statistics") as Promise<VariantStatistics[]>;
}
