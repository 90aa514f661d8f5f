import { api, ask } from "../net/api";
import { hall } from "../site/hall.svelte";
import type { Account, Carry, Ceremony, Change, Codes, Comer, Made, Proof } from "../wire";

/** The server's doors for whoever is here; each throws `Refused`. */
export const doors = {
  account: () => ask<Account>("/api/account"),
  ceremony: () => ask<Ceremony>("/api/passkeys", "POST", {}),
  make: (made: Made) => met(ask<Codes>("/api/account", "POST", made)),
  add: (made: Made) => ask<Codes>("/api/account/passkeys", "POST", made),
  change: (change: Change) => ask<Codes>("/api/account", "PUT", change),
  forget: (name: string) => met(ask<Codes>("/api/account", "PUT", { what: "delete", text: name } satisfies Change)),
  enter: (proof: Proof) => met(ask<Codes>("/api/session", "POST", proof)),
  leave: () => met(ask<Codes>("/api/session", "DELETE", {})),
  carry: () => ask<Carry>("/api/carry", "POST", {}),
  /** Who comes with a token; nothing is taken yet. */
  comer: (token: string) => ask<Comer>("/api/carry", "PUT", { token, take: false }),
  take: (token: string) => met(ask<Comer>("/api/carry", "PUT", { token, take: true })),
};

/** What all that is known about somebody comes as, in a file. */
export const EXPORT = "/api/account/export";

/** From now on whoever is here may be somebody else: the page's frame hears it. */
async function met<T>(answer: Promise<T>): Promise<T> {
  const told = await answer;
  hall.me = await api.me();
  return told;
}
