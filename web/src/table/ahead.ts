/** Has come what a table of this device begins with, before there is one. */
export const tableAhead = (): Promise<unknown> =>
  Promise.all([
    import("./GamePage.svelte"),
    import("./later"),
    import("./bare"),
    import("../game/Chooser.svelte"),
    import("../game/LookedAt.svelte"),
    import("../local/Notice.svelte"),
  ]);
