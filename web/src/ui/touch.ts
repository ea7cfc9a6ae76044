/** Whether fingers are all there is: then no sentence speaks of keys. */
export function byTouch(): "yes" | "no" {
  return matchMedia("(hover: none) and (pointer: coarse)").matches ? "yes" : "no";
}
