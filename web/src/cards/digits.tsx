// Our own numerals: one stroke each, in a box of 60 × 100, so that a 6 and a 9 look the same on every device.
const strokes: Readonly<Record<string, string>> = {
  "0": "M30 8C15 8 8 26 8 50s7 42 22 42 22-18 22-42S45 8 30 8Z",
  "1": "M12 25 32 8V92",
  "2": "M9 30C9 16 18 8 30 8s21 8 21 21c0 11-7 19-16 28L9 92H53",
  "3": "M10 19C14 12 21 8 30 8c12 0 20 8 20 19 0 12-9 20-22 20 14 0 24 8 24 22 0 14-10 23-23 23-11 0-19-5-22-14",
  "4": "M41 92V8L7 66H55",
  "5": "M49 8H16L12 47c5-5 11-8 18-8 14 0 22 11 22 26S43 92 29 92c-10 0-18-4-21-13",
  "6": "M43 8C21 18 8 39 8 64c0 17 8 28 22 28s22-11 22-27-8-26-21-26S10 49 8 64",
  "7": "M8 8H53C39 32 29 60 26 92",
  "8": "M30 47C18 47 11 39 11 28S18 8 30 8s19 9 19 20-7 19-19 19Zm0 0C16 47 8 56 8 69s8 23 22 23 22-10 22-23-8-22-22-22Z",
  "9": "M17 92C39 82 52 61 52 36 52 19 44 8 30 8S8 19 8 35s8 26 21 26 21-10 23-25",
};
const advance = (digit: string): number => (digit === "1" ? 50 : 70);

interface Placed {
  text: string;
  x: number; // middle
  y: number; // top
  height: number;
  weight: number; // of the stroke, in the box of a numeral
  class?: string;
}

export function Digits({ text, x, y, height, weight, class: name }: Placed) {
  const scale = height / 100;
  const digits = Array.from(text);
  const width = digits.reduce((sum, digit) => sum + advance(digit), -10);
  let at = 0;
  return (
    <g class={name} transform={`translate(${x - (width * scale) / 2} ${y}) scale(${scale})`} stroke-width={weight}>
      {digits.map((digit, place) => {
        const left = at;
        at += advance(digit);
        return <path key={place} class="numeral" d={strokes[digit] ?? ""} transform={`translate(${left} 0)`} />;
      })}
    </g>
  );
}
