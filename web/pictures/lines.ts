/** The most letters that fit beside the drawing. */
const WIDEST = 10;

/** A name in lines that fit beside a drawing. */
export function linesOf(name: string): string[] {
  return name.split(" ").reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    return last !== undefined && longer.length <= WIDEST ? [...lines.slice(0, -1), longer] : [...lines, word];
  }, []);
}
