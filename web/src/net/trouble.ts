import type { Refusal } from "../wire";

/** Refusals of whoever couldn't answer: they say nothing of what was asked. */
const TROUBLE = new Set(["offline", "unable", "broken", "too-many"]);

/** Whether a refusal says nothing of what was asked, so that it may be asked again. */
export const isTrouble = ({ code }: Refusal): boolean => TROUBLE.has(code);
