// Whole games of each kind, each with another kind of hands, on this device: no server is asked.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { finger, keyboard, mouse, playToTheEnd, type Hands } from "./player";
import { startWorld, Visitor } from "./world";

const world = startWorld();

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

it("several people at one screen see only their own hands, one after the other", async () => {
  const { page, faults, context } = await Visitor.come(world.browser);
  await page.goto(world.server.url);
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

/** Another game of the first screen; radio buttons are chosen by keys with the space bar. */
async function choose(page: Page, hands: Hands, what: string): Promise<void> {
  if (hands === keyboard) await page.locator(`${what} input`).press("Space");
  else await hands.press(page.locator(what));
}

const alone = ".setup fieldset:nth-of-type(2) .segment:first-of-type";

describe.each(["classic", "quick", "face"])("a whole game of %s", (game) => {
  describe.each([
    { by: "mouse", hands: mouse, device: {} },
    { by: "keyboard", hands: keyboard, device: {} },
    { by: "finger", hands: finger, device: phone },
  ] as { by: string; hands: Hands; device: object }[])("by $by", ({ hands, device }) => {
    it("can be played to the end, from the first screen on", async () => {
      const { page, faults, context } = await Visitor.come(world.browser, device);
      await page.goto(world.server.url);
      await choose(page, hands, `.game-tile[data-game=${game}]`);
      if (game === "classic") await choose(page, hands, alone);
      await hands.press(page.locator(".home-start .main"));
      const turns = await playToTheEnd(page, hands);
      expect(turns).toBeGreaterThan(0);
      expect(await page.locator(".ending h2").textContent()).not.toBe("");
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(faults).toEqual([]);
      await context.close();
    });
  });
});
