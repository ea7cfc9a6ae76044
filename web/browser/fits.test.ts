// The table fits: on every size that people have, in five languages, at the fullest tables of all games, everything is in sight,
// nothing lies over another thing, nothing is cut off, and a finger hits what it means.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { TellTable } from "../src/generated/protocol";
import { languages, type Language } from "../src/words/words";
import { mouse, playTurn } from "./player";
import { names, Stage } from "./staged";
import { endings, worstTables } from "./worst";
import { startWorld } from "./world";

const sizes = ["1280x720", "1366x768", "1440x900", "2560x1440", "390x844", "360x640", "320x568", "844x390", "740x360"] as const;

const world = startWorld();
let stage: Stage;
beforeAll(async () => {
  const [first] = Object.values(worstTables);
  if (first) stage = await Stage.open(world.browser, world.server.url, first);
});
afterAll(async () => {
  expect(stage.visitor.faults).toEqual([]);
  await stage.visitor.context.close();
});

async function speak(page: Page, language: Language): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator(".bar .icon-button").first().click();
  await page.locator(".menu-item:has(path[d^='M4 8h9'])").click(); // the settings, in whatever language
  await page.locator("dialog .segment").nth(languages.indexOf(language)).click();
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
}

/** The page has laid out what it was told, at this size. */
async function settle(page: Page, table: TellTable, [width = 0, height = 0]: readonly number[]): Promise<void> {
  await page.setViewportSize({ width, height });
  const { game, players } = table.table;
  const wanted = `.table[data-game=${game}][data-players="${players}"][data-status=${table.state?.status}]`;
  await page.waitForFunction(
    ([selector, wide]) => document.querySelector(selector) !== null && innerWidth === wide,
    [wanted, width] as const,
  );
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** What does not fit, as sentences. */
function faultsOfLayout(scope: { all: string; targets: string; apart: string[][]; mayScroll: boolean }): string[] {
  const faults: string[] = [];
  const name = (element: Element): string => `${element.className || element.tagName} “${element.textContent.trim().slice(0, 24)}”`;
  const seen = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter((it) => it.getClientRects().length > 0);
  const slack = 1.5;
  if (!scope.mayScroll && document.documentElement.scrollHeight > innerHeight + slack) faults.push(`the page is ${document.documentElement.scrollHeight} high`);
  if (document.documentElement.scrollWidth > innerWidth + slack) faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const element of seen(scope.all)) {
    const box = element.getBoundingClientRect();
    if (box.left < -slack || box.top < -slack || box.right > innerWidth + slack || box.bottom > innerHeight + slack)
      faults.push(`${name(element)} is not in sight: ${[box.left, box.top, box.right, box.bottom].map(Math.round).join(" ")}`);
    if (element.matches("b, .follow-text, .said, .mark, button, p, h2, small, .count") && !element.matches(".seat b, .pile-spot, .hand-card")) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest(".unseen, .count-words")) continue;
        const words = document.createRange();
        words.selectNodeContents(text);
        const over = words.getBoundingClientRect();
        if (over.width > 0 && (over.right > box.right + 2 || over.left < box.left - 2 || over.bottom > box.bottom + 4 || over.top < box.top - 4)) faults.push(`${name(element)} is cut off`);
      }
    }
  }
  for (const element of seen(scope.targets)) {
    const box = element.getBoundingClientRect();
    if (box.width < 43.5 || box.height < 43.5) faults.push(`${name(element)} is no target for a finger: ${Math.round(box.width)} × ${Math.round(box.height)}`);
  }
  for (const group of scope.apart) {
    const parts = group.flatMap((selector, kind) => seen(selector).map((element) => ({ element, kind, box: element.getBoundingClientRect() })));
    parts.forEach((one, place) => {
      for (const other of parts.slice(place + 1)) {
        const isSame = one.kind === other.kind && one.element.matches(".hand-card"); // a fan
        if (isSame || one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 2 && down > 2) faults.push(`${name(one.element)} and ${name(other.element)} lie over each other: ${Math.round(across)} × ${Math.round(down)}`);
      }
    });
  }
  return faults.slice(0, 6);
}

const parts = {
  all: ".bar .icon-button, .seat, .seat *:not(.fan, .fan *, .unseen, .count-words), .draw-stack, .pile, .pile-spot, .pile-name, .mark, .trail > li, .status-line, .follow-line, .follow-text, .own-words .chip, .stood-in, .stood-in p, .stood-in button, .clock, .hand-card, .actions button, .wishes button, .wishes legend",
  targets: ".hand-card, .pile-spot, .actions button, .wishes button, .bar .icon-button, .seat button, .stood-in button",
  apart: [
    [".bar .icon-button", ".bar-title", ".clock", ".seat", ".draw-stack", ".pile", ".status-line", ".follow-line", ".own-words .chip", ".stood-in", ".hand-card", ".actions button", ".wishes"],
    [".pile-spot", ".pile-name", ".mark", ".trail > li"],
    [".seat .avatar", ".seat b", ".said", ".bubble", ".seat button"],
  ],
  mayScroll: false,
};

const sizeOf = (size: string): number[] => size.split("x").map(Number);

it.each(languages)("rows 3 and 4: everything is in sight at the fullest tables, in %s", async (language) => {
  const { page } = stage;
  await speak(page, language);
  const faults: string[] = [];
  for (const [what, table] of Object.entries(worstTables)) {
    stage.show(table);
    for (const size of sizes) {
      await settle(page, table, sizeOf(size));
      for (const fault of await page.evaluate(faultsOfLayout, parts)) faults.push(`${size}, ${what}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});

/** Lines, words, buttons and cards in hand, and the number in the corner of each planned card, under which something else is. */
function covered(): string[] {
  const middle = { x: 0.5, y: 0.5 };
  const looked = [
    { all: ".status-line, .follow-line, .own-words .chip, .hand-card, .actions button, .seat b, .pile-name", at: middle },
    { all: ".planned", at: { x: 0.14, y: 0.07 } },
  ];
  return looked.flatMap(({ all, at }) =>
    [...document.querySelectorAll<HTMLElement>(all)].flatMap((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      if (width === 0) return [];
      const hit = document.elementFromPoint(left + width * at.x, top + height * at.y);
      return hit !== null && part.contains(hit) ? [] : [`${part.className} “${part.textContent.trim().slice(0, 24)}” is covered by ${hit?.className ?? "nothing"}`];
    }),
  );
}

it("a turn that is planned whole covers nothing that is read or pressed", async () => {
  const { page } = stage;
  const faults: string[] = [];
  let turn = 100;
  for (const what of ["The Game, five players, all talk", "The Game, two players", "The Game, alone"]) {
    const table = worstTables[what];
    if (!table) throw new Error(`there is no table “${what}”`);
    for (const size of sizes) {
      turn += 1; // nothing is planned for it yet
      stage.show({ ...table, state: table.state && { ...table.state, turn } });
      await settle(page, table, sizeOf(size));
      await page.waitForFunction(() => document.querySelector(".planned") === null);
      for (const card of ["48", "55", "66", "77"]) {
        await page.locator(`[data-hand-card="${card}"]`).click();
        await page.locator("[data-pile=U2]").click();
        await page.locator(`[data-hand-card="${card}"]`).waitFor({ state: "detached" });
      }
      const plan = { all: ".planned, .status-line, .hand-card, .actions button", targets: "none", apart: [], mayScroll: false };
      for (const fault of [...(await page.evaluate(faultsOfLayout, plan)), ...(await page.evaluate(covered))]) faults.push(`${size}, ${what}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});

/** There is no room for every button: one scrolls to the last ones. */
const lowScreens: readonly string[] = ["390x844", "360x640", "320x568"];

it.each(languages)("row 17: after a round with four hands left, what to do next is in sight, in %s", async (language) => {
  const { page } = stage;
  await speak(page, language);
  const faults: string[] = [];
  for (const [what, table] of Object.entries(endings)) {
    stage.show(table);
    for (const size of sizes) {
      await settle(page, table, sizeOf(size));
      const buttons = lowScreens.includes(size) ? ".ending > .dialog-buttons button" : ".ending button";
      const ending = { all: `${buttons}, .ending h2, .ending .result`, targets: ".ending button", apart: [[".seat", ".pile", ".ending", ".draw-stack", ".bar"]], mayScroll: true };
      for (const fault of await page.evaluate(faultsOfLayout, ending)) faults.push(`${size}, ${what}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});

it("five people at one screen with long names: who begins, passing the device and the drawn cards are in sight beside the piles", async () => {
  const { page } = await world.come({ locale: "de" });
  await page.goto(world.server.url);
  await page.locator(".setup .segment").nth(2).click();
  await page.locator(".options-inside .segment", { hasText: "5" }).first().click();
  for (const [place, name] of names.entries()) await page.locator(".names input").nth(place).fill(name);
  await page.locator(".home-start .main").click();
  const faults: string[] = [];
  const cover = { all: ".place button, .place h2, .pile, .seat, .draw-stack, .bar .icon-button", targets: ".place button", apart: [[".who-begins", ".hand-over", ".pass-on", ".pile", ".seat", ".hand-card"]], mayScroll: false };
  const look = async (what: string) => {
    await page.locator(`.${what}`).waitFor();
    for (const size of sizes) {
      const [width = 0, height = 0] = sizeOf(size);
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      for (const fault of await page.evaluate(faultsOfLayout, cover)) faults.push(`${size}, ${what}: ${fault}`);
    }
  };
  await look("who-begins");
  await page.locator(".who-begins .chip").nth(1).click();
  await look("hand-over");
  await page.locator(".hand-over .main").click();
  await playTurn(page, mouse);
  await look("pass-on");
  expect(faults).toEqual([]);
});

/** How much of the room for piles their lanes take, and how wide a card is. */
function roomOf(): { card: number; share: number } {
  const felt = document.querySelector(".felt")?.getBoundingClientRect();
  const lanes = [...document.querySelectorAll(".pile")].map((it) => it.getBoundingClientRect());
  const width = Math.max(...lanes.map((it) => it.right)) - Math.min(...lanes.map((it) => it.left));
  const height = Math.max(...lanes.map((it) => it.bottom)) - Math.min(...lanes.map((it) => it.top));
  return { card: document.querySelector(".pile-spot")?.getBoundingClientRect().width ?? 0, share: felt ? Math.max(width / felt.width, height / felt.height) : 0 };
}

it("space is used: cards grow with the screen, and no large part of it stays empty", async () => {
  const { page } = stage;
  const least = { "1280x720": 95, "1366x768": 105, "1440x900": 140, "2560x1440": 250, "390x844": 100, "360x640": 80, "320x568": 66, "844x390": 84, "740x360": 76 };
  const faults: string[] = [];
  for (const [what, table] of Object.entries(worstTables)) {
    stage.show(table);
    for (const size of sizes) {
      await settle(page, table, sizeOf(size));
      const { card, share } = await page.evaluate(roomOf);
      if (what === "The Game, bots of all levels" && card < least[size]) faults.push(`${size}, ${what}: cards of ${Math.round(card)}`);
      if (share < 0.84) faults.push(`${size}, ${what}: the piles take ${Math.round(share * 100)} % of their room`);
    }
  }
  expect(faults).toEqual([]);
});
