// Following the others: what they laid since one's turn, card by card, at the pace one chose, and again at a press.
import type { Page } from "playwright-core";
import { afterEach, expect, it } from "vitest";
import type { Event, State, TellTable } from "../src/generated/protocol";
import { Stage, tableWith } from "./staged";
import { startWorld } from "./world";

const world = startWorld();
let stage: Stage;
afterEach(async () => {
  expect(stage.visitor.faults).toEqual([]);
  await stage.visitor.context.close();
});

const table: TellTable = tableWith({ game: "classic", players: 3, hand: ["31", "48", "55"], turns: [[1, "5>U1", "93>D1"]], seats: [{ person: "Ann", here: true }, { bot: "easy" }, { bot: "hard" }], state: { seat: 2 } });
const plays = ["58>D1", "53>D1", "63>D1"];
const events: Event[] = [
  { event: "turn", seat: 2, turn: 2, required: 2, must_cover: [] },
  ...plays.map((play): Event => ({ event: "play", seat: 2, play })),
  { event: "end", seat: 2 },
  { event: "turn", seat: 1, turn: 3, required: 2, must_cover: [] },
];
const after: State | null = table.state && { ...table.state, seat: 1, turn: 3, piles: { ...table.state.piles, D1: "63" } };

/** The page's clock stands still from then on: time passes when a test says so, however busy the machine is. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

async function sit(options: { pace?: string; reducedMotion?: "reduce" | "no-preference" }): Promise<Page> {
  stage = await Stage.open(world.browser, world.server.url, table, { reducedMotion: options.reducedMotion ?? "no-preference" });
  const { page } = stage;
  if (options.pace) {
    await page.evaluate((pace) => localStorage.setItem("tenback.pace", JSON.stringify(pace)), options.pace);
    await page.reload();
    await page.locator(".table").waitFor();
  }
  await page.locator("[data-pile=D1]").waitFor();
  return page;
}

const tell = (): void => stage.tell({ events, ...(after ? { state: after } : {}) });
const trail = (page: Page) => page.locator(".pile:has([data-pile=D1]) .trail-card").evaluateAll((cards) => cards.map((card) => card.textContent));

/** Every top that D1 shows, and all that the live region says, from now on. */
async function watch(page: Page): Promise<() => Promise<{ tops: string[]; said: string }>> {
  await page.evaluate(() => {
    const seen = { tops: [] as string[], said: "" };
    Object.assign(window, { seen });
    const look = (): void => {
      const top = /\d+(?=\.|,|$)/.exec((document.querySelector("[data-pile=D1]")?.getAttribute("aria-label") ?? "").replace("D1", ""))?.[0] ?? "";
      if (seen.tops.at(-1) !== top) seen.tops.push(top);
      const region = document.querySelector("[data-says=events]");
      if (region && !seen.said.endsWith(region.textContent)) seen.said += region.textContent;
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { tops: string[]; said: string } }).seen);
}

it("a turn that is told at once is shown card by card, stands on the pile with its seat, and in one line", async () => {
  const page = await sit({ pace: "fast" });
  const seen = await watch(page);
  tell();
  await page.locator(".table[data-moves]").waitFor();
  expect((await seen()).tops).toEqual(["58", "53", "63"]);
  expect((await seen()).said).toContain("53 on D1");
  expect(await trail(page)).toEqual(["582", "532", "63↺2"]);
  expect(await page.locator(".trail-start").textContent()).toBe("93");
  expect(await page.locator(".follow-text").textContent()).toContain("63 on D1: ten back");
});

it("slow waits for those who watch, and a press on the line skips", async () => {
  const page = await sit({ pace: "slow" });
  await stopTime(page);
  tell();
  await page.waitForFunction(() => document.querySelector(".follow-text")?.textContent.includes("58"));
  expect(await page.locator(".table[data-moves]").count()).toBe(0);
  await page.locator(".follow-line").click();
  await page.locator(".table[data-moves]").waitFor();
  expect((await trail(page)).length).toBe(3);
});

it.each([{ pace: "at_once" }, { reducedMotion: "reduce" as const }])("at once: %o", async (options) => {
  const page = await sit(options);
  const seen = await watch(page);
  tell();
  await page.locator(".table[data-moves]").waitFor();
  expect((await seen()).tops).toEqual(["63"]);
  expect(await trail(page)).toEqual(["582", "532", "63↺2"]);
});

it("a press on the line shows again what came, and leaves the table as it is", async () => {
  const page = await sit({ pace: "at_once" });
  tell();
  await page.locator(".table[data-moves]").waitFor();
  await stopTime(page);
  await page.locator(".follow-line").click();
  for (const card of ["58", "53", "63"]) {
    await page.waitForFunction((shown) => document.querySelector(".trail-card[data-shown-again]")?.textContent.startsWith(shown), card);
    await page.clock.runFor(800);
  }
  await page.locator(".trail-card[data-shown-again]").waitFor({ state: "detached" });
  expect(await page.locator("[data-pile=D1]").getAttribute("aria-label")).toContain("63");
});

it("row 15: under a flying card lies the one before, never a hole", async () => {
  const page = await sit({ pace: "slow" });
  await stopTime(page);
  tell();
  await page.waitForFunction(() => document.querySelector(".follow-text")?.textContent.includes("58"));
  await page.clock.runFor(1300);
  await page.waitForFunction(() => document.querySelector(".follow-text")?.textContent.includes("53"));
  const shown = await page.locator("[data-pile=D1] .stack .card").evaluateAll((cards) => cards.map((card) => [card.getBoundingClientRect().width > 20, getComputedStyle(card).visibility]));
  expect(shown.length).toBe(2);
  expect(shown.every(([isWide, visibility]) => isWide && visibility === "visible")).toBe(true);
});

it("row 13: on a phone a planned card covers no word about its pile", async () => {
  const said = tableWith({ game: "quick", players: 3, hand: ["Y3", "G9"], turns: [[2, "Y1>U1"]], state: { required: 1, talk: [{ seat: 2, say: "leave U1" }, { seat: 3, say: "small U1" }] } });
  stage = await Stage.open(world.browser, world.server.url, said, { viewport: { width: 390, height: 844 } });
  const { page } = stage;
  await page.locator('[data-hand-card="Y3"]').click();
  await page.locator(".pile[data-outlook=fits] [data-pile=U1], .pile[data-outlook=trick] [data-pile=U1]").click();
  await page.locator("[data-pile=U1] .planned").waitFor();
  const isOnTop = await page.locator(".pile:has([data-pile=U1]) .mark").evaluateAll((marks) =>
    marks.map((mark) => {
      const { left, top, width, height } = mark.getBoundingClientRect();
      (mark as HTMLElement).style.pointerEvents = "auto"; // else the pile below is pressed through it
      return mark.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );
  expect(isOnTop).toEqual([true, true]);
});

it("choosing a pile with the arrows and planning are announced; cards and empty piles are said in words", async () => {
  const quick = tableWith({ game: "quick", players: 2, hand: ["Y3", "G9"], turns: [[2, "Y1>U1"]], state: { required: 1 } });
  stage = await Stage.open(world.browser, world.server.url, quick);
  const { page } = stage;
  const says = page.locator("[data-says=choice]");
  expect(await page.locator("[data-pile=U1]").getAttribute("aria-label")).toContain("yellow 1");
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => document.querySelector("[data-says=choice]")?.textContent.includes("U1"));
  await page.keyboard.press("ArrowDown");
  await page.waitForFunction(() => document.querySelector("[data-says=choice]")?.textContent.includes("D1"));
  await page.keyboard.press("Enter");
  await page.locator(".planned").waitFor();
  expect(await says.textContent()).toContain("yellow 3");
  await page.keyboard.press("u");
  await page.locator(".planned").waitFor({ state: "detached" });
  stage.show(tableWith({ game: "classic", players: 1, hand: ["31", "48"] }));
  await page.locator(".table[data-game=classic]").waitFor();
  expect(await page.locator("[data-pile=U1]").getAttribute("aria-label")).toContain("1");
  expect(await page.locator("[data-pile=D2]").getAttribute("aria-label")).toContain("100");
});

it("two quick taps put a card on its best pile; with “lay at once” it is laid without a plan", async () => {
  stage = await Stage.open(world.browser, world.server.url, tableWith({ game: "classic", players: 1, hand: ["31", "48"], turns: [[1, "30>U2"]] }));
  const { page } = stage;
  await page.locator(".hand-card").first().click();
  await page.locator(".pile[data-outlook=fits]").first().waitFor(); // the rules are here
  await page.keyboard.press("Escape");
  await stopTime(page); // both taps are one
  await page.locator('[data-hand-card="31"]').dblclick();
  await page.locator("[data-pile=U2] .planned").waitFor();
  await page.keyboard.press("u");
  await page.locator(".planned").waitFor({ state: "detached" });
  await page.evaluate(() => localStorage.setItem("tenback.lay_at_once", "true"));
  await page.clock.resume();
  await page.reload();
  await page.locator(".hand-card").first().click();
  await page.locator(".pile[data-outlook=fits]").first().waitFor();
  await page.keyboard.press("Escape");
  await stopTime(page);
  await page.locator('[data-hand-card="31"]').dblclick();
  await expect.poll(() => stage.asked.some((message) => message.do === "lay" && message.plays.join() === "31>U2"), { timeout: 60_000 }).toBe(true);
});
