// Faces of the bots: the head of a seat's own shape, with what tells how strong the bot is: a sprout, a cap, glasses, a crown.
import type { Seat } from "../generated/protocol";

const heads: readonly string[] = ["M8 14h24v14a8 8 0 0 1-8 8h-8a8 8 0 0 1-8-8Z", "M20 12a12 12 0 1 1 0 24 12 12 0 0 1 0-24Z", "M12 12h16l6 10-6 14H12L6 22Z", "M9 18c0-4 5-6 11-6s11 2 11 6v8c0 6-5 10-11 10S9 32 9 26Z", "M20 11 34 24 20 37 6 24Z"];
const signs: Readonly<Record<string, string>> = {
  easy: "M20 12V6M20 8c-4 0-5-3-5-4 3 0 5 1 5 4ZM20 7c0-3 2-4 5-4 0 2-1 4-5 4Z",
  normal: "M9 13h22M12 13c0-5 3-8 8-8s8 3 8 8M31 13h4",
  hard: "M11 22h7v5h-7ZM22 22h7v5h-7ZM18 23h4",
  expert: "M10 12 9 4l6 4 5-6 5 6 6-4-1 8Z",
};

export function BotFace({ seat, level }: { seat: Seat; level: string }) {
  return (
    <svg class="bot-face" viewBox="0 0 40 40" aria-hidden="true" data-seat-colour={seat}>
      <path class="bot-head" d={heads[(seat - 1) % heads.length]} />
      <path class="bot-eyes" d="M15 24.5h.01M25 24.5h.01M16 30.5c2 1.5 6 1.5 8 0" />
      <path class="bot-sign" d={signs[level] ?? signs["normal"]} />
    </svg>
  );
}
