import { download } from "../parts/download";

const type = { record: "text/plain", saved: "application/json" };

/** Keeps a game on this device as a file: the record of what its owner sees, or the game itself with all that it hides. */
export async function save(id: string, what: "record" | "saved"): Promise<void> {
  const { fileOf } = await import("../device/port");
  const { name, text } = await fileOf(`/api/matches/${id}/${what}`);
  download(name, text, type[what]);
}
