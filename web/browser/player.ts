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

const inHand = (card: string, pressed = "") => `[data-hand-card="${card}"]${pressed}`;

/** The card has left the hand; a question whether it shall, though it loses, is answered. */
async function hasLeft(page: Page, card: string, press: Hands["press"]): Promise<true> {
  await page.locator(`dialog .danger, .table:not(:has(${inHand(card)})), .ending`).first().waitFor();
  const anyway = page.locator("dialog .danger");
  if (await anyway.isVisible()) await press(anyway);
  await page.locator(inHand(card)).waitFor({ state: "detached" });
  return true;
}

/** Whoever plays by keys is always somewhere. */
async function hasFocus(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement !== null && document.activeElement !== document.body);
}

async function layByPointing(page: Page, card: string, press: Hands["press"]): Promise<boolean> {
  const chosen = page.locator(inHand(card));
  if ((await chosen.getAttribute("aria-pressed")) !== "true") await press(chosen);
  await page.locator(inHand(card, "[aria-pressed=true]")).waitFor();
  // The arrows' choice is the best step; without it any that fits.
  for (const spot of [".pile[data-pointed]:not([data-outlook=loses]) .pile-spot", lit, losing]) {
    const target = page.locator(spot).first();
    if (!(await target.isVisible())) continue;
    await press(target);
    return hasLeft(page, card, press);
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
    await page.keyboard.press("Escape");
    await page.locator("[data-hand-card][aria-pressed=true]").waitFor({ state: "detached" });
    const cards = await handOf(page);
    for (const next of cards.slice(0, cards.indexOf(card) + 1)) {
      await page.keyboard.press("ArrowRight");
      await page.locator(inHand(next, "[aria-pressed=true]")).waitFor();
    }
    if (!(await page.locator(".pile[data-pointed]").isVisible())) return false;
    await page.keyboard.press("Enter");
    await hasLeft(page, card, keyboard.press);
    await hasFocus(page);
    return true;
  },
  finish: async (page) => {
    await page.keyboard.press("e");
    await hasFocus(page);
  },
};

/** The cards in hand, or those that fit somewhere. */
export function handOf(page: Page, which = ""): Promise<string[]> {
  return page.locator(`.hand-card${which}`).evaluateAll((cards) => cards.map((card) => card.getAttribute("data-hand-card") ?? ""));
}

/** Waits until there is something to do. */
async function wait(page: Page): Promise<"over" | "wish" | "move" | "pass"> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector(".ending")) return "over";
    if (document.querySelector(".hand-over, .pass-on")) return "pass";
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
    const cards = await handOf(page, ":not([data-dull])");
    let laid = false;
    for (const card of cards) {
      laid = await hands.lay(page, card);
      if (laid) break;
    }
    if (!laid) throw new Error("nothing fits, and yet the round goes on");
  }
  await hands.finish(page);
  await page.waitForFunction((before) => document.querySelector(".ending, .hand-over, .pass-on") !== null || document.querySelector(".table")?.getAttribute("data-turn") !== before, turn);
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
        for (const step of [".pass-on", ".hand-over"]) {
          if (!(await page.locator(step).isVisible())) continue;
          await hands.press(page.locator(`${step} .main`));
          await page.locator(step).waitFor({ state: "detached" });
        }
        break;
      case "move":
        await playTurn(page, hands);
        turns += 1;
    }
  }
}
