// Tutorials by the keyboard alone, and records stepped through.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startWorld, Visitor } from "./world";

const world = startWorld();

/** Brings the arrow to the card that is pointed out, and lays it on the pile that is. */
async function layShown(page: Page): Promise<void> {
  await page.waitForFunction(() => ["[data-hand-card][data-shown]", "[data-pile][data-shown]"].every((one) => document.querySelector(one) !== null));
  await page.locator(".status-line[data-mine]").waitFor();
  await page.locator(".actions .main:not([data-busy])").waitFor();
  const shown = await page.evaluate(() => ({
    card: [...document.querySelectorAll("[data-hand-card]")].findIndex((card) => card.hasAttribute("data-shown")),
    pile: [...document.querySelectorAll("[data-pile]")].findIndex((pile) => pile.hasAttribute("data-shown")),
  }));
  await page.keyboard.press("Escape");
  for (let presses = 0; presses <= shown.card; presses += 1) await page.keyboard.press("ArrowRight");
  await page.keyboard.press(String(shown.pile + 1));
}

/** Does with keys what the coach asks for. */
async function obey(page: Page, task: string): Promise<void> {
  switch (task) {
    case "read":
      await page.waitForFunction(() => document.activeElement?.matches(".coach .main"));
      return page.keyboard.press("Enter");
    case "end":
      await page.locator(".actions .main[data-ready]").waitFor();
      return page.keyboard.press("e");
    case "say":
      await page.keyboard.press("t");
      await page.waitForFunction(() => document.activeElement?.closest(".talk-menu") != null); // it takes the focus when it opens
      await page.locator(".talk-menu .chip").first().focus();
      return page.keyboard.press("Enter");
    default:
      return layShown(page);
  }
}

/** "Keep the card" has the focus in the warning. */
async function keepCard(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.matches("dialog .main"));
  await page.keyboard.press("Enter");
}

async function playLesson(page: Page): Promise<string[]> {
  const texts: string[] = [];
  const coach = page.locator(".coach-text");
  const goesOn = (text: string, orWarns: boolean) =>
    page.waitForFunction(
      ([before, warns]) => document.querySelector<HTMLElement>(".coach-text")?.innerText !== before || (warns && document.querySelector("dialog .danger") !== null),
      [text, orWarns] as const,
    );
  while (!(await page.locator(".lesson-end").isVisible())) {
    const text = await coach.innerText();
    texts.push(text);
    await obey(page, (await page.locator(".coach").getAttribute("data-task")) ?? "");
    await goesOn(text, true);
    if ((await page.locator("dialog .danger").count()) > 0) await keepCard(page);
    await goesOn(text, false);
  }
  return texts;
}

describe("a tutorial is played to its end by keys", () => {
  it.each([
    ["classic", 21],
    ["quick", 13],
    ["face", 17],
  ] as const)("%s", async (game, steps) => {
    const { page } = await world.come();
    await page.goto(`${world.server.url}/#tutorial/${game}`);
    await page.locator(".coach").waitFor();
    expect(await playLesson(page)).toHaveLength(steps);
    expect(await page.locator(".lesson-end h1").innerText()).toMatch(/^You (win|beat)/);
    await page.waitForFunction(() => document.activeElement?.textContent === "Now play for real");
    await page.keyboard.press("Enter"); // into a game that is dealt
    await page.locator(`.table[data-game=${game}] .hand-card`).first().waitFor();
  });
});

describe("a record", () => {
  let folder: string;
  let file: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "tenback-records-"));
    file = join(folder, "games.jsonl");
    execFileSync(process.env["TENBACK"] ?? "../build/dev/tenback", ["simulate", "classic", "--players", "3", "--fire", "--bots", "greedy", "--games", "2", "--seed", "5", "--records", file]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function open(): Promise<Visitor> {
    const visitor = await world.come();
    await visitor.page.goto(`${world.server.url}/#record`);
    await visitor.page.locator("input[type=file]").setInputFiles(file);
    await visitor.page.locator(".viewer-controls").waitFor();
    return visitor;
  }
  const sentence = (page: Page): Promise<string> => page.locator(".viewer-sentence").innerText();
  const cards = (page: Page): Promise<number> => page.locator(".open-hand .card").count();

  it("is stepped through forwards and backwards, card by card as it is written", async () => {
    const { page } = await open();
    const record = JSON.parse(readFileSync(file, "utf8").split("\n")[0] ?? "") as { turns: { seat: number; plays: string[] }[] };
    const names = ["Tavi", "Momo", "Kiki"]; // of the bots at the three seats
    const plays = record.turns.flatMap(({ seat, plays }) => plays.map((play) => `${names[seat - 1]} lays ${play.replace(">", " on ")}`));
    const said: string[] = [];
    const last = Number(await page.locator("input[type=range]").getAttribute("max"));
    for (let step = 0; step < last; step += 1) {
      await page.keyboard.press("ArrowRight");
      said.push(await sentence(page));
    }
    const laid = said.flatMap((text) => /\S+ lays \d+ on [UD]\d/.exec(text) ?? []);
    expect(laid).toEqual(plays);
    expect(said.at(-1)).toMatch(/cannot complete the turn|You beat the game/);
    for (let step = last; step > 0; step -= 1) await page.keyboard.press("ArrowLeft");
    expect(await page.locator("input[type=range]").inputValue()).toBe("0");
    expect(await cards(page)).toBe(18);
  });

  it.each([
    [1440, 900],
    [390, 844],
  ])("row 16: nothing moves while one steps through it (%i × %i)", async (width, height) => {
    const { page } = await open();
    await page.setViewportSize({ width, height });
    const places = () => page.locator(".pile, .viewer-controls, .side").evaluateAll((parts) => parts.map((part) => Object.values(part.getBoundingClientRect().toJSON() as Record<string, number>).map(Math.round).join(" ")));
    await page.keyboard.press("Home");
    const before = await places();
    const last = Number(await page.locator("input[type=range]").getAttribute("max"));
    for (let step = 0; step < last; step += 1) {
      await page.keyboard.press("ArrowRight");
      expect(await places()).toEqual(before);
    }
  });

  it("goes turn by turn, to its ends and to a place of the slider; several games stand in a file", async () => {
    const { page } = await open();
    await page.keyboard.press("End");
    const end = await sentence(page);
    await page.keyboard.press("Home");
    expect(await sentence(page)).not.toBe(end);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await sentence(page)).toContain("Turn 2");
    await page.locator("input[type=range]").fill("7");
    expect(await page.locator("input[type=range]").getAttribute("aria-valuetext")).toMatch(/^Step 8 of/);
    await page.locator(".bar select").selectOption("1");
    await page.locator(".viewer-controls").waitFor();
    await page.keyboard.press("End");
    expect(await sentence(page)).not.toBe(end);
  });

  it("is not every file: one without records is said to have none, and no games of it are listed", async () => {
    const { page } = await world.come();
    await page.goto(`${world.server.url}/#record`);
    const buffer = Buffer.from(Array.from({ length: 200_000 }, (_, place) => (place * 7919) % 251));
    await page.locator("input[type=file]").setInputFiles({ name: "photo.bin", mimeType: "application/octet-stream", buffer });
    await page.locator(".notice", { hasText: "photo.bin" }).waitFor();
    expect(await page.locator(".bar select").count()).toBe(0);
  });

  it("that breaks the rules is refused with the reason", async () => {
    const { page } = await world.come();
    await page.goto(`${world.server.url}/#record`);
    await page.locator("input[type=file]").setInputFiles({ name: "wrong.jsonl", mimeType: "text/plain", buffer: Buffer.from('{"tenback":1}\n') });
    await page.locator(".notice:not(:empty)").waitFor();
    expect(await page.locator(".notice").innerText()).toContain("line 1");
  });
});
