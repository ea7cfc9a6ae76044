// A dialog over the screen: the browser's own, which holds the focus and gives it back.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../words/words";
import { Icon } from "./icon";

interface Shown {
  title: string;
  close: () => void;
  children: ComponentChildren;
  wide?: boolean;
}

export function Dialog({ title, close, children, wide }: Shown) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const closeOutside = (event: MouseEvent): void => {
    if (event.target === element.current) close();
  };
  return (
    <dialog ref={element} class={wide ? "wide" : ""} aria-label={title} onCancel={close} onClick={closeOutside}>
      <div class="dialog-inside">
        <header>
          <h2>{title}</h2>
          <button type="button" class="icon-button" aria-label={t("page.close")} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
