// Plays by what the screen shows: lit piles, the main button, questions. Knows nothing of the rules.
import type { Locator, Page } from "playwright-core";

/** How a card comes onto a pile and buttons are pressed. */
export interface Hands {
  press(target: Locator): Promise<void>;
  lay(page: Page, card: string): Promise<boolean>; // false: it fits nowhere
  finish(page: Page): Promise<void>;
}

const lit = ".pile:is([data-outlook=trick], [data-outlook=fits], [data-outlook=gift]) .pile-spot";
const losing = ".pile[data-outlook=loses] .pile-spot";

async function layByPointing(page: Page, card: string, press: Hands["press"]): Promise<boolean> {
  const chosen = page.locator(`[data-hand-card="${card}"]`);
  if ((await chosen.getAttribute("aria-pressed")) !== "true") await press(chosen);
  // The arrows' choice is the best step; without it any that fits.
  for (const spot of [".pile[data-pointed]:not([data-outlook=loses]) .pile-spot", lit, losing]) {
    const target = page.locator(spot).first();
    if (!(await target.isVisible())) continue;
    await press(target);
    const anyway = page.locator("dialog .danger");
    if (spot === losing && (await anyway.isVisible())) await press(anyway);
    return true;
  }
  return false;
}

export const mouse: Hands = {
  press: (target) => target.click(),
  lay: (page, card) => layByPointing(page, card, mouse.press),
  finish: (page) => page.locator(".actions .main").click(),
};

export const finger: Hands = {
  press: (target) => target.tap(),
  lay: (page, card) => layByPointing(page, card, finger.press),
  finish: (page) => page.locator(".actions .main").tap(),
};

export const keyboard: Hands = {
  press: async (target) => {
    await target.focus();
    await target.press("Enter");
  },
  lay: async (page, card) => {
    for (let step = 0; step < 9; step += 1) {
      if ((await page.locator(`[data-hand-card="${card}"]`).getAttribute("aria-pressed")) === "true") break;
      await page.keyboard.press("ArrowRight");
    }
    if (!(await page.locator(".pile[data-pointed]").isVisible())) return false;
    await page.keyboard.press("Enter");
    const anyway = page.locator("dialog .danger");
    if (await anyway.isVisible()) await keyboard.press(anyway);
    return true;
  },
  finish: (page) => page.keyboard.press("e"),
};

/** Those that fit somewhere, the ones that fit first. */
function playable(page: Page): Promise<string[]> {
  return page.locator(".hand-card:not([data-dull])").evaluateAll((cards) => cards.map((card) => card.getAttribute("data-hand-card") ?? ""));
}

/** Waits until there is something to do. */
async function wait(page: Page): Promise<"over" | "wish" | "move" | "pass"> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector(".ending")) return "over";
    if (document.querySelector(".hand-over")) return "pass";
    if (document.querySelector(".wishes")) return "wish";
    return document.querySelector(".table[data-moves]") && !document.querySelector(".main[data-busy]") ? "move" : null;
  });
  return (await found.jsonValue()) ?? "over";
}

/** One whole turn, ended. */
export async function playTurn(page: Page, hands: Hands): Promise<void> {
  const turn = await page.locator(".table").getAttribute("data-turn");
  const ready = page.locator(".actions .main[data-ready]");
  while (!(await ready.isVisible())) {
    const cards = await playable(page);
    let laid = false;
    for (const card of cards) {
      laid = await hands.lay(page, card);
      if (laid) break;
    }
    if (!laid) throw new Error("nothing fits, and yet the round goes on");
  }
  await hands.finish(page);
  await page.waitForFunction((before) => document.querySelector(".ending, .hand-over") !== null || document.querySelector(".table")?.getAttribute("data-turn") !== before, turn);
}

export async function playToTheEnd(page: Page, hands: Hands): Promise<number> {
  for (let turns = 0; ; ) {
    switch (await wait(page)) {
      case "over":
        return turns;
      case "wish":
        await hands.press(page.locator(".wishes .chip").first());
        await page.waitForFunction(() => !document.querySelector(".wishes"));
        break;
      case "pass":
        await hands.press(page.locator(".hand-over .main"));
        break;
      case "move":
        await playTurn(page, hands);
        turns += 1;
    }
  }
}
