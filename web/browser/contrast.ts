// How well text can be read, by what is really drawn: the colour of each text against every pixel behind it (WCAG 1.4.3).
import type { Page } from "playwright-core";

interface Written {
  what: string;
  colour: string;
  opacity: number;
  needed: number;
  box: { x: number; y: number; width: number; height: number };
}

/** Every text in sight, and the numbers of cards, which are drawn. What cannot be used may be faint. */
function textsInSight(): Written[] {
  const opacityOf = (element: Element | null): number => (element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1);
  const isUsable = (element: Element): boolean => !element.closest(":disabled, [aria-disabled=true], [data-dull], .unseen, [aria-busy=true]") && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isInSight = ({ width, height, left, top, right, bottom }: DOMRect): boolean => width > 1 && height > 1 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const written: Written[] = [];
  const isOnTop = (element: Element, { x, y, width, height }: DOMRect): boolean => {
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && (hit.contains(element) || (element.closest("svg, label, button") ?? element).contains(hit));
  };
  const add = (element: Element, box: DOMRect, colour: string, isLarge: boolean): void => {
    if (!isUsable(element) || !isInSight(box) || !isOnTop(element, box)) return;
    const { x, y, width, height } = box;
    written.push({ what: `${element.getAttribute("class") ?? element.tagName}: ${element.textContent.slice(0, 30)}`, colour, opacity: opacityOf(element), needed: isLarge ? 3 : 4.5, box: { x, y, width, height } });
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!element || !walker.currentNode.textContent?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const pixels = Number.parseFloat(fontSize);
    add(element, range.getBoundingClientRect(), color, pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700));
  }
  for (const number of document.querySelectorAll(".card-number")) add(number, number.getBoundingClientRect(), getComputedStyle(number).stroke, true);
  return written;
}

/** Runs in a page of its own: the policy of the page under test allows no pictures from elsewhere. */
async function faintIn({ picture, written }: { picture: string; written: Written[] }): Promise<string[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvasOf = (width: number, height: number): OffscreenCanvasRenderingContext2D => {
    const canvas = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    if (!canvas) throw new Error("nothing to draw on");
    return canvas;
  };
  const canvas = canvasOf(image.width, image.height);
  canvas.drawImage(image, 0, 0);
  type Rgb = readonly [number, number, number];
  const probe = canvasOf(1, 1);
  const rgba = (colour: string): [Rgb, number] => {
    probe.clearRect(0, 0, 1, 1);
    probe.fillStyle = colour;
    probe.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = probe.getImageData(0, 0, 1, 1).data;
    return [[r, g, b], a / 255];
  };
  const light = ([r, g, b]: Rgb): number => {
    const [x = 0, y = 0, z = 0] = [r, g, b].map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  return written.flatMap(({ what, colour, opacity, needed, box }) => {
    const { data } = canvas.getImageData(box.x, box.y, Math.max(1, box.width), Math.max(1, box.height));
    const [ink, alpha] = rgba(colour);
    const share = alpha * opacity;
    const ratios: number[] = [];
    for (let at = 0; at < data.length; at += 4) {
      const behind: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const seen = ink.map((value, place) => value * share + (behind[place] ?? 0) * (1 - share)) as unknown as Rgb;
      const [dark = 0, bright = 0] = [light(seen), light(behind)].sort((one, other) => one - other);
      ratios.push((bright + 0.05) / (dark + 0.05));
    }
    ratios.sort((one, other) => one - other);
    const typical = ratios[Math.floor(ratios.length / 20)] ?? 21; // a line or a corner that crosses the box is no background
    return typical < needed ? [`${what}: ${typical.toFixed(2)} of ${needed}`] : [];
  });
}

/** What is harder to read than WCAG AA allows. @param judge any page without a policy */
export async function faint(page: Page, judge: Page): Promise<string[]> {
  const written = await page.evaluate(textsInSight);
  await page.evaluate(() => {
    const withoutText = new CSSStyleSheet();
    withoutText.replaceSync("*, *::placeholder { color: transparent !important } .card-number, .card-corner { visibility: hidden !important }");
    document.adoptedStyleSheets = [withoutText];
  });
  const picture = (await page.screenshot({ type: "png", scale: "css" })).toString("base64");
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
  return judge.evaluate(faintIn, { picture, written });
}
