// What the page and the worker of its tables say to each other.
import type { ClientMessage, ServerMessage } from "../generated/protocol";
import type { StorageTrouble } from "../storage";
import type { LearningNews } from "./unlearned";

export type Request = "all_records" | "list" | "remove" | "records" | "statistics";

export type ToServer =
  | { module: WebAssembly.Module }
  | { pace: number } // milliseconds between two cards of a bot
  | { hurry: true } // no such pauses until a person is to act
  | { client: number; opens: true }
  | { client: number; message: ClientMessage }
  | { client: number; closes: true }
  | { ask: number; what: Request; table?: string };

export type FromServer =
  | { client: number; tell: ServerMessage }
  | { ask: number; answer: unknown }
  | { ask: number; error: string }
  | LearningNews
  | { storage: StorageTrouble | null } // the browser does not keep what was played; null: it does again
  | { failed: string }; // there will be no server: no IndexedDB, no WebAssembly
