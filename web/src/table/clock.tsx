// The time for a turn: the seconds in figures, true to the second, and a warning before they run out.
import { useEffect, useState } from "preact/hooks";
import { isYourMove, type Told } from "../session/told";
import { t } from "../words/words";
import { give } from "./signs";

const hurryAt = 10; // seconds

/** Whole seconds until then, again at each second. */
export function useSecondsLeft(until: number): number {
  const [, tick] = useState(0);
  const left = Math.max(0, until - performance.now());
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => tick((count) => count + 1), left % 1000 || 1000);
    return () => clearTimeout(timer);
  });
  return Math.ceil(left / 1000);
}

/** `1:05`, or `9` */
function figures(seconds: number): string {
  return seconds < 60 ? String(seconds) : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export function Clock({ told, until }: { told: Told; until: number }) {
  const left = useSecondsLeft(until);
  const whole = told.table.clock ?? left;
  const hurry = isYourMove(told) && left <= hurryAt;
  useEffect(() => {
    if (hurry && left > 0) give(["hurry"]);
  }, [hurry]);
  return (
    <>
      <span class="clock" role="timer" aria-label={t("page.clock", { n: left })} data-hurry={hurry || undefined} style={{ "--share": Math.min(1, left / whole) }}>
        {figures(left)}
      </span>
      <span class="unseen" role="status">
        {hurry && t("page.clock", { n: hurryAt })}
      </span>
    </>
  );
}
