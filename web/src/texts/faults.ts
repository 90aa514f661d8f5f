import type { Refusal } from "../wire";

/** How refusals of cards that players make name a place: by the list, the card in it, and its field. */
const PLACE = /(?:\b\w+ ?: )?\b(?:custom|cards)\[(\d+)\](?:\.([a-z]+)(?:\.(fr|en)(?![a-z]))?)?[\w.[\]]*\s*: /i;

interface Words {
  card: (number: number) => string;
  fields: Readonly<Record<string, string>>;
  langs: Readonly<Record<string, string>>;
  colon: string;
}

const WORDS: Readonly<Record<"fr" | "en", Words>> = {
  fr: {
    card: (number) => `Carte ${number} de la liste`,
    fields: {
      no: "son numéro",
      id: "son nom de fichier",
      name: "son nom",
      text: "son texte",
      timing: "son moment",
      keep: "sa sorte",
      copies: "ses exemplaires",
      params: "ce qu’on choisit",
      pre: "ses conditions",
      effect: "son effet",
      duration: "sa durée",
      counters: "ce qu’elle contre",
      note: "ce qu’on note",
    },
    langs: { fr: " français", en: " anglais" },
    colon: " : ",
  },
  en: {
    card: (number) => `Card ${number} of the list`,
    fields: {
      no: "its number",
      id: "its file name",
      name: "its name",
      text: "its text",
      timing: "its moment",
      keep: "its kind",
      copies: "its copies",
      params: "what is chosen",
      pre: "its conditions",
      effect: "its effect",
      duration: "how long it lasts",
      counters: "what it counters",
      note: "what is noted",
    },
    langs: { fr: " in French", en: " in English" },
    colon: ": ",
  },
};

/** What a refusal says to somebody who reads no file: which card and what of it, in words. */
export function inWords(refusal: Refusal, lang: "fr" | "en"): string {
  const { card, fields, langs, colon } = WORDS[lang];
  return refusal.message[lang].replace(PLACE, (_, at: string, field?: string, inLang?: string) => {
    const what = fields[field ?? ""];
    const whole = what === undefined ? "" : `, ${what}${langs[inLang ?? ""] ?? ""}`;
    return `${card(Number(at) + 1)}${whole}${colon}`;
  });
}
