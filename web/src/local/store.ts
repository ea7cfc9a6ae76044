// Logs of the tables of this device in IndexedDB. A number of a log is written once: whoever comes second, in another tab, reads
// again.
import type { Summary } from "../generated/protocol";

export interface KeptTable {
  id: string;
  changed: number; // milliseconds since 1970
  summary: Summary;
}

const name = "tenback";
const version = 1;

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no reason"));
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
  });
}

function logOf(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);
}

/** What happened to what was to be kept. gone: the browser has cleared what it kept of this page. */
export type Appended = "kept" | "conflict" | "full" | "gone";

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("logs");
    request.result.createObjectStore("tables", { keyPath: "id" });
  };
  const database = await done(request); // a database of a newer version is refused as it is (VersionError)
  database.onversionchange = () => database.close();
  return database;
}

export class Store {
  private constructor(private database: IDBDatabase) {}

  static async open(): Promise<Store> {
    return new Store(await openDatabase());
  }

  /** After the browser has cleared it. */
  async openAgain(): Promise<void> {
    this.database = await openDatabase();
  }

  /** Lines from this number on, all of them or none. */
  async append(table: string, first: number, lines: readonly string[], summary: Summary): Promise<Appended> {
    try {
      const transaction = this.database.transaction(["logs", "tables"], "readwrite");
      const logs = transaction.objectStore("logs");
      lines.forEach((line, place) => logs.add(line, [table, first + place]));
      const kept: KeptTable = { id: table, changed: Date.now(), summary };
      transaction.objectStore("tables").put(kept);
      await completed(transaction);
      return "kept";
    } catch (error) {
      const name = error instanceof DOMException ? error.name : "";
      if (name === "ConstraintError") return "conflict";
      if (name === "QuotaExceededError") return "full";
      if (name === "InvalidStateError" || name === "NotFoundError") return "gone";
      throw error;
    }
  }

  read(table: string): Promise<string[]> {
    return done(this.database.transaction("logs").objectStore("logs").getAll(logOf(table)) as IDBRequest<string[]>);
  }

  /** Those that were changed last come first. */
  async tables(): Promise<KeptTable[]> {
    const all = await done(this.database.transaction("tables").objectStore("tables").getAll() as IDBRequest<KeptTable[]>);
    return all.sort((a, b) => b.changed - a.changed);
  }

  async remove(table: string): Promise<void> {
    const transaction = this.database.transaction(["logs", "tables"], "readwrite");
    transaction.objectStore("logs").delete(logOf(table));
    transaction.objectStore("tables").delete(table);
    await completed(transaction);
  }
}
