/** The no-break space. */
const FIXED = "\u00a0";

/** Sets a French sentence: no-break spaces before ; : ! ? and inside « », curly apostrophes. */
export function french(text: string): string {
  return text
    .replace(/'/g, "’")
    .replace(/[ \u00a0\u202f]([;:!?»])/g, `${FIXED}$1`)
    .replace(/«[ \u00a0\u202f]/g, `«${FIXED}`);
}

/** Sets what a server says in French, wherever it stands in what it answered. */
export function told<T>(answer: T): T {
  if (typeof answer !== "object" || answer === null) return answer;
  for (const [key, one] of Object.entries(answer))
    if (key !== "fr") told(one);
    else if (typeof one === "string") Object.assign(answer, { fr: french(one) });
  return answer;
}
