// The worker that is a server for this device.
import { start } from "../rules/module";
import { Door } from "./door";
import { Server } from "./server";
import { Store } from "./store";
import type { FromServer, Request, ToServer } from "./talking";
import { Thinker, type ToBots } from "./thinking";

const say = (message: FromServer): void => postMessage(message);

async function serve(module: WebAssembly.Module): Promise<Server> {
  const bots = new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" });
  bots.postMessage({ module } satisfies ToBots);
  const [door, store] = await Promise.all([start(module), Store.open()]);
  return new Server(new Door(door), store, new Thinker(bots, say), new BroadcastChannel("tenback.tables"), (storage) => say({ storage }));
}

function answer(server: Server, what: Request, table: string): Promise<unknown> {
  switch (what) {
    case "list":
      return server.list();
    case "remove":
      return server.remove(table);
    case "records":
      return server.records(table);
    case "all_records":
      return server.allRecords();
    case "statistics":
      return server.statistics();
  }
}

function obey(server: Server, wanted: Exclude<ToServer, { module: unknown }>): void {
  if ("pace" in wanted) server.pace.set(wanted.pace);
  else if ("hurry" in wanted) server.pace.hurry();
  else if ("opens" in wanted) server.open(wanted.client, (tell) => say({ client: wanted.client, tell }));
  else if ("closes" in wanted) server.close(wanted.client);
  else if ("message" in wanted) server.take(wanted.client, wanted.message);
  else
    answer(server, wanted.what, wanted.table ?? "").then(
      (result) => say({ ask: wanted.ask, answer: result }),
      (error: unknown) => say({ ask: wanted.ask, error: String(error) }),
    );
}

let server: Promise<Server> | undefined;

onmessage = ({ data }: MessageEvent<ToServer>) => {
  if ("module" in data) {
    server = serve(data.module);
    server.catch((error: unknown) => {
      say({ storage: error instanceof DOMException && error.name === "VersionError" ? "newer" : "none" });
      say({ failed: String(error) });
    });
  } else server?.then((ready) => obey(ready, data), () => undefined); // said above
};
