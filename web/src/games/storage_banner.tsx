// Says that the browser does not keep what is played, and offers the finished games as a file.
import { allLocalRecords } from "../local/local";
import { storageTrouble } from "../storage";
import { t } from "../words/words";
import { download } from "../records/download";

/** The finished games of this device. */
export async function saveAll(): Promise<void> {
  download("tenback", await allLocalRecords());
}

export function StorageBanner() {
  const trouble = storageTrouble.value;
  if (!trouble) return null;
  return (
    <section class="storage-trouble panel" role="alert">
      <p>{t(`page.storage.${trouble}`)}</p>
      {trouble === "full" && (
        <button type="button" class="main small" data-ready onClick={() => void saveAll()}>
          {t("page.storage.export")}
        </button>
      )}
      <button type="button" class="quiet small" onClick={() => (storageTrouble.value = null)}>
        {t("page.close")}
      </button>
    </section>
  );
}
