// Whole games of each kind, each with another kind of hands, on this device: no server is asked.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finger, keyboard, mouse, playToTheEnd, type Hands } from "./player";
import { Server, startBrowser, Visitor } from "./world";

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([Server.start(), startBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

it("several people at one screen see only their own hands, one after the other", async () => {
  const { page, faults, context } = await Visitor.come(browser);
  await page.goto(server.url);
  await page.locator(".game-tile[data-game=quick]").click();
  await page.locator(".setup .segment").nth(2).click();
  await page.locator(".setup .one-of").nth(2).locator(".segment").first().click(); // no bots
  await page.locator(".home-start .main").click();
  await page.locator(".hand-over").waitFor();
  expect(await page.locator(".hand-card").count()).toBe(0);
  expect(await playToTheEnd(page, mouse)).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await context.close();
});

it("a card can be dragged onto a pile, and taken back before it is laid", async () => {
  const { page, faults, context } = await Visitor.come(browser);
  await page.goto(server.url);
  await page.locator(".segment", { hasText: "0" }).click();
  await page.locator(".home-start .main").click();
  const middle = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} is not to be seen`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.locator(".table[data-moves] .hand-card").nth(7).waitFor();
  await page.mouse.move(...(await middle(".hand-card")));
  await page.mouse.down();
  await page.mouse.move(...(await middle(".pile-spot")), { steps: 5 });
  await page.mouse.up();
  await page.locator(".planned").waitFor();
  expect(await page.locator(".hand-card").count()).toBe(7);
  await page.keyboard.press("u");
  await page.locator(".planned").waitFor({ state: "detached" });
  expect(await page.locator(".hand-card").count()).toBe(8);
  expect(faults).toEqual([]);
  await context.close();
});

describe.each([
  { game: "classic", by: "mouse", hands: mouse, device: {} },
  { game: "quick", by: "keyboard", hands: keyboard, device: {} },
  { game: "face", by: "finger", hands: finger, device: phone },
] as { game: string; by: string; hands: Hands; device: object }[])("a whole game of $game", ({ game, by, hands, device }) => {
  it(`can be played by ${by} alone, from the first screen to the end`, async () => {
    const { page, faults, context } = await Visitor.come(browser, device);
    await page.goto(server.url);
    if (by === "keyboard") await page.locator(`.game-tile[data-game=${game}] input`).press("Space");
    else await hands.press(page.locator(`.game-tile[data-game=${game}]`));
    if (game === "classic") await hands.press(page.locator(".segment", { hasText: "0" })); // bots take their time
    await hands.press(page.locator(".home-start .main"));
    const turns = await playToTheEnd(page, hands);
    expect(turns).toBeGreaterThan(0);
    expect(await page.locator(".ending h2").textContent()).not.toBe("");
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });
});
