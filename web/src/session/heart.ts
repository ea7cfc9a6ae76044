// A connection can be dead for minutes before a browser notices: a silent one is asked for a sign of life, and replaced if none comes.
export interface Heart {
  /** Something came over the connection. */
  heard(): void;
  stop(): void;
}

interface Body {
  isJoined(): boolean;
  ping(): Promise<unknown>;
  renew(): void;
}

/** @param every milliseconds of silence after which a sign is asked for, and again after which it should have come */
export function beat(body: Body, every = 20_000): Heart {
  let last = Date.now();
  let asked = 0; // when a sign was asked for; 0: it was not
  const timer = setInterval(() => {
    if (!body.isJoined()) {
      asked = 0;
      return;
    }
    if (asked > 0 && Date.now() - asked >= every) {
      asked = 0;
      body.renew();
    } else if (asked === 0 && Date.now() - last >= every) {
      asked = Date.now();
      void body.ping();
    }
  }, every / 4);
  return {
    heard: () => {
      last = Date.now();
      asked = 0;
    },
    stop: () => clearInterval(timer),
  };
}
