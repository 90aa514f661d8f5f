/** The rules of Le Félon in our own words, in French. */
export const rules = {
  title: "Comment on joue au Félon",
  lead: "Des échecs à la cour, sur un plateau de 13 × 13 : peu de prises, beaucoup d'échanges, et un traître pour chaque joueur.",
  contents: "Sur cette page",
  play: "Jouer une partie",
  toFidelity: "Ce que dit la source, et ce qui est reconstitué",
  lessons: {
    title: "S'exercer",
    text: ["Six positions, une par pièce peu commune : jouez le coup vous-même, les Rouges répondent."],
  },
  sections: {
    start: {
      title: "La mise en place",
      text: [
        "Chaque camp a un roi, une dame, deux bouffons, deux écuyers, deux courtisanes, deux valets, deux ministres, un félon et treize gardes. Les Jaunes jouent d'abord.",
        "Avant tout, **chaque joueur place le félon de l'adversaire** : les Jaunes posent le félon rouge où ils veulent sur la rangée 13, puis les Rouges posent le félon jaune sur la rangée 1. Les douze autres pièces se rangent ensuite dans leur ordre, de part et d'autre du félon.",
      ],
      captions: ["Les deux félons au milieu : chacun se tient entre un roi et une dame."],
    },
    known: {
      title: "Les pièces connues",
      text: [
        "Le **roi** va d'une case. La **dame** file dans les huit directions, le **bouffon** en diagonale, l'**écuyer** saute comme un cavalier. Le **garde** est un pion : un pas devant lui, deux depuis sa rangée de départ, et il prend d'une case en diagonale, aussi en passant.",
      ],
      captions: ["L'écuyer saute par-dessus n'importe quelle pièce.", "Le garde prend en diagonale."],
    },
    swaps: {
      title: "Trois pièces qui ne prennent pas",
      text: [
        "La courtisane, le valet et le ministre filent comme une dame, mais ne prennent rien. À la place, ils **échangent leur place** avec la première pièce rencontrée, si l'échange avec elle est permis. L'échange est tout le tour, et n'est jamais obligatoire.",
        "Un échange peut parer un échec, en découvrir un, et même faire mat. Aucune de ces trois pièces n'attaque : un roi peut rester à côté d'elles.",
      ],
      captions: [
        "La **courtisane** s'échange avec une pièce de son camp, roi compris ; pas avec une autre courtisane.",
        "Le **valet** s'échange avec un ennemi, roi compris ; pas avec un valet.",
        "Le **ministre** ne s'échange qu'avec un garde ennemi, qui change aussitôt de camp.",
      ],
    },
    felon: {
      title: "Le félon",
      text: [
        "Son habit dit à qui il appartient, sa tête est de la couleur adverse. Il file et prend comme une dame, mais il ne met **jamais** un roi en échec et ne le prend pas.",
        "Les rangées 6, 7 et 8 sont orange. Si vous venez de jouer votre félon et qu'il s'y trouve, l'adversaire peut, à son tour et tout de suite, le **détourner** : il l'avance d'une case comme un roi et peut prendre une pièce **de la couleur du félon**. C'est tout son tour. S'il joue autre chose, l'occasion est passée.",
        "Après un détournement, le félon est toujours à son propriétaire. Un félon traîné sur l'orange par un valet adverse ne donne aucun droit.",
      ],
      captions: [
        "Le félon rouge vient d'entrer sur l'orange : les Jaunes peuvent le détourner, et prendre une pièce rouge.",
      ],
    },
    gardes: {
      title: "Les gardes changent de camp",
      text: [
        "Un garde qui se trouve, à la fin d'un tour, sur la rangée la plus éloignée de son propriétaire change de camp : il est désormais **à l'adversaire** et repart en sens inverse. Peu importe comment il y est arrivé. Il n'y a pas de promotion.",
      ],
      captions: ["Ce garde jaune deviendra rouge en arrivant sur la rangée 13."],
    },
    end: {
      title: "Échec, mat et nulles",
      text: [
        "Seuls le roi, la dame, le bouffon, l'écuyer et le garde mettent en échec. On ne laisse jamais son propre roi en prise. Le **mat** gagne ; parmi les réponses, pensez aux échanges et au détournement.",
        "La partie est nulle si le camp au trait n'a aucun coup sans être en échec, si la même position revient trois fois, s'il ne reste ni dame, ni bouffon, ni écuyer, ni garde, ou après 150 coups des deux camps ensemble sans prise, sans coup de garde et sans conversion. À partir de 100, on peut la réclamer.",
      ],
      captions: ["Le roi rouge est mat."],
    },
  },
};

/** What is certain and what is rebuilt, in French. */
export const fidelity = {
  title: "Le Félon : ce qui est sûr, ce qui est reconstitué",
  lead: "Ce jeu des années 1980 n'est connu que par une page. Elle décrit les pièces inédites et ne dit rien des autres.",
  toRules: "Lire les règles",
  known: {
    title: "Ce que dit la source",
    text: [
      [
        "2.1.2",
        "Le placement des félons par l'adversaire, l'ordre des figurines, les échanges de la courtisane, du valet et du ministre, le détournement sur les trois rangées orange, et le changement de camp des gardes arrivés au bout.",
      ],
      [
        "2.1.3, 2.2.1",
        "Elle ne dit rien de l'écuyer, du bouffon, du roi ni de la dame, ni du nombre de gardes, ni de la place exacte de l'orange. Le plateau de treize cases se déduit des rangées qu'elle nomme et des treize pièces d'une rangée.",
      ],
    ],
  },
  rulings: {
    title: "Nos choix",
    head: ["Question", "Ici", "Pourquoi"],
    rows: [
      [
        "2.2.3",
        "Où est l'orange ?",
        "Rangées 6, 7 et 8. Cela se change dans les options.",
        "Ce sont les trois rangées du centre.",
      ],
      [
        "2.6.5",
        "Quand peut-on détourner le félon ?",
        "Au tour qui suit le coup qui l'a joué. Option : tant qu'il y reste.",
        "Le texte dit « immédiatement après ».",
      ],
      [
        "2.7.2",
        "Que devient un garde arrivé en face ?",
        "Il passe à l'adversaire. Option : il revient pour son camp.",
        "Les mêmes mots disent, pour le ministre, un changement de camp.",
      ],
      [
        "2.4.5",
        "Comment va l'écuyer ?",
        "Comme un cavalier. Option : comme une tour.",
        "Un écuyer va à cheval, et la pièce absente est alors la tour.",
      ],
      ["2.4.4", "Comment va le bouffon ?", "Comme un fou.", "C'est le fou du roi."],
      [
        "2.3.7, 2.3.8",
        "De quel côté range-t-on les pièces ?",
        "De la gauche de chaque joueur. Options : en miroir, ou au choix.",
        "Les deux joueurs font de même, chacun de sa place.",
      ],
      ["2.3.1", "Combien de gardes ?", "Treize, un par colonne.", "Comme les pions des échecs."],
      [
        "2.5.11, 2.5.12",
        "Un valet peut-il déplacer un roi ?",
        "Oui, sauf si les deux rois se touchent ou si le sien est exposé.",
        "Le texte admet tous les ennemis sauf les valets.",
      ],
      [
        "2.5.5",
        "Deux courtisanes peuvent-elles s'échanger ?",
        "Non.",
        "Rien ne changerait : ce serait passer son tour.",
      ],
      [
        "2.6.3, 2.6.13",
        "Le félon protège-t-il ?",
        "Il barre les lignes, mais un roi peut prendre à sa portée.",
        "Il ne met jamais en échec.",
      ],
      [
        "2.8.4, 2.8.5, 2.8.6, 2.8.7",
        "Quand est-ce nulle ?",
        "Pat, triple répétition, plus de quoi mater, ou 150 coups sans progrès.",
        "Les échanges pourraient durer toujours.",
      ],
    ] as [string, string, string, string][],
  },
  digital: {
    title: "Comment il se joue entre ordinateurs",
    text: [
      "Au niveau 4 contre lui-même, 24 parties de chaque sorte : 58 % de nulles, à 18 près, et la moitié des parties dépassent 520 coups d’un camp. Aucun camp n’est avantagé. Plus forts, les joueurs annulent plus encore, car les dames s’échangent vite et aucune pièce ne devient dame ; il y a donc ici six niveaux, là où d’autres jeux en ont jusqu’à huit.",
      "Avec l’écuyer en tour, la moitié des parties sont nulles, et le premier joueur en a tiré davantage (67 %, à 13 près). Les autres options donnent autant de nulles, ou plus. Pour une partie égale, gardez les règles habituelles ; pour une partie plus vive, donnez à l’écuyer la marche de la tour et changez de camp à chaque partie.",
    ],
  },
  sources: {
    title: "La source",
    items: [["Le grand méchant souk, Le Félon", "https://www.legrandmechantsouk.com/le-felon/"]],
  },
};
