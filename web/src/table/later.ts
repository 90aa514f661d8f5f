/** What a table shows or does now and then; fetched once the table stands, and each when it is first wanted. */
export const later = {
  agreement: () => import("../lobby/Agreement.svelte"),
  curtain: () => import("./Curtain.svelte"),
  claims: () => import("./claim/Claims.svelte"),
  help: () => import("../study/Help.svelte"),
  orders: () => import("../orders/Beside.svelte"),
  people: () => import("../people"),
};
