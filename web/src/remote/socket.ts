// A server as a carrier: one WebSocket at a time, opened again with growing waits when it is lost. What is sent while there is
// none is dropped: whoever sends (session/) knows what has no answer and sends it again.
import type { CarrierEvents, OpenCarrier } from "../carrier";
import type { ServerMessage } from "../generated/protocol";

const shortestWait = 250;
const longestWait = 8000;

/** Waits before the attempts 0, 1, 2…, with some chance in them so that not all clients of a server come back at once. */
export function waitBefore(attempt: number, chance: number): number {
  return Math.min(longestWait, shortestWait * 2 ** attempt) * (0.75 + 0.5 * chance);
}

export function openSocketAt(address: string): OpenCarrier {
  return (events: CarrierEvents) => {
    let socket: WebSocket | null = null;
    let attempt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let closed = false;

    const connect = (): void => {
      clearTimeout(timer);
      const opened = new WebSocket(address, "tenback.1");
      socket = opened;
      opened.onopen = () => {
        attempt = 0;
        events.state("open");
      };
      opened.onmessage = (message) => events.tell(JSON.parse(String(message.data)) as ServerMessage);
      opened.onclose = () => {
        if (closed || socket !== opened) return;
        events.state("lost");
        timer = setTimeout(connect, waitBefore(attempt++, Math.random()));
      };
    };
    const comeBack = (): void => {
      if (!closed && socket?.readyState === WebSocket.CLOSED) connect();
    };

    // A dead connection may take minutes to close: it is left behind.
    const renew = (): void => {
      const dead = socket;
      socket = null;
      dead?.close();
      if (closed) return;
      events.state("lost");
      connect();
    };

    events.state("connecting");
    addEventListener("online", comeBack);
    connect();
    return {
      send: (message) => {
        if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
      },
      renew,
      close: () => {
        closed = true;
        clearTimeout(timer);
        removeEventListener("online", comeBack);
        socket?.close();
      },
    };
  };
}

/** The server that this page comes from. */
export function serverOfThisPage(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}
