import type { CardText } from "../wire";

/** Small letters without accents. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The cards whose number is typed, or whose name in either language and text contain every word. */
export function found(cards: readonly CardText[], typed: string, lang: "fr" | "en"): CardText[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const [first = ""] = words;
  if (words.length === 1 && /^\d+$/.test(first)) return cards.filter((card) => card.id === first);
  return cards.filter((card) => {
    const text = plain(`${card.name.fr} ${card.name.en} ${card.text[lang]}`);
    return words.every((word) => text.includes(word));
  });
}
