/** The pages about whoever is here, each fetched when somebody comes to it. */
export const pages = {
  me: () => import("./Me.svelte"),
  signin: () => import("./SignIn.svelte"),
  carry: () => import("./Carry.svelte"),
  privacy: () => import("./privacy/Privacy.svelte"),
};
