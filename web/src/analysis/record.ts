import { api, OFFLINE, Refused } from "../net/api";
import { isHere } from "../net/near";

/** The record of a finished game, from this device or from the server; throws `Refused`. */
export async function recordOf(id: string): Promise<string> {
  const path = api.record(id);
  if (isHere(id)) return (await (await import("../device/port")).fileOf(path)).text;
  const answer = await fetch(path).catch(() => undefined);
  if (!answer?.ok) throw new Refused(OFFLINE);
  return answer.text();
}
