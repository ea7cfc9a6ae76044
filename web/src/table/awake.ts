// The screen stays on while a round is played: people think longer than a phone waits.
import { computed, effect } from "@preact/signals";
import type { Session } from "../session/session";
import { isRunning } from "../session/told";

/** Until it is given back; a browser takes it away from a page that is not looked at, so it is asked for again. */
function holdScreen(): () => void {
  let held: Promise<WakeLockSentinel | null> = Promise.resolve(null);
  const ask = (): void => {
    if (document.visibilityState === "visible") held = navigator.wakeLock.request("screen").catch(() => null); // not allowed here
  };
  ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    document.removeEventListener("visibilitychange", ask);
    void held.then((lock) => lock?.release());
  };
}

/** @return how to end it */
export function keepAwake(session: Session): () => void {
  if (!("wakeLock" in navigator)) return () => undefined;
  const isPlayed = computed(() => session.ended.value === null && session.told.value !== null && isRunning(session.told.value));
  return effect(() => (isPlayed.value ? holdScreen() : undefined));
}
