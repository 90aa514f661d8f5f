import type { analysis as french } from "./fr";

const points = (value: number): string => {
  const rounded = Math.round(Math.abs(value) * 100);
  return `${rounded} ${rounded === 1 ? "point" : "points"}`;
};
const percent = (chance: number): string => `${Math.round(chance * 100)}%`;

/** The analysis of a finished game. */
export const analysis: typeof french = {
  title: "Analysis",
  start: "Analyse this game",
  lead: "Each move is judged by what its player could know. Your browser does the work; nothing is sent.",
  unable: "This browser can’t analyse games. Try a newer one.",
  thinking: (part) => `Analysing: ${Math.floor(part * 100)}%`,
  closer: (part) => `A first opinion is here. Looking closer: ${Math.floor(part * 100)}%`,
  stop: "Stop",
  goOn: "Look closer",
  about: "Chances are approximate: they are averages over everything that might have been hidden.",
  curve: "Winning chances, by what each side could know",
  at: (side, chance) => `${side}: ${percent(chance)}`,
  open: (side, chance) => `${side}, to someone who saw everything: ${percent(chance)}`,
  side: "Side",
  decisions: "Decisions",
  rate: "Given up per decision",
  luck: "Luck",
  points: (count) => `${count} ${/^[-−+]?1$/.test(count) ? "point" : "points"}`,
  noLuck: "none",
  moments: "Turning points",
  noMoments: "No single move cost more than 5 points.",
  verdicts: { inaccuracy: "inaccuracy", mistake: "mistake", blunder: "blunder" },
  judged: (side, played, best, value, bestValue) =>
    `${side}: ${played} left a chance of ${percent(value)}; ${best} was worth about ${percent(bestValue)}.`,
  lucky: (side, value) =>
    value > 0
      ? `${side}: a stroke of luck, worth ${points(value)}.`
      : `${side}: a stroke of bad luck, which cost ${points(value)}.`,
  cards: "The cards",
  playedCard: (side, card, gain, countered) =>
    `${side}: ${card} ${gain < 0 ? "lost" : "gained"} ${points(gain)} against the best move without a card.${
      countered === undefined ? "" : ` Countered, it would have left about ${percent(countered)}.`
    }`,
  keptCard: (side, card, gain) => `${side}: ${card} stayed in hand; playing it would have gained ${points(gain)}.`,
  partings: "What could not be known",
  parted: (side, known, truth) =>
    `${side}: about ${percent(known)} by what this side saw. To someone who saw everything it was ${percent(truth)}.`,
  brought: "This analysis came with the file.",
  anew: "Analyse it here",
  save: "Download with the analysis",
  saveFor: (format) => `Save as ${format} with the analysis`,
  remark: (verdict, value, best) => `${verdict}: ${percent(value)}, ${percent(best)} with the best move`,
  varied: "Open with its variations",
  tryFrom: "Try moves from here",
  mistakes: "Learn from your mistakes",
  retry: (side, count) => (count === 1 ? `${side}: try one mistake again` : `${side}: try ${count} mistakes again`),
  move: (ply) => `Move ${ply}`,
  look: "Think longer about this move",
  looking: (ply) => `Thinking about move ${ply}…`,
  played: "played",
  choice: "Choice",
  could: "Could tell",
  chances: "Chance",
  ranked: (rank, among) => `Rank by what it could tell: ${rank} of ${among} possible moves.`,
  others: (count) => `and ${count} ${count === 1 ? "other" : "others"}`,
  bits: (bits) => `${bits} bits`,
  chance: (value, interval) =>
    interval >= 0.005 ? `${percent(value)} (± ${Math.round(interval * 100)})` : percent(value),
  go: (ply, said) => `Move ${ply}. ${said}`,
};
