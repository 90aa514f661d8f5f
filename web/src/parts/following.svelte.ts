import { untrack } from "svelte";

/** Whether two values are the same in all their parts. */
function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The fields that differ between two proposals, as they are now, but for those in which somebody has gone on choosing meanwhile. */
export function followed<T extends object>(mine: T, before: T, now: T): Partial<T> {
  const news: Partial<T> = {};
  for (const name of Object.keys(now) as (keyof T)[])
    if (!same(before[name], now[name]) && same(mine[name], before[name])) news[name] = now[name];
  return news;
}

/**
 * The choices of a form: they begin as `read` says and take up what changes there later, in their place, so that nothing loses the
 * focus; what has been half chosen here stays. To be called while a component is made.
 */
export function following<T extends object>(read: () => T): T {
  const mine = $state(untrack(read));
  let before = untrack(read);
  $effect.pre(() => {
    const now = read();
    untrack(() => {
      Object.assign(mine, followed($state.snapshot(mine) as T, before, now));
      before = now;
    });
  });
  return mine;
}
