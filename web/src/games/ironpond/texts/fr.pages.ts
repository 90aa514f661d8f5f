/** The rules of Iron Pond, in French. */
export const rules = {
  title: "Iron Pond : les règles",
  lead: "Vous savez jouer aux échecs ? Il ne vous reste qu'à prendre cinq cartes.",
  play: "Jouer",
  toFidelity: "Ce que nous avons tranché",
  toWorkshop: "L'atelier des cartes",
  contents: "Sommaire",
  sections: {
    deal: {
      title: "Le jeu",
      text: [
        "Un échiquier, ses trente-deux pièces, et un jeu de **72 cartes**. Chaque joueur en tient **cinq**, cachées à l'adversaire. Quand vous jouez une carte, vous en piochez une autre : la main reste à cinq.",
        "Les échecs sont les échecs : tout ce que la carte ne change pas reste comme vous le connaissez. On gagne en matant.",
      ],
    },
    turn: {
      title: "Un tour",
      text: [
        "Vous jouez **un coup**, et au plus **une carte** pendant votre tour. Pendant le tour de l'adversaire, vous en avez **une aussi**, pour répondre.",
        "Le bandeau de chaque carte dit quand : **avant** le coup, **à la place** du coup, **après** le coup, ou en **riposte**. Couleur, signe et mot disent la même chose.",
        "Votre coup joué, le tour ne finit que si vous le dites, ou si votre carte du tour est jouée. Si vous n'avez rien joué, vous pouvez aussi défausser une **carte morte**, que plus rien ne rendra jouable, et en piocher une autre.",
      ],
    },
    announce: {
      title: "Annoncer, répondre",
      text: [
        "Une carte est d'abord **annoncée**, avec ce qu'elle vise. L'adversaire a alors un temps de réponse, pour laisser faire ou répondre. Ce temps est le même quelle que soit sa main : l'attente ne trahit rien.",
        "À un coup simple on répond au début de son propre tour, avant d'avoir rien joué. Laisser passer la carte d'après-coup, c'est aussi laisser passer le coup.",
        "Une carte arrêtée est perdue. Si c'est le coup qu'on annule avant que sa carte n'agisse, la carte revient en main.",
      ],
    },
    rule: {
      title: "La règle fondamentale",
      text: [
        "Aucune carte ne mate par elle-même, ne prend un roi, ni n'ôte à un roi en échec sa dernière issue. Une carte qui le ferait est **perdue sans effet**.",
        "Un coup doit être légal avant la carte d'après : on ne laisse pas son roi en échec en comptant sur la carte.",
        "En mode guidé, le serveur refuse une telle carte et dit pourquoi. En mode strict, elle part à la défausse.",
      ],
    },
    marks: {
      title: "Ce que les cartes laissent",
      text: [
        "Une pièce **rayée** est neutre : les deux joueurs peuvent la jouer, elle n'est l'ennemie de personne. Une petite pièce en haut à gauche : elle est **fusionnée**, et bouge comme les deux.",
        "En haut à droite, le rang : ancien roi qu'on peut prendre, ou nouvelle pièce à mater. En bas à droite, bouclier ou bonnet d'âne, pour un tour. En bas à gauche, aimant, ou pièce qu'un aimant cloue.",
        "Un **trou** ne se traverse pas ; seuls ceux qui sautent le passent. Vous seul voyez vos **pièges**, en pointillé ; l'adversaire n'en sait que le nombre.",
        "Une pièce **prise** peut revenir par une carte. Une pièce **sortie du jeu** ne revient jamais.",
      ],
    },
    end: {
      title: "La fin",
      text: [
        "Mat sur l'échiquier, vous n'avez pas encore perdu : une carte peut vous sauver. Sinon vous le reconnaissez. De même pour le pat, qui donne nulle.",
        "Avec une main vide, la fin est automatique. Une carte jouée interrompt le compte des répétitions et celui des cinquante coups.",
        "Sans cartes, les Règles du jeu d'échecs valent jusqu'au bout : une position où aucun camp ne peut mater, une cinquième répétition ou soixante-quinze coups tranquilles font nulle d'eux-mêmes.",
      ],
    },
    table: {
      title: "Jouer ici",
      text: [
        "Touchez une carte au bord coloré : la page demande ce qu'il lui faut, étape par étape, et montre le résultat avant que vous confirmiez. Touchez une carte pâle pour voir pourquoi elle n'est pas jouable.",
        "Au clavier, Tab mène du plateau à la main. Sur le plateau les flèches vont de case en case et Entrée choisit.",
      ],
    },
  },
};

/** What is settled and why, in French. */
export const fidelity = {
  title: "Iron Pond : ce qui est sûr, ce que nous avons tranché",
  lead: "Le texte des règles et des 72 cartes date de 1992. Il est court, drôle, et se tait souvent. Voici nos réponses.",
  toRules: "Lire les règles",
  known: {
    title: "Ce qui est établi",
    text: [
      [
        "0.1",
        "Les 72 numéros, leurs noms, leur moment et leur effet viennent du texte de la règle. Quelques cartes sont jumelles : 1, 13 et 14 annulent un coup ; 32, 39 et 42 arrêtent une carte.",
      ],
      ["0.2", "Le jeu par courrier de l'époque laissait de côté 11, 22, 71 et 72 : c'est notre jeu de 68."],
      ["0.3", "Une boîte plus récente en compte 140 ; ses textes ne servent ici qu'à départager, jamais à corriger."],
    ],
  },
  rulings: {
    title: "Là où la règle se tait",
    head: ["Question", "Réponse", "Pourquoi"],
    rows: [
      [
        "R1",
        "Quelles pièces perdues peuvent revenir ?",
        "Celles que l'adversaire a prises.",
        "La règle distingue « prise » et « retirée du jeu ».",
      ],
      [
        "R2",
        "Une pièce neutre est-elle à moi ?",
        "Quand je la joue, oui ; jamais « adverse » ni « propre » pour une carte.",
        "Les deux joueurs peuvent la jouer.",
      ],
      [
        "R3",
        "Une carte peut-elle promouvoir un pion ?",
        "Oui s'il avance de lui-même, non s'il est déplacé.",
        "La promotion est la fin d'une marche.",
      ],
      [
        "R5",
        "Peut-on contrer un contre ?",
        "Seulement si sa carte de ce tour est encore libre.",
        "Une carte par tour de chacun.",
      ],
      [
        "R7",
        "La pioche est vide ?",
        "On mêle la défausse, sauf les cartes en train de se résoudre.",
        "C'est l'usage ; une option l'arrête.",
      ],
      [
        "R46",
        "Une pièce neutre de votre couleur est prise : est-ce une perte à vous ?",
        "Oui, par sa couleur.",
        "Le texte regarde ce qu'on vous a pris, non qui pouvait le jouer.",
      ],
      ["R9", "Une pièce clouée par un aimant donne-t-elle échec ?", "Non.", "Qui ne peut pas prendre ne menace pas."],
      ["R26", "Une carte permanente peut-elle mater ?", "Non.", "Le texte ne fait pas d'exception."],
      [
        "R28",
        "Un coup simple peut-il mater grâce à un effet ancien ?",
        "Oui.",
        "La carte n'en est pas la cause directe.",
      ],
      [
        "R25",
        "Le seul salut d'un roi est une carte : peut-on l'arrêter ?",
        "Non, ce contre serait sans effet.",
        "On n'ôte pas la dernière issue.",
      ],
      [
        "R39",
        "Le roi absent ne trouve aucune case sûre ?",
        "Nulle.",
        "Réponse officielle des éditeurs du jeu américain.",
      ],
      ["R17", "Chrono contre un joueur en échec ?", "Interdit.", "Perdre son tour vaudrait une prise du roi."],
      [
        "R18",
        "Le saut du chameau ?",
        "Trois cases sur deux.",
        "Le rectangle est plus grand d'un rang que celui du cavalier.",
      ],
      ["R41", "Qui juge du Camouflet ?", "Le joueur qui tient la carte.", "La règle dit : « qui vous paraît »."],
      [
        "10.1",
        "Mat, mais encore des cartes en main ?",
        "On demande au joueur ; rien ne finit de soi-même.",
        "La fin automatique dirait ce qu'il tient.",
      ],
    ] as [string, string, string, string][],
  },
  digital: {
    title: "Quatre cartes faites pour une table",
    text: [
      [
        "card 11",
        "**Kidnapping** demandait de fermer les yeux : ici le plateau disparaît d'un coup, puis on demande ce qui manque. On ne peut pas empêcher une photo : retirez la carte si vous jouez pour de vrai.",
      ],
      [
        "card 22, card 71, card 72",
        "**Chrono** se compte sur l'horloge du serveur. **Super Gang** est un jeu de fléchettes, à l'adresse ou au hasard. **Camouflet** punit un geste fait ici : un mot, une demande de nulle ou de reprise.",
      ],
    ],
  },
  sources: {
    title: "Sources",
    items: [
      ["Règles d'un tournoi par courrier", "https://www.chessvariants.com/cards.dir/pbmtempt.html"],
      ["Le site de Bruno Faidutti", "https://faidutti.com"],
    ] as [string, string][],
  },
};
