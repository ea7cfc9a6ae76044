// Choices as people know them: a row of buttons of which one is pressed, a switch, a field.
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

interface OneOf<Value> {
  label: string;
  value: Value;
  options: readonly { value: Value; text: string }[];
  choose: (value: Value) => void;
  hidden?: boolean; // the label, from those who see
}

export function OneOf<Value extends string | number>({ label, value, options, choose, hidden }: OneOf<Value>) {
  const id = useId();
  return (
    <fieldset class="one-of">
      <legend class={hidden ? "unseen" : ""}>{label}</legend>
      <div class="segments">
        {options.map((option) => (
          <label key={option.value} class="segment">
            <input type="radio" name={id} checked={option.value === value} onChange={() => choose(option.value)} />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface OnOff {
  label: string;
  note?: ComponentChildren;
  on: boolean;
  set: (on: boolean) => void;
}

export function Switch({ label, note, on, set }: OnOff) {
  return (
    <label class="switch">
      <input type="checkbox" role="switch" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
      <span class="switch-track" aria-hidden="true" />
      <span class="switch-text">
        <b>{label}</b>
        {note && <small>{note}</small>}
      </span>
    </label>
  );
}

export function TextField({ label, value, set, most }: { label: string; value: string; set: (text: string) => void; most: number }) {
  return (
    <label class="field">
      <span>{label}</span>
      <input type="text" value={value} maxLength={most} autoComplete="off" onInput={(event) => set(event.currentTarget.value)} />
    </label>
  );
}
