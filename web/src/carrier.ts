// The page speaks docs/protocol.md and nothing else, to a server (remote/) or to the table of this device (local/).
import type { ClientMessage, ServerMessage } from "./generated/protocol";

/** lost: it tries again by itself. */
export type CarrierState = "connecting" | "open" | "lost";

export interface Carrier {
  send(message: ClientMessage): void;
  close(): void;
  /** Nothing comes over this connection any more: another one is made. */
  renew?(): void;
}

export interface CarrierEvents {
  tell(message: ServerMessage): void;
  state(state: CarrierState): void;
}

export type OpenCarrier = (events: CarrierEvents) => Carrier;
