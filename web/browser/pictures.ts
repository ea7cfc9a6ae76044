// tools/page_pictures: contact sheets of every stop: a phone upright and on its side, a laptop and a large screen; in English by day and by night,
// in every other language by one of them.
import { languages } from "../src/generated/languages";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, it } from "vitest";
import { journeys, type See } from "./journeys";
import { startWorld, Visitor } from "./world";

const folder = process.env["PICTURES"] ?? "/tmp/pictures";
/** `drawn`: how wide on a sheet. */
const devices = {
  phone: { viewport: { width: 390, height: 844 }, drawn: 350 },
  side: { viewport: { width: 844, height: 390 }, drawn: 590 },
  laptop: { viewport: { width: 1366, height: 768 }, drawn: 890 },
  large: { viewport: { width: 2560, height: 1440 }, drawn: 890 },
} as const;
type Device = keyof typeof devices;
const sheetSize = { width: 1800, height: 1620 };

const world = startWorld();
beforeAll(() => mkdirSync(folder, { recursive: true }));

interface Picture {
  name: string;
  bytes: Buffer;
}

/** So many pictures that each can be looked at. */
function perSheet(device: Device): number {
  const { viewport, drawn } = devices[device];
  const high = (drawn * viewport.height) / viewport.width + 30;
  return Math.floor(sheetSize.width / drawn) * Math.max(1, Math.floor(sheetSize.height / high));
}

async function sheet(name: string, pictures: readonly Picture[], drawn: number): Promise<void> {
  const page = await world.browser.newPage({ viewport: { width: sheetSize.width + 48, height: 100 } });
  const images = pictures.map(
    (it) => `<figure style="margin:0"><img style="width:${drawn}px;display:block" src="data:image/jpeg;base64,${it.bytes.toString("base64")}"><figcaption>${it.name}</figcaption></figure>`,
  );
  await page.setContent(`<body style="margin:8px;font:14px sans-serif;background:#999;display:flex;flex-wrap:wrap;gap:8px">${images.join("")}</body>`);
  await page.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode())));
  writeFileSync(join(folder, `${name}.png`), await page.screenshot({ fullPage: true }));
  await page.close();
}

async function pictures(options: object): Promise<Picture[]> {
  const taken: Picture[] = [];
  const take: See = async ({ page }, stop) => {
    taken.push({ name: stop, bytes: await page.screenshot({ type: "jpeg", quality: 92 }) });
  };
  for (const journey of journeys) {
    const visitor = await Visitor.come(world.browser, options);
    await journey.go(visitor, world.server.url, take);
    await visitor.context.close();
  }
  return taken;
}

function sheetsOf(device: Device, locale: string, colorScheme: "light" | "dark"): void {
  const name = `${device}-${locale}-${colorScheme}`;
  it(name, async () => {
    const { viewport, drawn } = devices[device];
    const all = await pictures({ viewport, locale, colorScheme, deviceScaleFactor: device === "large" ? 1 : 2, hasTouch: device === "phone" || device === "side" });
    const many = perSheet(device);
    for (let from = 0; from < all.length; from += many) await sheet(`${name}-${from / many + 1}`, all.slice(from, from + many), drawn);
  });
}

for (const device of Object.keys(devices) as Device[]) {
  for (const colorScheme of ["light", "dark"] as const) sheetsOf(device, "en", colorScheme);
  for (const locale of languages.slice(1)) sheetsOf(device, locale, device === "phone" || device === "large" ? "dark" : "light");
}
