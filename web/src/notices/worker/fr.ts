/** Quelqu'un dont on ne sait pas le nom. */
const someone = "Un joueur";

/** Une nouvelle en une phrase ; l'autre peut n'avoir pas de nom. */
export const lines = {
  turn: (other: string) => (other ? `À vous de jouer contre ${other}` : "À vous de jouer"),
  due: (other: string) =>
    other ? `Votre temps est presque écoulé contre ${other}` : "Votre temps est presque écoulé dans une partie",
  over: (other: string) => (other ? `La partie contre ${other} est finie` : "Une partie est finie"),
  begun: (other: string) => `${other || someone} a rejoint votre partie`,
  deal: (other: string) => `À vous : ouvrez la table pour lancer la donne${other ? `, contre ${other}` : ""}`,
  challenged: (other: string) => `${other || someone} vous défie`,
  declined: (other: string) => `${other || someone} a décliné votre défi`,
  wanted: (other: string) => `${other || someone} cherche un adversaire`,
};

/** Jusqu'à quand il est temps. */
export const when = (moment: string): string => `avant ${moment}`;
