/** Records as a file of the person's own. */
export function download(name: string, records: string): void {
  const file = URL.createObjectURL(new Blob([records], { type: "application/x-ndjson" }));
  const link = document.createElement("a");
  link.href = file;
  link.download = `${name}.jsonl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(file), 1000);
}
