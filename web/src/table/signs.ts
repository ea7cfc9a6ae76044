// What tells people that something happened while they look elsewhere: title, sound, a buzz, and a screen that stays awake.
import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isVictory } from "../game/phrases";
import { preferences } from "../preferences";
import { isYourMove, owesWish, type Told } from "../session/told";
import { t } from "../words/words";
import type { Desk } from "./desk";

type Sign = import("../ui/sound").Sign;

function signsIn(desk: Desk, told: Told): Sign[] {
  const laid = desk.log.peek()?.laid ?? [];
  const signs: Sign[] = laid.map(({ manner, burns }) => (burns ? "fire" : manner === "plain" ? "lay" : "trick"));
  if (told.news.some((event) => event.event === "over")) signs.push(isVictory(told) ? "won" : "lost");
  else if (isYourMove(told) && told.news.some((event) => event.event === "turn")) signs.push("turn");
  return signs;
}

function give(signs: readonly Sign[]): void {
  if (signs.length === 0) return;
  if (preferences.sound.value) void import("../ui/sound").then(({ play }) => signs.forEach(play));
  if (preferences.haptics.value && signs.includes("turn") && "vibrate" in navigator) navigator.vibrate(60);
}

function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  const ask = async (): Promise<void> => {
    try {
      if (document.visibilityState === "visible") lock = await navigator.wakeLock.request("screen");
    } catch {
      // not allowed, or not possible here
    }
  };
  const again = (): void => void ask();
  if ("wakeLock" in navigator) {
    again();
    document.addEventListener("visibilitychange", again);
  }
  return () => {
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}

export function useSignsOfTurn(desk: Desk): void {
  useEffect(() => {
    const stop = effect(() => {
      const told = desk.session.told.value;
      if (!told) return;
      document.title = isYourMove(told) || owesWish(told) ? `● ${t("screen.your_turn")} – tenback` : "tenback";
      give(signsIn(desk, told));
    });
    const sleep = keepAwake();
    return () => {
      stop();
      sleep();
      document.title = "tenback";
    };
  }, [desk]);
}
