// Five colours, each with a shape of its own; a flame for the cards that burn.
import type { Colour } from "../game/cards";

const outlines: Readonly<Record<Colour, string>> = {
  R: "M50 88C20 66 8 50 8 33 8 19 18 10 30 10c9 0 16 5 20 13 4-8 11-13 20-13 12 0 22 9 22 23 0 17-12 33-42 55Z",
  Y: "M50 6 62 36l32 2-25 20 8 31-27-17-27 17 8-31L6 38l32-2Z",
  G: "M90 10C40 8 10 30 10 62c0 10 3 18 8 24 4-20 16-36 38-48-16 14-26 30-29 50 6 3 12 4 18 4 34 0 48-34 45-82Z",
  B: "M50 5C66 29 84 46 84 64c0 18-15 31-34 31S16 82 16 64C16 46 34 29 50 5Z",
  V: "M50 4 92 28v44L50 96 8 72V28Z",
};

export function Shape({ colour, x, y, size, class: name }: { colour: Colour; x: number; y: number; size: number; class: string }) {
  return <path class={name} d={outlines[colour]} transform={`translate(${x} ${y}) scale(${size / 100})`} />;
}

export function Flame({ x, y, size, class: name }: { x: number; y: number; size: number; class: string }) {
  return (
    <g class={name} transform={`translate(${x} ${y}) scale(${size / 100})`}>
      <path class="flame-outer" d="M52 2c6 20 34 34 34 62 0 19-15 34-36 34S14 83 14 64c0-14 8-22 15-32 2 8 5 12 10 15C38 30 42 14 52 2Z" />
      <path class="flame-inner" d="M52 46c4 11 15 18 15 32 0 11-7 18-17 18s-17-7-17-17c0-8 5-13 9-18 1 4 3 6 6 8-1-8 0-16 4-23Z" />
    </g>
  );
}
