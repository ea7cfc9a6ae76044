// Several browsers at one table of the real server, and what may go wrong on the way.
import type { Page } from "playwright-core";
import { beforeEach, expect, it } from "vitest";
import { handOf, mouse, playToTheEnd, playTurn } from "./player";
import { Server, startBrowser, startWorld, Visitor } from "./world";

// Nobody is stood in for because of the time that a busy machine takes.
const world = startWorld("--absence-seconds", "3600");
let visitors: Visitor[] = [];
beforeEach(() => {
  visitors = [];
  return async () => {
    for (const visitor of visitors) await visitor.context.close();
  };
});

async function come(): Promise<Visitor> {
  const visitor = await Visitor.come(world.browser);
  visitors.push(visitor);
  return visitor;
}

/** Makes a table on the first screen and sits there; gives its link. */
async function host(page: Page, game: string, name: string, { people = 2, url = world.server.url } = {}): Promise<string> {
  await page.goto(url);
  await page.locator(`.game-tile[data-game=${game}]`).click();
  await page.locator(".setup .segment").nth(1).click();
  if (people > 2) await page.locator(".setup .one-of").nth(1).locator(".segment", { hasText: String(people) }).click();
  await page.locator(".field input").first().fill(name);
  await page.locator(".home-start .main").click();
  await page.locator(".seat-row[data-yours]").waitFor();
  return page.url();
}

async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.locator(".field input").fill(name);
  await page.locator(".seat-row .main").first().click();
  await page.locator(".seat-row[data-yours]").waitFor();
}

const deal = (page: Page) => page.locator(".seating .dialog-buttons .main").first().click();

it("two people play a whole game by link, and every message is one of the schema", async () => {
  const [olena, petr] = [await come(), await come()];
  const link = await host(olena.page, "quick", "Olena");
  await join(petr.page, link, "Petr");
  await deal(olena.page);
  await Promise.all([playToTheEnd(olena.page, mouse), playToTheEnd(petr.page, mouse)]);
  const result = await olena.page.locator(".result").textContent();
  expect(result).not.toBe("");
  expect(olena.frames + petr.frames).toBeGreaterThan(20);
  await petr.page.locator(".ending .main").first().click();
  await Promise.all([olena, petr].map(({ page }) => page.locator(".wishes").waitFor()));
  for (const { faults } of visitors) expect(faults).toEqual([]);
});

it("five people play a whole game, and all see the same end", async () => {
  const names = ["Olena", "Petr", "Ann", "Иван", "Jörg"];
  while (visitors.length < names.length) await come();
  const [first, ...others] = visitors.map(({ page }) => page);
  if (!first) throw new Error("nobody came");
  const link = await host(first, "quick", names[0] ?? "", { people: 5 });
  for (const [place, page] of others.entries()) await join(page, link, names[place + 1] ?? "");
  await deal(first);
  await Promise.all(visitors.map(({ page }) => playToTheEnd(page, mouse)));
  const lines = await Promise.all(visitors.map(({ page }) => page.locator(".hands-left").innerText()));
  expect(new Set(lines).size).toBe(1);
  for (const { faults } of visitors) expect(faults).toEqual([]);
});

it("a reload in the middle of a turn finds the turn as it was, and it can be ended", async () => {
  const { page, faults } = await come();
  await host(page, "face", "Olena");
  await page.locator(".seat-row select").selectOption("easy");
  await deal(page);
  await page.locator(".table[data-moves]").waitFor();
  const turn = (await page.locator(".table").getAttribute("data-turn")) ?? "";
  await page.locator(".hand-card:not([data-dull])").first().click();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Lay now" }).click();
  await page.getByRole("button", { name: "Lay now" }).waitFor({ state: "detached" });
  await page.locator(".hand-card").nth(4).waitFor();
  const cards = await handOf(page);
  await page.reload();
  await page.locator(`.table[data-moves][data-turn="${turn}"] .hand-card`).nth(4).waitFor();
  expect(await handOf(page)).toEqual(cards);
  await playTurn(page, mouse);
  expect(faults).toEqual([]);
});

it("over plain http from another device everything works but installing", async () => {
  const name = "friend.test"; // not localhost, so the browser takes away what it keeps for safe places
  const lan = await Server.start("--host", name);
  const phone = await startBrowser(`--host-resolver-rules=MAP ${name} 127.0.0.1`);
  const { page, faults } = await Visitor.come(phone);
  const url = lan.url.replace("127.0.0.1", name);
  await host(page, "quick", "Olena", { url });
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole("button", { name: "Copy the link" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  await page.locator(".seat-row select").selectOption("easy");
  await deal(page);
  await playToTheEnd(page, mouse);
  await page.goto(url);
  await page.locator(".setup .segment", { hasText: "0" }).click();
  await page.locator(".home-start .main").click();
  await page.locator(".table[data-moves]").waitFor();
  await playTurn(page, mouse);
  expect(faults).toEqual([]);
  await phone.close();
  await lan.stop();
});

it("a server that is killed in the middle of a turn and comes back has lost nothing, and nothing is played twice", async () => {
  const { page, faults } = await come();
  await host(page, "face", "Olena");
  await page.locator(".seat-row select").selectOption("easy");
  await deal(page);
  await page.locator(".table[data-moves]").waitFor();
  const turn = await page.locator(".table").getAttribute("data-turn");
  await page.locator(".hand-card:not([data-dull])").first().click();
  await page.keyboard.press("Enter");
  const laid = page.getByRole("button", { name: "Lay now" });
  await laid.click();
  await laid.waitFor({ state: "detached" });
  await page.locator(".hand-card").nth(4).waitFor();
  expect(await page.locator(".hand-card").count()).toBe(5);
  await world.server.kill();
  await page.locator(".lost").waitFor();
  await page.locator(".hand-card:not([data-dull])").first().click();
  await page.keyboard.press("Enter");
  await page.keyboard.press("e"); // nobody hears it yet
  await world.server.restart();
  await page.locator(".lost").waitFor({ state: "detached" });
  await page.locator(`.table:not([data-turn="${turn}"]), .ending`).first().waitFor();
  await playToTheEnd(page, mouse);
  expect(faults).toEqual([]);
});

it("a reload finds the seat again, and a second window takes it over", async () => {
  const visitor = await come();
  const { page } = visitor;
  await host(page, "quick", "Olena");
  await page.locator(".seat-row select").selectOption("easy");
  await deal(page);
  await page.locator(".hand-card").first().waitFor();
  const cards = () => page.locator(".hand-card").evaluateAll((all) => all.map((card) => card.getAttribute("data-hand-card")));
  const before = await cards();
  await page.reload();
  await page.locator(".hand-card").first().waitFor();
  expect(await cards()).toEqual(before);
  const second = await visitor.context.newPage();
  await second.goto(page.url());
  await second.locator(".hand-card").first().waitFor();
  await page.getByRole("heading", { name: "You are playing in another window." }).waitFor();
  await page.getByRole("button", { name: "Play here" }).click();
  await page.locator(".hand-card").first().waitFor();
});

it("chat without numbers says what it refuses, and keeps the words for mending", async () => {
  const { page, faults } = await come();
  await page.goto(world.server.url);
  await page.locator(".game-tile[data-game=quick]").click();
  await page.locator(".setup .segment").nth(1).click();
  await page.locator(".setup .one-of").nth(2).locator(".segment").nth(2).click();
  await page.locator(".home-start .main").click();
  await page.locator(".seat-row select").selectOption("easy");
  await deal(page);
  await page.locator(".hand-card").first().waitFor();
  await page.locator(".bar .icon-button").first().click();
  await page.getByRole("button", { name: "Chat" }).click();
  const field = page.locator(".chat input");
  await field.fill("I hold a seven");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("alert").filter({ hasText: "seven" }).waitFor();
  expect(await field.inputValue()).toBe("I hold a seven");
  await field.fill("I hold something high");
  await page.getByRole("button", { name: "Send" }).click();
  await page.locator(".chat li", { hasText: "something high" }).waitFor();
  expect(faults).toEqual([]);
});

it("somebody without a seat looks on and sees no hand", async () => {
  const [olena, guest] = [await come(), await come()];
  const link = await host(olena.page, "quick", "Olena");
  await olena.page.locator(".seat-row select").selectOption("easy");
  await deal(olena.page);
  await olena.page.locator(".hand-card").first().waitFor();
  await guest.page.goto(link);
  await guest.page.locator(".pile").first().waitFor();
  expect(await guest.page.locator(".hand-card").count()).toBe(0);
  expect(guest.faults).toEqual([]);
});

it("when somebody has left, more than half of the others let a bot play; whoever comes back has the seat again", async () => {
  const [olena, petr, ann] = [await come(), await come(), await come()];
  const link = await host(olena.page, "quick", "Olena", { people: 3 });
  await join(petr.page, link, "Petr");
  await join(ann.page, link, "Ann");
  await deal(olena.page);
  await petr.page.locator(".hand-card").first().waitFor();
  await petr.page.goto("about:blank");
  const seatOfPetr = (page: Page) => page.locator(".seat", { hasText: "Petr" });
  const vote = (page: Page) => seatOfPetr(page).getByRole("button", { name: "Let a bot play" });
  await vote(olena.page).click();
  await ann.page.locator("aside .log li", { hasText: "Olena wants a bot to stand in for Petr" }).waitFor();
  expect(await seatOfPetr(ann.page).innerText()).toContain("is away"); // one of two is not more than half
  await vote(ann.page).click();
  for (const { page } of [olena, ann]) {
    await seatOfPetr(page).filter({ hasText: "a bot stands in" }).waitFor();
    expect(await vote(page).count()).toBe(0);
  }
  // The bot wishes in his place, so that the round begins.
  for (const { page } of [olena, ann]) await page.locator(".wishes .chip").first().click();
  await Promise.all([olena, ann].map(({ page }) => page.locator(".table[data-status=playing], .ending").first().waitFor()));
  await petr.page.goto(link);
  await petr.page.locator(".hand-card").first().waitFor();
  await seatOfPetr(olena.page).filter({ hasNotText: "a bot stands in" }).waitFor();
  await Promise.all([olena, petr, ann].map(({ page }) => playToTheEnd(page, mouse)));
  await olena.page.locator(".ending .note", { hasText: "a bot stands in for Petr" }).waitFor();
  for (const { faults } of visitors) expect(faults).toEqual([]);
});

it("the same deal again deals the same cards to all, and claims no longer that nobody knew them", async () => {
  const [olena, petr] = [await come(), await come()];
  const both = [olena.page, petr.page];
  const hands = async () => {
    await Promise.all(both.map((page) => page.locator(".wishes").waitFor()));
    return Promise.all(both.map((page) => handOf(page)));
  };
  const shuffle = async (page: Page) => {
    await page.getByRole("button", { name: "How it was shuffled" }).click();
    const dialog = page.locator("dialog[open]");
    const words = await dialog.innerText();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    return words;
  };
  const link = await host(olena.page, "quick", "Olena");
  await join(petr.page, link, "Petr");
  await deal(olena.page);
  const first = await hands();
  await Promise.all(both.map((page) => playToTheEnd(page, mouse)));
  expect(await shuffle(petr.page)).toContain("this device shook the cards");
  await petr.page.getByRole("button", { name: "Same deal again" }).click();
  expect(await hands()).toEqual(first);
  await olena.page.locator("aside .log li", { hasText: "The same cards are dealt again." }).waitFor();
  await Promise.all(both.map((page) => playToTheEnd(page, mouse)));
  for (const page of both) {
    await page.locator(".ending .note", { hasText: "Somebody may have known the cards." }).waitFor();
    expect(await shuffle(page)).toContain("The same cards once more");
  }
  await olena.page.getByRole("button", { name: "Play again" }).click();
  expect(await hands()).not.toEqual(first);
  for (const { faults } of visitors) expect(faults).toEqual([]);
});
