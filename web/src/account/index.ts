/** The pages about whoever is here, each fetched when somebody comes to it. */
export const pages = {
  /** What lies in this browser, without a server. */
  here: () => import("./HerePage.svelte"),
  me: () => import("./Me.svelte"),
  signin: () => import("./SignIn.svelte"),
  carry: () => import("./Carry.svelte"),
  /** Where letters lead: an address is confirmed, somebody comes in, the letters end. */
  confirm: () => import("./Confirm.svelte"),
  enter: () => import("./Enter.svelte"),
  unsubscribe: () => import("./Unsubscribe.svelte"),
  privacy: () => import("./privacy/Privacy.svelte"),
};
