/** Where there is room for one thing at a time: a phone, upright or lying down, and a window as small. Style sheets say the same. */
const TIGHT = "(max-width: 760px), (max-height: 500px) and (orientation: landscape)";

/** Whether there is room for one thing at a time only. */
export const tight = (): boolean => matchMedia(TIGHT).matches;
