// icons.mjs: draws public/icon.svg as the PNG files that systems want for an installed page. Run after the drawing has changed.
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";

const svg = readFileSync("public/icon.svg", "utf8");
const ground = "#1f4a3f"; // of the drawing: a system may cut a maskable icon to any shape
const icons = [
  { name: "icon-192", size: 192, share: 1 },
  { name: "icon-512", size: 512, share: 1 },
  { name: "icon-maskable", size: 512, share: 0.78, filled: true },
  { name: "icon-apple", size: 180, share: 0.86, filled: true },
];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const { name, size, share, filled } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<body style="margin:0;height:100vh;display:grid;place-items:center;background:${filled ? ground : "transparent"}">${svg}`);
  await page.addStyleTag({ content: `svg { width: ${size * share}px; height: ${size * share}px; }` });
  await page.screenshot({ path: `public/${name}.png`, omitBackground: true });
  await page.close();
}
await browser.close();
