/** Whether a file of other programs has variations, or words about its moves. */
export function varied(text: string): boolean {
  if (/^\s*\[Game "/m.test(text)) return false;
  if (/^\s*\(\s*;/.test(text)) return /\(\s*;[^]*\(\s*;|\bC\[/.test(text);
  const moves = text.replace(/^\s*\[\w+ "[^\n]*$/gm, "");
  const bare = moves.replace(/\{[^}]*\}/g, "");
  return /\(/.test(bare) || /\{(?!\s*\[%(clk|emt)[^\]]*\]\s*\})/.test(moves);
}
