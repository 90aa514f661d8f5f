/** The whole rule book, and what leads to it, in French. */
export const book = {
  title: "Le livre des règles",
  contents: "Sommaire du livre",
  wide: "Défile de côté",
  missing: "Le livre n’a pas pu être chargé ; rechargez la page.",
  rule: (number: string): string => `règle ${number}, dans le livre`,
  inBook: "Dans le livre des règles",
  card: "la carte, dans le livre des règles",
  opens: "s’ouvre dans un nouvel onglet",
};
