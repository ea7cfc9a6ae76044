// Ways through the page that together pass every screen and every dialog. What is done at each stop is the caller's: a check
// with axe, a picture.
import type { Page } from "playwright-core";
import type { DialogName } from "../src/table/dialog_names";
import { games, type Screen } from "../src/routes";
import { handOf, mouse, playToTheEnd, playTurn } from "./player";
import type { Visitor } from "./world";

export type Stop = `${Screen}${"" | `.${string}`}` | `dialog.${DialogName}`;
export type See = (visitor: Visitor, stop: Stop) => Promise<void>;
export interface Journey {
  name: string;
  go(visitor: Visitor, url: string, see: See): Promise<void>;
}

const segment = (page: Page, text: string) => page.locator(".segment", { hasText: text });

async function start(page: Page, url: string, game: string): Promise<void> {
  await page.goto(url);
  await page.locator(`.game-tile[data-game=${game}]`).click();
}

async function dialog(visitor: Visitor, name: DialogName, open: () => Promise<void>, see: See): Promise<void> {
  await open();
  await visitor.page.locator("dialog[open]").waitFor();
  await see(visitor, `dialog.${name}`);
  await visitor.page.keyboard.press("Escape");
  await visitor.page.locator("dialog[open]").waitFor({ state: "detached" });
}

/** Cards, not the words of the setup: the switch of a variant by its place. The first screen may remember it as on. */
async function turnOn(page: Page, place: number): Promise<void> {
  const variant = page.locator(".variants .switch").nth(place);
  if (!(await variant.locator("input").isChecked())) await variant.click(); // scrolled from under the bar with the start button
  await variant.locator("input:checked").waitFor({ state: "attached" });
}

async function startAlone(page: Page): Promise<void> {
  await segment(page, "0").click();
  await turnOn(page, 1);
  await page.locator(".home-start .main").click();
}

/** In this deal the play of playUntilDanger meets a card that loses in turn 9. */
const turnOfDanger = 9;

/** The next deal of this device is that one. */
async function startKnownDeal(page: Page): Promise<void> {
  for (const worker of page.workers())
    await worker.evaluate(() => {
      crypto.getRandomValues = (words) => {
        if (words instanceof Uint32Array) words.fill(1);
        return words;
      };
    });
  await page.locator(".bar .icon-button").first().click();
  await page.locator(".menu-item").last().click();
  await page.locator(".home").waitFor();
  await startAlone(page);
}

/** Lays the widest steps until some card would lose at once, and points there. */
async function playUntilDanger(page: Page): Promise<void> {
  for (;;) {
    await page.locator(".table[data-moves], .ending").waitFor();
    if (await page.locator(".ending").isVisible()) throw new Error("over before there was a losing card");
    const losing = page.locator(".pile[data-outlook=loses] .pile-spot").first();
    const isNear = Number(await page.locator(".table").getAttribute("data-turn")) >= turnOfDanger;
    for (const card of isNear ? await handOf(page) : []) {
      await page.keyboard.press("ArrowRight");
      await page.locator(`[data-hand-card="${card}"][aria-pressed=true]`).waitFor();
      if (await losing.isVisible()) return losing.click();
    }
    await page.keyboard.press("Escape");
    const [card = ""] = await handOf(page, ":not([data-dull])");
    await page.locator(`[data-hand-card="${card}"]`).click();
    await page.locator(".pile:is([data-outlook=fits], [data-outlook=trick]) .pile-spot").last().click();
    await page.locator(`[data-hand-card="${card}"]`).waitFor({ state: "detached" });
    const ready = page.locator(".actions .main[data-ready]");
    if (await ready.isVisible()) await playTurn(page, mouse);
  }
}

export const journeys: readonly Journey[] = [
  {
    name: "to learn",
    go: async (visitor, url, see) => {
      const { page } = visitor;
      for (const game of games) {
        await page.goto(`${url}/#rules/${game}`);
        await page.locator(".rule").first().waitFor();
        await see(visitor, `rules.${game}`);
        await page.goto(`${url}/#tutorial/${game}`);
        await page.locator(`.lesson .table[data-game=${game}]`).waitFor();
        await see(visitor, `tutorial.${game}`);
      }
      await page.locator(".coach .main").click();
      await page.locator(".coach .main").click();
      await page.locator("[data-hand-card][data-shown]").click();
      await see(visitor, "tutorial.chosen");
      await dialog(visitor, "rules", async () => {
        await page.keyboard.press("?");
        await page.locator("dialog .quiet").click();
        await page.locator("dialog .rule").first().waitFor();
      }, see);
    },
  },
  {
    name: "around",
    go: async (visitor, url, see) => {
      const { page } = visitor;
      await page.goto(url);
      await page.locator(".home").waitFor();
      await see(visitor, "home");
      for (const [mode, place] of [["friends", 1], ["shared", 2]] as const) {
        await page.locator(".setup .segment").nth(place).click();
        await see(visitor, `home.${mode}`);
      }
      await page.locator(".options > summary").click();
      await page.locator(".options:not([open])").waitFor();
      await see(visitor, "home.folded");
      await page.goto(`${url}/#settings`);
      await page.locator(".settings").waitFor();
      await see(visitor, "settings");
      await page.goto(`${url}/#lobby`);
      await page.locator(".empty, .lobby-row").first().waitFor();
      await see(visitor, "lobby");
      await page.goto(`${url}/t/23456789ABCDEFGH`);
      await page.locator(".waiting h1").waitFor();
      await see(visitor, "table.none");
    },
  },
  {
    name: "alone",
    go: async (visitor, url, see) => {
      const { page } = visitor;
      await start(page, url, "classic");
      await startAlone(page);
      await page.locator(".hand-card").nth(3).click();
      await see(visitor, "local.chosen");
      await page.locator(".pile[data-pointed] .pile-spot").click();
      await see(visitor, "local.planned");
      await page.keyboard.press("u");
      await dialog(visitor, "menu", () => page.locator(".bar .icon-button").first().click(), see);
      await dialog(visitor, "keys", () => page.keyboard.press("?"), see);
      await dialog(visitor, "log", () => page.keyboard.press("w"), see);
      await dialog(visitor, "hint", async () => {
        await page.keyboard.press("h");
        await page.locator(".hint-plays").waitFor();
      }, see);
      await dialog(visitor, "settings", async () => {
        await page.locator(".bar .icon-button").first().click();
        await page.locator(".menu-item", { has: page.locator("svg") }).nth(2).click();
        await page.locator("dialog .settings").waitFor();
      }, see);
      await startKnownDeal(page);
      await playUntilDanger(page);
      await page.locator("dialog[open] .danger").waitFor();
      await see(visitor, "dialog.warn");
      await page.locator("dialog .danger").click();
      await page.locator(".actions .main[data-ready]").click();
      await page.locator(".ending").waitFor();
      await see(visitor, "local.ending");
      await page.locator(".ending-more .quiet").first().click();
      await page.locator(".viewer-controls").waitFor();
      await see(visitor, "record.game");
      await page.keyboard.press("End");
      await see(visitor, "record.end");
      await page.locator(".viewer-controls .icon-button").last().click();
      await page.locator(".review-rates").waitFor();
      await see(visitor, "record.review");
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor({ state: "detached" });
      await page.locator(".bar .icon-button").last().click();
      await page.locator(".viewer-open").waitFor();
      await see(visitor, "record");
      await page.goto(`${url}/#elsewhere`);
      await page.locator(".waiting h1").waitFor();
      await see(visitor, "nowhere");
      await page.goto(`${url}/#games`);
      await page.locator(".lobby-row").first().waitFor();
      await page.locator(".histogram").waitFor();
      await see(visitor, "games");
    },
  },
  {
    name: "with bots",
    go: async (visitor, url, see) => {
      const { page } = visitor;
      await start(page, url, "quick");
      await page.locator(".home-start .main").click();
      await page.locator(".wishes").waitFor();
      await see(visitor, "local.opening");
      await page.keyboard.press("t");
      await page.locator(".talk-menu").waitFor();
      await see(visitor, "local.talk");
      await page.keyboard.press("Escape");
      await start(page, url, "classic");
      await turnOn(page, 0);
      await segment(page, "4").click();
      await page.locator(".home-start .main").click();
      await page.locator(".wishes .chip").first().click();
      await page.locator(".table[data-moves]").waitFor();
      await page.locator(".hand-card:not([data-dull])").first().click();
      await see(visitor, "local.five");
      await start(page, url, "face");
      await page.locator(".home-start .main").click();
      await page.locator(".table[data-moves]").waitFor();
      await page.locator(".hand-card").nth(2).click();
      await see(visitor, "local.face");
    },
  },
  {
    name: "at one screen",
    go: async (visitor, url, see) => {
      const { page } = visitor;
      await start(page, url, "quick");
      await page.locator(".setup .segment").nth(2).click();
      await page.locator(".home-start .main").click();
      await page.locator(".who-begins").waitFor();
      await see(visitor, "local.who_begins");
      await page.locator(".who-begins .chip").first().click();
      await page.locator(".hand-over").waitFor();
      await see(visitor, "local.pass");
      await page.locator(".hand-over .main").click();
      await playTurn(page, mouse);
      await page.locator(".pass-on, .ending").first().waitFor();
      await see(visitor, "local.passed");
    },
  },
  {
    name: "with friends",
    go: async (visitor, url, see) => {
      const { page } = visitor;
      await start(page, url, "quick");
      await page.locator(".setup .segment").nth(1).click();
      await page.locator(".field input").first().fill("Olena");
      await page.locator(".setup .one-of").nth(2).locator(".segment").nth(2).click(); // chat without numbers
      await page.locator(".home-start .main").click();
      await page.locator(".seat-row[data-yours]").waitFor();
      await page.locator(".qr").waitFor();
      await see(visitor, "table.seating");
      await page.locator(".seat-row select").selectOption("easy");
      await dialog(visitor, "invite", async () => {
        await page.locator(".bar .icon-button").first().click();
        await page.locator(".menu-item").nth(2).click();
        await page.locator("dialog .qr").waitFor();
      }, see);
      await dialog(visitor, "chat", async () => {
        await page.locator(".bar .icon-button").first().click();
        await page.locator(".menu-item").nth(1).click();
        await page.locator("dialog .chat").waitFor();
      }, see);
      await page.locator(".seating .dialog-buttons .main").first().click();
      await page.locator(".hand-card").first().waitFor();
      await see(visitor, "table");
      await playToTheEnd(page, mouse);
      await see(visitor, "table.ending");
      await dialog(visitor, "fairness", async () => {
        await page.locator(".ending-more .quiet").nth(1).click();
        await page.locator("[data-verdict=mine]").waitFor();
      }, see);
    },
  },
];
