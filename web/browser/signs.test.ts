// What the page asks of the device beside its screen: sounds, buzzes, and to stay awake. The device's own functions do it all; they are counted.
import type { Page } from "playwright-core";
import { beforeEach, expect, it } from "vitest";
import { mouse, playToTheEnd, playTurn } from "./player";
import { playAlone } from "./sitting";
import { startWorld } from "./world";

const world = startWorld();
let page: Page;
beforeEach(async () => {
  ({ page } = await world.come());
  await page.addInitScript(countWhatIsAsked);
});

interface Asked {
  tones: number;
  buzzes: number;
  locks: WakeLockSentinel[];
}

function countWhatIsAsked(): void {
  const asked: Asked = { tones: 0, buzzes: 0, locks: [] };
  Object.assign(window, { asked });
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (when) {
    asked.tones += 1;
    start.call(this, when);
  };
  const { vibrate } = Navigator.prototype;
  Navigator.prototype.vibrate = function (pattern: VibratePattern | Iterable<number>) {
    asked.buzzes += 1;
    return vibrate.call(this, pattern as Iterable<number>);
  };
  const { request } = WakeLock.prototype;
  WakeLock.prototype.request = async function (kind) {
    const lock = await request.call(this, kind);
    asked.locks.push(lock);
    return lock;
  };
}

type Counted = "tones" | "buzzes";
const count = (what: Counted) => page.evaluate((name) => (window as unknown as { asked: Asked }).asked[name], what);
const more = (what: Counted, than: number) => page.waitForFunction(([name, before]) => (window as unknown as { asked: Asked }).asked[name] > before, [what, than] as const);

/** Turns a switch of the settings over, at the table. */
async function turnOver(name: string): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.locator(".settings .switch", { hasText: name }).click();
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
}

it.each([
  { name: "Sound", what: "tones", other: "buzzes" },
  { name: "Vibration", what: "buzzes", other: "tones" },
] as const)("$name tells of turns until it is switched off, and is remembered as off", async ({ name, what, other }) => {
  await playAlone(page, world.server.url);
  await playTurn(page, mouse);
  await more(what, 0);
  await more(other, 0);
  const isQuiet = async (act: () => Promise<void>) => {
    const before = { [what]: await count(what), [other]: await count(other) };
    await act();
    await more(other, before[other] ?? 0); // the same news was told by the other one
    expect(await count(what)).toBe(before[what]);
  };
  const before = await count(other);
  await turnOver(name);
  expect(await count(other)).toBe(before); // a switch is no news
  await isQuiet(() => playTurn(page, mouse));
  await page.reload();
  await page.locator(".table[data-moves]").waitFor();
  await isQuiet(() => playTurn(page, mouse));
  const quiet = await count(what);
  await turnOver(name);
  await playTurn(page, mouse);
  await more(what, quiet);
});

/** As a browser treats a page that is covered and seen again; one without a screen never covers any. */
function showPage(state: DocumentVisibilityState): Promise<void> {
  return page.evaluate(async (visibilityState) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, value: visibilityState });
    const { locks } = (window as unknown as { asked: Asked }).asked;
    if (visibilityState === "hidden") await Promise.all(locks.map((lock) => lock.release()));
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

it("the screen is kept awake while a round is played and looked at, and no longer", async () => {
  const held = (wanted: number) => page.waitForFunction((number) => (window as unknown as { asked: Asked }).asked.locks.filter(({ released }) => !released).length === number, wanted);
  await playAlone(page, world.server.url);
  await held(1);
  await showPage("hidden");
  await held(0);
  await showPage("visible");
  await held(1);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator(".menu-item").last().click();
  await page.locator(".home").waitFor();
  await held(0);
  await page.locator(".go-on").click();
  await held(1);
  await playToTheEnd(page, mouse);
  await held(0);
});
