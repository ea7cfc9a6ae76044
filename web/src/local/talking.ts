// What the page and the worker of its tables say to each other.
import type { ClientMessage, ServerMessage } from "../generated/protocol";
import type { LearningNews } from "./unlearned";

export type Request = "list" | "remove" | "records" | "statistics";

export type ToServer =
  | { module: WebAssembly.Module }
  | { client: number; opens: true }
  | { client: number; message: ClientMessage }
  | { client: number; closes: true }
  | { ask: number; what: Request; table?: string };

export type FromServer =
  | { client: number; tell: ServerMessage }
  | { ask: number; answer: unknown }
  | { ask: number; error: string }
  | LearningNews
  | { failed: string }; // there will be no server: no IndexedDB, no WebAssembly
