// Which carrier leads to which tables.
import type { OpenCarrier } from "../carrier";
import { openSocketAt, serverOfThisPage } from "../remote/socket";

export async function carrierOf(screen: "table" | "local"): Promise<OpenCarrier> {
  void screen;
  return Promise.resolve(openSocketAt(serverOfThisPage()));
}

/** The records of a table's finished rounds, one a line. */
export async function recordsOf(screen: "table" | "local", table: string): Promise<string> {
  void screen;
  return (await fetch(`/api/tables/${table}/record`)).text();
}
