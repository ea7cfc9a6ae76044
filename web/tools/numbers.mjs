// node tools/numbers.mjs [TENBACK]: what the page promises in numbers, measured in the real browser against the real server (bench/README.md).
// Needs web/dist (npm run build) and a tenback, ../build/release/tenback unless another one is named.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const program = process.argv[2] ?? "../build/release/tenback";
const folder = mkdtempSync(join(tmpdir(), "tenback-numbers-"));
const server = spawn(program, ["serve", "--page", "dist", "--port", "0", "--request-rate", "0", "--store", join(folder, "tables.db")]);
const url = await new Promise((resolve) => {
  let text = "";
  const read = (bytes) => {
    text += bytes;
    const found = /http:\/\/127\.0\.0\.1:\d+/.exec(text);
    if (found) resolve(found[0]);
  };
  server.stdout.on("data", read);
  server.stderr.on("data", read);
});
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });

const sorted = (values) => [...values].sort((a, b) => a - b);
const say = (what, values, limit) => {
  const all = sorted(values);
  const median = all[Math.floor(all.length / 2)] ?? 0;
  console.log(`${what}: median ${median.toFixed(0)} ms, longest ${(all.at(-1) ?? 0).toFixed(0)} ms of ${values.length}; the aim is ${limit} ms`);
};

/** A browser without memory; `watch` runs in its page before anything else. */
async function visit(watch) {
  const context = await browser.newContext({ viewport: { width: 1100, height: 760 } });
  const page = await context.newPage();
  await page.addInitScript(watch);
  return page;
}

/** From the navigation until the button that starts a game is there and painted. */
async function firstScreens(count) {
  const times = [];
  for (let visits = 0; visits < count; visits += 1) {
    const page = await visit(() => {
      window.interactive = new Promise((resolve) => {
        const look = () => (document.querySelector(".home-start .main[data-ready]") ? setTimeout(() => resolve(performance.now())) : requestAnimationFrame(look));
        requestAnimationFrame(look);
      });
    });
    await page.goto(url);
    times.push(await page.evaluate(() => window.interactive));
    await page.context().close();
  }
  return times;
}

const watchTaps = () => {
  window.answers = [];
  addEventListener(
    "click",
    (event) => {
      if (!event.target.closest("[data-hand-card]")) return;
      requestAnimationFrame(() => setTimeout(() => window.answers.push(performance.now() - event.timeStamp))); // after the frame that shows it
    },
    true,
  );
};

/** Tasks of the page's own thread that lasted longer than 50 ms by the clock: milliseconds of it, and of CPU time, which a busy machine does not lengthen. */
function longTasks(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const mains = new Set(traceEvents.filter((it) => it.name === "thread_name" && it.args.name === "CrRendererMain").map((it) => `${it.pid} ${it.tid}`));
  const tasks = traceEvents.filter((it) => it.name === "RunTask" && mains.has(`${it.pid} ${it.tid}`) && it.dur > 50_000);
  return tasks.map(({ dur, tdur = dur }) => ({ clock: dur / 1000, cpu: tdur / 1000 }));
}

/** At a table with four experts: taps on cards, also while they think. */
async function tapsAndTasks(count) {
  const page = await visit(watchTaps);
  await page.goto(url);
  await page.locator(".setup .segment", { hasText: "4" }).click();
  await page.locator(".setup .one-of").nth(2).locator(".segment").last().click();
  await page.locator(".home-start .main").click();
  await page.locator(".wishes .chip").last().click();
  await page.locator(".hand-card").first().waitFor();
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"] });
  for (let taps = 0; taps < count; taps += 1) {
    await page.locator(".hand-card").nth(taps % 6).click();
    await page.waitForFunction((before) => window.answers.length > before, taps);
    await page.waitForTimeout(60);
  }
  const tasks = longTasks(await browser.stopTracing());
  const answers = await page.evaluate(() => window.answers);
  await page.context().close();
  return { answers, tasks };
}

console.log(`load ${loadavg()[0].toFixed(1)} before`);
say("first screen until it can be used, nothing cached", await firstScreens(15), 1000);
const { answers, tasks } = await tapsAndTasks(60);
say("a card answers a tap, four experts thinking in turn", answers, 50);
say("tasks longer than 50 ms meanwhile, by the clock", tasks.map(({ clock }) => clock), 100);
say("the same tasks, CPU time", tasks.map(({ cpu }) => cpu), 100);
console.log(`load ${loadavg()[0].toFixed(1)} after`);
await browser.close();
server.kill();
rmSync(folder, { recursive: true, force: true });
