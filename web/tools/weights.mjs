// What `tenback train` has learned for a game (src/players/bots/trained), as its rows lie in memory: bytes that the module takes and knows by
// their fingerprint (src/players/bots/weights.cpp); for Face to Face the expert's network, too.
import { readFileSync } from "node:fs";

const trained = new URL("../../src/players/bots/trained/", import.meta.url);

export const games = ["classic", "quick", "face"];

/** The numbers of a file like C++ reads it: `1.5F` is a float, `1.5` a double. */
export function weightsOf(game) {
  const rows = readFileSync(new URL(`${game}.inc`, trained), "utf8").replaceAll(/\/\/.*/g, "");
  const numbers = rows.match(/-?[\d.]+F?/g).map((text) => {
    const bytes = Buffer.alloc(text.endsWith("F") ? 4 : 8);
    if (text.endsWith("F")) bytes.writeFloatLE(parseFloat(text));
    else bytes.writeDoubleLE(parseFloat(text));
    return bytes;
  });
  const network = game === "face" ? readFileSync(new URL("face.net", trained)) : Buffer.alloc(0);
  return Buffer.concat([...numbers, network]);
}
