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
