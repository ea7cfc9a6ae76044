import { useRef } from "preact/hooks";

const quick = 350; // milliseconds between two taps that belong together

/**
 * Whether this tap is the second of two; asked once for each tap. A click from the keyboard is none.
 * @param chosen what was tapped is chosen now: each tap changes that, and where something else did in between, the two do not belong together
 * @param at when the finger did it, however late a busy device hears of it: the `timeStamp` of the event
 */
export function useDoubleTap(): (chosen: boolean, at: number) => boolean {
  const last = useRef({ at: -quick, leaves: false });
  return (chosen, at) => {
    const isSecond = at - last.current.at < quick && chosen === last.current.leaves;
    last.current = { at: isSecond ? -quick : at, leaves: !chosen };
    return isSecond;
  };
}
