/** Browsers by what they say of themselves; those that also say another's name stand before it. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|Chromium|CriOS)\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** As long as a label may be. */
const LONGEST = 24;

/** What a passkey is called that was made here, such as "Firefox, Android". */
export function deviceOf(agent: string): string {
  const first = (of: typeof BROWSERS): string[] => of.filter(([sign]) => sign.test(agent)).map(([, name]) => name);
  return [...first(BROWSERS).slice(0, 1), ...first(SYSTEMS).slice(0, 1)].join(", ").slice(0, LONGEST);
}
