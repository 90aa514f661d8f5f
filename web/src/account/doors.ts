import { api, ask } from "../net/api";
import { site } from "../site/site.svelte";
import { proving } from "./proving.svelte";
import type {
  AccountInfo,
  Carry,
  Ceremony,
  Change,
  NewCodes,
  Comer,
  Confirmed,
  FeedInfo,
  MailChoice,
  MailInfo,
  Leave,
  Made,
  NewPasskey,
  Proof,
  Vacation,
} from "../wire";

/** The server's doors for whoever is here; each throws `Refused`. */
export const doors = {
  account: () => ask<AccountInfo>("/api/account"),
  ceremony: () => ask<Ceremony>("/api/passkeys", "POST", {}),
  make: (made: Made) => met(ask<NewCodes>("/api/account", "POST", made)),
  /** Comes back once another way in may be set: nobody is to make a passkey in vain. */
  mayAdd: () => proving.first(() => ask<object>("/api/session/proof")),
  add: (made: NewPasskey) => ask<NewCodes>("/api/account/passkeys", "POST", made),
  change: (change: Change) => proving.first(() => ask<NewCodes>("/api/account", "PUT", change)),
  forget: (name: string) => met(doors.change({ what: "delete", text: name })),
  enter: (proof: Proof) => entered(ask<NewCodes>("/api/session", "POST", proof)),
  /** Whoever is signed in shows that it is they. */
  prove: (proof: Proof) => ask<NewCodes>("/api/session/proof", "POST", proof),
  leave: () => met(ask<NewCodes>("/api/session", "DELETE", {})),
  vacation: () => ask<Vacation>("/api/me/vacation"),
  away: (leave: Leave) => ask<Vacation>("/api/me/vacation", "PUT", leave),
  carry: () => ask<Carry>("/api/carry", "POST", {}),
  /** Who comes with a token; nothing is taken yet. */
  comer: (token: string) => ask<Comer>("/api/carry", "PUT", { token, take: false }),
  /** Refused once another device has used a code that this one shows. */
  waiting: (token: string) => ask<object>("/api/carry/waiting", "POST", { token, take: false }),
  take: (token: string) => entered(ask<Comer>("/api/carry", "PUT", { token, take: true })),
  /** Sends a link to whoever has that name or address, if anybody has. */
  link: (who: string) => ask<object>("/api/link", "POST", { who }),
  /** Whom a link that was sent lets in; nothing is taken yet. */
  linked: (token: string) => ask<Comer>("/api/link", "PUT", { token, take: false }),
  follow: (token: string) => entered(ask<Comer>("/api/link", "PUT", { token, take: true })),
  mail: () => ask<MailInfo>("/api/mail"),
  address: (address: string) => proving.first(() => ask<MailInfo>("/api/mail/address", "PUT", { address })),
  noAddress: () => proving.first(() => ask<MailInfo>("/api/mail/address", "DELETE", {})),
  read: (choice: MailChoice) => ask<MailInfo>("/api/mail", "PUT", choice),
  /** Whose address a link confirms; with `take` it is confirmed. */
  confirm: (token: string, take: boolean) => ask<Confirmed>("/api/mail/confirmation", "PUT", { token, take }),
  /** Ends the letters of whoever a letter was for. */
  unsubscribe: (secret: string) => ask<object>(`/unsubscribe/${secret}`, "POST", {}),
  feed: () => ask<FeedInfo>("/api/feed", "POST", {}),
  noFeed: () => ask<object>("/api/feed", "DELETE", {}),
};

/** What all that is known about somebody comes as, in a file. */
export const EXPORT = "/api/account/export";

/** From now on whoever is here may be somebody else: the page's frame hears it. */
async function met<T>(answer: Promise<T>): Promise<T> {
  const told = await answer;
  site.me = await api.me();
  return told;
}

/** The same for whoever comes into an account: cards and decks of this browser could come along. */
async function entered<T>(answer: Promise<T>): Promise<T> {
  const told = await met(answer);
  if (site.me?.kept) site.copying = "new";
  return told;
}
