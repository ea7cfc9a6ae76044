// What tells people that something happened while they look elsewhere: title, sound, a buzz.
import { effect, untracked } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isVictory } from "../game/phrases";
import { preferences, volumes } from "../preferences";
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

export function give(signs: readonly Sign[]): void {
  if (signs.length === 0) return;
  if (preferences.sound.value) void import("../ui/sound").then(({ play }) => signs.forEach((sign) => play(sign, volumes[preferences.volume.value])));
  if (preferences.haptics.value && "vibrate" in navigator) {
    if (signs.includes("hurry")) navigator.vibrate([120, 80, 120]);
    else if (signs.includes("turn")) navigator.vibrate(60);
  }
}

export function useSignsOfTurn(desk: Desk): void {
  useEffect(() => {
    const titled = effect(() => {
      const told = desk.session.told.value;
      const isWaitedFor = told !== null && (isYourMove(told) || owesWish(told));
      document.title = isWaitedFor ? `● ${t("screen.your_turn")} – tenback` : "tenback";
    });
    const given = effect(() => {
      const told = desk.session.told.value;
      if (told) untracked(() => give(signsIn(desk, told))); // another setting is no news
    });
    return () => {
      titled();
      given();
      document.title = "tenback";
    };
  }, [desk]);
}
