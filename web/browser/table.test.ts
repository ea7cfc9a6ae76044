// What a person can do at the table beside playing on: plan and rearrange, ask why, leave and come back.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { beforeEach, expect, it } from "vitest";
import { handOf, mouse, playToTheEnd, playTurn } from "./player";
import { playAlone as sitAlone } from "./sitting";
import { startWorld, type Visitor } from "./world";

const world = startWorld();
let visitor: Visitor;
let page: Page;
beforeEach(async () => {
  visitor = await world.come();
  ({ page } = visitor);
});

/** Alone, and what fits is known. */
async function playAlone(): Promise<void> {
  await sitAlone(page, world.server.url);
  await page.locator(".hand-card").first().click();
  await page.locator(".pile[data-outlook=fits]").first().waitFor(); // the rules are here
  await page.keyboard.press("Escape");
}

async function drag(from: string, to: string): Promise<void> {
  const middle = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} is not to be seen`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(to)), { steps: 5 });
  await page.mouse.up();
}

/** Of the finished rounds, downloaded. */
async function takeRecords(): Promise<{ turns: unknown[]; decks: unknown; known_deal?: boolean }[]> {
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(".ending-more .quiet", { hasText: "Record" }).click()]);
  const lines = readFileSync(await download.path(), "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line) as { turns: unknown[]; decks: unknown });
}

const planned = (pile: string) => page.locator(`[data-pile=${pile}] .planned`);
const hand = () => handOf(page).then((cards) => cards.length);

it("a planned card is dragged to another pile, taken up by a tap, and taken back; nothing is laid meanwhile", async () => {
  await playAlone();
  await drag(".hand-card", "[data-pile=U1]");
  await planned("U1").waitFor();
  expect(await hand()).toBe(7);
  await drag("[data-pile=U1] .planned", "[data-pile=D2]");
  await planned("D2").waitFor();
  expect(await planned("U1").count()).toBe(0);
  await page.locator("[data-pile=D2]").click();
  await planned("D2").waitFor({ state: "detached" });
  await page.locator(".hand-card[aria-pressed=true]").waitFor();
  await page.locator("[data-pile=U2]").click();
  await planned("U2").waitFor();
  await page.keyboard.press("u");
  await planned("U2").waitFor({ state: "detached" });
  expect(await hand()).toBe(8);
  expect(await page.locator(".draw-stack b").textContent()).toBe("90");
  expect(await page.locator("aside .log li").count()).toBe(2); // dealt, turn 1
});

it("two quick taps on a card put it where it fits best; with Escape in between they only choose it", async () => {
  await playAlone();
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000); // no time passes between two taps
  const card = page.locator(".hand-card").first();
  const chosen = page.locator(".hand-card[aria-pressed=true]");
  await card.click();
  await chosen.waitFor();
  await page.keyboard.press("Escape");
  await chosen.waitFor({ state: "detached" });
  await card.click();
  await chosen.waitFor();
  expect(await hand()).toBe(8);
  await page.keyboard.press("Escape");
  await page.clock.runFor(400); // earlier taps are long ago
  await card.click();
  await chosen.waitFor();
  await card.click();
  await page.locator(".planned").waitFor();
  expect(await hand()).toBe(7);
});

it("a play that does not fit is refused with the reason, also for those who do not see it", async () => {
  await playAlone();
  const [lowest = "", higher = ""] = await handOf(page);
  await page.locator(`[data-hand-card="${higher}"]`).click();
  await page.locator("[data-pile=U1]").click();
  await planned("U1").waitFor();
  await page.locator(`[data-hand-card="${lowest}"]`).click();
  // Ten back would fit, any other card below the top does not.
  if (Number(higher) - Number(lowest) === 10) return;
  await page.locator(".pile[data-outlook=refused] [data-pile=U1]").click();
  const reason = await page.locator(".status-line .notice").textContent();
  expect(reason).toContain(lowest);
  expect(reason).toContain(higher);
  expect(await page.locator("[data-says=notice]").textContent()).toBe(reason);
  expect(await hand()).toBe(7);
});

it("a hint comes with the chance of winning, and can be planned and laid", async () => {
  await playAlone();
  await page.keyboard.press("h");
  await page.locator(".hint-plays .card").first().waitFor();
  expect(await page.locator("dialog").innerText()).toMatch(/\d+%/);
  await page.locator("dialog .main").click();
  await page.locator(".planned").first().waitFor();
  await page.locator(".actions .main[data-ready]").click();
  await page.locator(".table[data-turn='2'][data-moves]").waitFor();
});

it("what happens is announced with one sentence a turn, and the title says whose turn it is", async () => {
  await page.goto(world.server.url);
  await page.locator(".game-tile[data-game=quick]").click();
  await page.locator(".home-start .main").click();
  await page.locator(".wishes").waitFor();
  expect(await page.title()).toContain("Your turn");
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const region = document.querySelector("[data-says=events]");
    if (region) new MutationObserver(() => heard.push(region.textContent)).observe(region, { childList: true, characterData: true, subtree: true });
  });
  await playToTheEnd(page, mouse);
  const played = (await page.locator("aside .log li[data-kind=play]").allTextContents()).filter((line) => line.startsWith("Momo"));
  const ended = await page.locator("aside .log li[data-kind=end]", { hasText: "Momo" }).count();
  const heard = (await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).join(" ");
  const turns = heard.match(/Momo lays [^.]*/g) ?? [];
  expect(turns.length - ended).toBeOneOf([0, 1]); // the last one may have been the end of the round
  expect(turns.join(", ").match(/\b on [UD]1/g)?.length ?? 0).toBe(played.length);
  expect(await page.title()).toBe("tenback");
});

it("a game that was left by closing the tab is offered by the first screen, and goes on where it was", async () => {
  await playAlone();
  await playTurn(page, mouse);
  await page.locator(".table[data-turn='2'][data-moves]").waitFor();
  const cards = await handOf(page);
  await page.close();
  page = await visitor.context.newPage();
  await page.goto(world.server.url);
  await page.locator(".go-on").click();
  await page.locator(".table[data-turn='2'][data-moves] .hand-card").nth(7).waitFor();
  expect(await handOf(page)).toEqual(cards);
});

it("the record of a finished game can be taken along; a game that is over is not offered again", async () => {
  await playAlone();
  await playToTheEnd(page, mouse);
  const [record] = await takeRecords();
  expect(record?.turns.length).toBeGreaterThan(0);
  await page.locator(".ending-more .quiet").last().click(); // another game
  await page.locator(".home").waitFor();
  expect(await page.locator(".go-on").count()).toBe(0);
});

it("who steps through the own game is you in it, also after a reload; the others have their names", async () => {
  await page.goto(world.server.url);
  await page.locator(".game-tile[data-game=quick]").click();
  await page.locator(".home-start .main").click();
  await playToTheEnd(page, mouse);
  await page.getByRole("button", { name: "Step through it" }).click();
  for (const look of ["at once", "after a reload"]) {
    await page.locator(".viewer-controls").waitFor();
    expect(await page.locator(".open-hand b").allTextContents(), look).toEqual(["Your hand", "Momo"]);
    await page.keyboard.press("End");
    const said = (await page.locator(".side .log li").allTextContents()).join(" ");
    expect(said, look).toContain("You lay");
    expect(said, look).toContain("Momo lays");
    expect(said, look).not.toContain("Player 1 lays");
    await page.reload();
  }
});

it("the same deal again is dealt alone, too, card for card, and the record says that it was known", async () => {
  await playAlone();
  const cards = await handOf(page);
  await playToTheEnd(page, mouse);
  await page.getByRole("button", { name: "Same deal again" }).click();
  await page.locator(".table[data-moves][data-turn='1'] .hand-card").nth(7).waitFor();
  expect(await handOf(page)).toEqual(cards);
  await page.locator("aside .log li", { hasText: "The same cards are dealt again." }).waitFor();
  await playToTheEnd(page, mouse);
  await page.getByRole("button", { name: "How it was shuffled" }).click();
  await page.locator("dialog", { hasText: "The same cards once more" }).waitFor();
  await page.keyboard.press("Escape");
  const [first, again] = await takeRecords();
  expect(again?.decks).toEqual(first?.decks);
  expect([first, again].map((record) => record?.known_deal ?? false)).toEqual([false, true]);
});
