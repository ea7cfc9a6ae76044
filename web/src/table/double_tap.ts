import { useRef } from "preact/hooks";

const quick = 350; // milliseconds between two taps that belong together

/**
 * Whether this tap is the second of two; asked once for each tap. A click from the keyboard is none.
 * @param chosen what was tapped is chosen now: each tap changes that, and where something else did in between, the two do not belong together
 */
export function useDoubleTap(): (chosen: boolean) => boolean {
  const last = useRef({ at: -quick, leaves: false });
  return (chosen) => {
    const now = performance.now();
    const isSecond = now - last.current.at < quick && chosen === last.current.leaves;
    last.current = { at: isSecond ? -quick : now, leaves: !chosen };
    return isSecond;
  };
}
