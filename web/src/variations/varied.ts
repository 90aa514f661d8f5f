/** A comment, but not of clocks, nor of what a side said besides its moves, such as a claim. */
const COMMENT = /\{(?!\s*(\[%(clk|emt)[^\]]*\]|(white|black): [a-z]+( draw| takeback)?)\s*\})/;

/** Whether a file of other programs has variations, or words about its moves. */
export function varied(text: string): boolean {
  if (/^\s*\[Game "/m.test(text)) return false;
  if (/^\s*\(\s*;/.test(text)) return /\(\s*;[^]*\(\s*;|\bC\[/.test(text);
  const moves = text.replace(/^\s*\[\w+ "[^\n]*$/gm, "");
  const bare = moves.replace(/\{[^}]*\}/g, "");
  return /\(/.test(bare) || COMMENT.test(moves);
}
