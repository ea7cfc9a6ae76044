// The link of a table, to hand on: as text, as a code to type, as a QR code, or with what the device has for sharing.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Told } from "../session/told";
import { addressOf } from "../routes";
import { t } from "../words/words";

function useQrPath(text: string): { size: number; path: string } | null {
  const [drawn, setDrawn] = useState<{ size: number; path: string } | null>(null);
  useEffect(() => {
    void import("uqr").then(({ encode }) => {
      const { data, size } = encode(text, { ecc: "M", border: 2 });
      const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
      setDrawn({ size, path });
    });
  }, [text]);
  return drawn;
}

/** An address that every device reads as itself. */
export function isThisDeviceOnly(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host.startsWith("127.") || host === "[::1]";
}

export function Invitation({ told }: { told: Told }) {
  const link = new URL(addressOf({ screen: "table", id: told.table.id }), location.href).href;
  const qr = useQrPath(link);
  const [copied, setCopied] = useState(false);
  const mayShare = typeof navigator.share === "function";
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Over plain http from another device there is no clipboard: the link is marked, and copied in the old way.
      field.current?.select();
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way without a clipboard
      setCopied(document.execCommand("copy"));
    }
  };
  return (
    <div class="invitation">
      {qr && (
        <svg class="qr" viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t("page.invite.qr")}>
          <path d={qr.path} />
        </svg>
      )}
      <p>{t("page.invite.how")}</p>
      {isThisDeviceOnly(location.hostname) && (
        <p class="notice" role="note">
          {t("page.invite.only_here")} <code>./play --lan</code>
        </p>
      )}
      <input ref={field} class="link" type="text" readOnly value={link} aria-label={t("page.invite.link")} onFocus={(event) => event.currentTarget.select()} />
      <p>
        {t("page.invite.code")} <b class="code">{told.table.code}</b>
      </p>
      <div class="dialog-buttons">
        <button type="button" class="main" data-ready onClick={() => void copy()}>
          {copied ? t("page.invite.copied") : t("page.invite.copy")}
        </button>
        {mayShare && (
          <button type="button" class="quiet" onClick={() => void navigator.share({ url: link })}>
            {t("page.invite.share")}
          </button>
        )}
      </div>
    </div>
  );
}
