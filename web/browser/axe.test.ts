// No violation that axe knows, and nothing out of sight, on any screen and in any dialog: by day on a laptop, by night on a phone.
import { readFileSync } from "node:fs";
import type { AxeResults } from "axe-core";
import { describe, expect, it } from "vitest";
import { screens } from "../src/routes";
import { dialogs } from "../src/table/dialog_names";
import { journeys, type See, type Stop } from "./journeys";
import { startWorld } from "./world";

const axe = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

const world = startWorld();
const seen = new Set<Stop>();

/** Axe is brought in by the debugger: the page's policy against foreign scripts stays in force. */
const check =
  (found: string[]): See =>
  async ({ page }, stop) => {
    seen.add(stop);
    await page.evaluate(axe);
    const results = await page.evaluate(() => (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run());
    for (const { id, nodes } of results.violations)
      for (const node of nodes) found.push(`${stop}: ${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ""}`);
    const { width, end } = await page.evaluate(() => ({ width: document.documentElement.scrollWidth, end: document.querySelector(".actions")?.getBoundingClientRect().bottom ?? 0 }));
    const screen = page.viewportSize() ?? { width: 0, height: 0 };
    if (width > screen.width) found.push(`${stop}: wider than the screen`);
    if (end > screen.height) found.push(`${stop}: the buttons end ${end - screen.height} pixels below the screen`);
  };

describe.each(["light", "dark"] as const)("by %s", (colorScheme) => {
  it.each(journeys)("on the way $name", async (journey) => {
    const viewport = colorScheme === "light" ? { width: 1280, height: 800 } : { width: 360, height: 640 };
    const visitor = await world.come({ colorScheme, viewport });
    const found: string[] = [];
    await journey.go(visitor, world.server.url, check(found));
    expect(found).toEqual([]);
  });
});

it("every screen and every dialog is visited", () => {
  const visited = [...seen];
  expect(screens.filter((screen) => !visited.some((stop) => stop === screen || stop.startsWith(`${screen}.`)))).toEqual([]);
  expect(dialogs.filter((dialog) => !seen.has(`dialog.${dialog}`))).toEqual([]);
});
