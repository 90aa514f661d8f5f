import { idIn } from "../site/saved";

/** The ids of those saved games that are on this device in another state. */
export async function clashing(saved: readonly string[]): Promise<readonly string[]> {
  const { games } = await import("../device/store");
  const kept = await Promise.all(saved.map((one) => games.get(idIn(one))));
  return saved.flatMap((one, k) => {
    const here = kept[k];
    return here && here.saved !== one ? [here.id] : [];
  });
}

/** Lets saved games go on here; one that is here gives way only where `over` says so and the other can be read. Their ids; throws `Refused`. */
export async function bring(saved: readonly string[], over: boolean): Promise<readonly string[]> {
  const [{ restoreGame }, { games }] = await Promise.all([import("../device/port"), import("../device/store")]);
  const ids: string[] = [];
  for (const one of saved) {
    const id = idIn(one);
    const here = await games.get(id);
    const stays = here && (!over || here.saved === one);
    ids.push(stays ? id : (await restoreGame(one)).id);
  }
  return ids;
}
