// Which carrier leads to which tables, and where their records are.
import type { OpenCarrier } from "../carrier";
import { localRecords, openLocal } from "../local/local";
import { openSocketAt, serverOfThisPage } from "../remote/socket";

export type Where = "table" | "local";

export function carrierOf(where: Where): OpenCarrier {
  return where === "local" ? openLocal : openSocketAt(serverOfThisPage());
}

/** The records of a table's finished rounds, one a line. */
export async function recordsOf(where: Where, table: string): Promise<string> {
  if (where === "local") return localRecords(table);
  const answer = await fetch(`/api/tables/${table}/record`);
  if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
  return answer.text();
}
