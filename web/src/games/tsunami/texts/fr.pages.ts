/** The rules of Tsunami, in French. */
export const rules = {
  title: "Tsunami sur le goban : les règles",
  lead: "Du go en 13 × 13, et une pioche qui s'ouvre après huit pierres. Si le go est nouveau pour vous, l'essentiel tient dans le premier chapitre.",
  play: "Jouer",
  toFidelity: "Ce que nous avons tranché",
  contents: "Sommaire",
  sections: {
    go: {
      title: "Le go, en peu de mots",
      text: [
        "Noir commence. À son tour on pose une pierre sur une intersection vide, ou on **passe**. Les pierres d'une couleur qui se touchent le long des lignes forment une **chaîne** ; ses **libertés** sont les intersections vides qui la touchent.",
        "Une chaîne sans liberté est **prise** et quitte le goban. S'il ne lui en reste qu'une, elle est en **atari** : le coup suivant peut la prendre. On ne pose pas une pierre qui n'aurait elle-même aucune liberté : le suicide est interdit, même par une carte.",
        "**Ko** : pour que deux prises ne se répondent pas sans fin, on ne ramène pas une position qu'on a déjà créée soi-même. Une carte qui a changé le goban entre-temps rouvre le ko.",
        "À la fin on compte ses pierres et les intersections vides entourées de ses seules pierres. Blanc reçoit un **komi** de 7,5.",
      ],
    },
    pile: {
      title: "La pioche",
      text: [
        "Les mains sont vides au début. Dès que **huit pierres** ont été posées en tout, on peut piocher une carte au début de son tour. On n'y est pas obligé.",
        "La pioche ne sert qu'une fois. Quand elle est vide, les cartes en main restent jouables. À la fin d'un tour on garde **trois cartes** au plus.",
      ],
    },
    turn: {
      title: "Un tour",
      text: [
        "Piocher si l'on veut, jouer **une carte** si l'on veut, puis poser sa pierre ou passer, sauf si la carte remplace le coup.",
        "Une carte **immédiate** se joue dès qu'elle est piochée : c'est la carte du tour. Les autres vont en main. Un **contre** se joue seulement au tour de l'adversaire.",
        "Un tour sans pioche, sans carte et sans pierre est un tour **sec**. Deux tours secs de suite finissent la partie.",
      ],
    },
    counter: {
      title: "Annoncer, contrer",
      text: [
        "Une carte, ou un coup, est d'abord annoncé ; l'adversaire a alors un temps de réponse, pour laisser faire ou contrer. La question lui est posée dès qu'il tient une carte, quelle qu'elle soit, et dure toujours autant : l'attente ne trahit rien.",
        "Une carte contrée est perdue, et le joueur n'en joue pas d'autre ce tour-ci ; il garde sa pierre. Un coup contré se joue ailleurs. Un contre ne se contre pas.",
      ],
    },
    exchange: {
      title: "Les échanges",
      text: [
        "Certaines cartes forcent plusieurs pierres de suite, des deux couleurs. La page dit à chaque pas **à qui** de poser et pourquoi. Pendant l'échange, ni pioche, ni carte, ni contre. Un pas sans intersection jouable est sauté.",
      ],
    },
    notes: {
      title: "Les notes secrètes",
      text: [
        "**Piège**, **Prophétie** et **Encre sympathique** se notent en secret. Vous voyez votre note en pointillé ; l'adversaire sait seulement qu'elle existe. Elle se dévoile quand elle agit, quand son temps est passé, ou à la fin.",
      ],
    },
    marks: {
      title: "Ce que les cartes laissent",
      text: [
        "La **mer** couvre les intersections interdites pour un temps. Un **cratère** est une intersection fermée, qui reste une liberté. Un **écu** garde une chaîne de toute prise. Des **hachures** montrent où l'aimant attire le prochain coup. Une pierre dans un anneau en **pointillé** est annoncée, pas encore posée.",
      ],
    },
    end: {
      title: "Les pierres mortes",
      text: [
        "Après deux tours secs, les deux joueurs marquent les chaînes mortes : on touche une chaîne pour la marquer, encore une fois pour la démarquer. Quand les deux sont d'accord, on compte les points.",
        "En cas de désaccord, l'un ou l'autre peut **continuer** la partie, sans cartes. Après deux passes de suite, toutes les pierres du goban comptent comme vivantes.",
      ],
    },
    table: {
      title: "Jouer ici",
      text: [
        "Touchez une carte au bord coloré : la page demande ce qu'il lui faut et montre le résultat avant que vous confirmiez. Touchez une carte pâle pour voir pourquoi elle n'est pas jouable.",
        "Sur un téléphone, toucher une fois montre la pierre, toucher encore la pose. Au clavier, les flèches vont d'intersection en intersection, Entrée pose ; tapez **D4** pour aller en D4.",
        "À deux sur cet écran : la main de chaque joueur est cachée quand vous passez l'écran. « Ne jamais me demander de répondre » évite de se passer l'écran à chaque coup.",
      ],
    },
    club: {
      title: "Le jeu de cartes du club",
      text: [
        "Un jeu de cartes est un fichier JSON : un nom, une taille, et des cartes faites d'opérations connues. Le serveur dit à quelle ligne, ou dans quelle carte, quelque chose ne va pas. Les deux joueurs peuvent lire le jeu de cartes avant de jouer, et il est enregistré avec la partie.",
      ],
    },
  },
};

/** What is settled and why, in French. */
export const fidelity = {
  title: "Tsunami : ce qui est sûr, ce qui est réglé par nous",
  lead: "Il ne reste qu'une feuille de règles, signée d'un club de go d'Auvergne. La liste des cartes est perdue.",
  toRules: "Lire les règles",
  known: {
    title: "Ce qui est établi",
    text: [
      [
        "3.1.2",
        "La feuille fixe le goban de treize lignes, l'absence de handicap, la pioche commune qui s'ouvre après huit coups, trois cartes en main au plus, une carte par tour, les trois sortes de cartes, les contres, les échanges, les notes sur papier, et l'interdiction du suicide.",
      ],
      [
        "3.1.1, 3.1.4",
        "GRAUG est le club de Clermont-Ferrand ; sa « maison d'édition » est une plaisanterie. Un club français joue à la règle française : compte par surface, komi de 7,5, superko.",
      ],
      [
        "3.1.3, 3.5.1",
        "**Aucune carte n'a été retrouvée.** Le premier jeu de cartes est le nôtre : quarante cartes de vingt-six sortes. Pas de pierre immortelle ni de coup gratuit qui prenne : l'expérience d'autres gos à cartes montre que ces deux-là noient le jeu.",
      ],
    ],
  },
  rulings: {
    title: "Là où la feuille se tait",
    head: ["Question", "Réponse", "Pourquoi"],
    rows: [
      [
        "P1.1",
        "Huit coups : en tout, ou chacun ?",
        "En tout, pierres vraiment posées.",
        "La feuille parle du goban, pas des joueurs.",
      ],
      ["P5", "Doit-on piocher ?", "Non.", "La feuille le dit."],
      ["P5", "Une immédiate piochée, puis une carte de la main ?", "Non : une carte par tour.", "La feuille le dit."],
      [
        "P4.1",
        "La quatrième carte est un contre ?",
        "On la défausse, ou on joue une autre carte.",
        "Un contre ne se joue pas à son propre tour.",
      ],
      ["P4.1", "Jouer la réserve qu'on vient de piocher ?", "Oui.", "Elle est en main."],
      [
        "P6.2, P6.4",
        "Le joueur contré perd-il son coup ?",
        "Non. Carte contrée : il joue sa pierre. Coup contré : il joue ailleurs.",
        "Seule une autre carte lui est défendue.",
      ],
      ["P6.3", "Contrer une immédiate ?", "Oui.", "« Une carte », sans limite."],
      ["P6.3", "Contrer un contre ?", "Non.", "Le joueur contré ne joue plus de carte."],
      [
        "P10.1",
        "Contrer pendant un échange ?",
        "Non, seulement à l'annonce de sa carte.",
        "Ni pioche ni carte pendant l'échange.",
      ],
      [
        "P10.2",
        "Le suicide dans un échange ?",
        "Chaque pierre est jugée pour sa propre couleur, après l'effet.",
        "Comme pour une prise.",
      ],
      [
        "3.4.6",
        "Une carte peut-elle mettre une pierre adverse là où elle meurt ?",
        "Non. Une chaîne adverse restée en place peut être prise.",
        "« Et a fortiori suicider l'autre. »",
      ],
      [
        "P7.1",
        "Une immédiate sans effet possible ?",
        "Défaussée ; c'était la carte du tour ; la pierre reste à poser.",
        "Rien n'a été remplacé.",
      ],
      ["P14", "La défausse est-elle publique ?", "Oui ; les mains non, leur nombre oui.", "C'est l'usage."],
      [
        "P12.1",
        "Changer une note secrète ?",
        "Jamais ; on la relit, et elle se dévoile à sa fin.",
        "C'est écrit à l'encre.",
      ],
      ["3.2.8", "Ko après une carte ?", "Seule la position entière compte.", "La carte a servi de menace de ko."],
      ["P8", "Passer après une carte ?", "Ce tour n'est pas sec.", "Quelque chose a été joué."],
      [
        "3.6.11",
        "Des effets courent à la fin ?",
        "Ils tombent ; un cratère compte comme une intersection vide.",
        "« Comme une partie de go normale. »",
      ],
      ["P8", "Deux tours secs, et encore une pioche ?", "La partie finit.", "Piocher n'est jamais obligatoire."],
      [
        "P9.1",
        "Pioche vide, cartes en main ?",
        "Jouables jusqu'au bout ; une option les défausse.",
        "La feuille se lit des deux façons.",
      ],
      [
        "3.2.9",
        "Le komi sur treize lignes ?",
        "7,5, modifiable.",
        "La taille y change peu ; le demi-point exclut l'égalité.",
      ],
      [
        "3.6.14",
        "Le hasard ?",
        "Tiré d'une graine promise avant la partie et montrée après.",
        "Les deux joueurs peuvent vérifier.",
      ],
    ] as [string, string, string, string][],
  },
  digital: {
    title: "À l'écran",
    text: [
      [
        "P13.2",
        "La question « contrez-vous ? » est posée dès que l'adversaire tient une carte, pas seulement un contre, et dure 12 secondes quoi qu'il arrive. Sinon l'attente trahirait la main.",
      ],
      [
        "P12",
        "Le serveur garde les notes secrètes et ne montre chacune qu'à son auteur : ni à l'adversaire, ni aux spectateurs, ni à l'ordinateur.",
      ],
    ],
  },
  sources: {
    title: "Sources",
    items: [
      ["Le club de go de Clermont-Ferrand", "https://graug.jeudego.org/"],
      ["Les règles du club", "https://graug.jeudego.org/?page_id=47"],
      ["La règle française, en projet", "https://denisfeldmann.fr/reglefrancaise.htm"],
      ["Pierres spéciales, chez Sensei", "https://senseis.xmp.net/?SpecialStones"],
    ] as [string, string][],
  },
};

/** Where a club makes its deck, in French. */
export const decks = {
  title: "Le jeu de cartes du club",
  lead: "Décidez combien d'exemplaires de chaque carte entrent dans la pioche, comment elles s'appellent et ce qu'elles disent, dans les deux langues. Rien n'est envoyé à d'autres joueurs avant une partie ; ce navigateur garde votre brouillon.",
  name: "Nom du jeu de cartes",
  ours: "Notre jeu de cartes",
  play: "Jouer avec ces cartes",
  save: "Garder",
  saveNew: "Garder comme un autre",
  saved: { account: "Gardé dans votre compte.", browser: "Gardé dans ce navigateur." },
  share: "Partager le lien",
  download: "Enregistrer le fichier",
  open: "Ouvrir un fichier",
  sample: (n: number): string => (n === 1 ? "Partir du premier jeu" : "Partir du deuxième jeu"),
  size: (count: number) => (count === 1 ? "1 carte dans la pioche." : `${count} cartes dans la pioche.`),
  wrongCard: (name: string) => `À corriger : « ${name} ».`,
  link: "Le lien",
  copied: "Lien copié. Toute personne qui l'ouvre reçoit ces cartes.",
  copy: "Copiez ce lien : toute personne qui l'ouvre reçoit ces cartes.",
  shared: "Voici des cartes qu'on vous a envoyées.",
  badLink: "Il manque une partie de ce lien : demandez-en un nouveau.",
  badFile: "Ce fichier n'est pas un jeu de cartes de Tsunami. Choisissez-en un autre.",
  kinds: "Les sortes de cartes",
  nameless: "Sans nom",
  copies: (name: string) => `Exemplaires de ${name}, de 0 à 16`,
  cardName: { fr: "Nom en français", en: "Nom en anglais" },
  cardText: { fr: "Texte en français", en: "Texte en anglais" },
  effectNote: "La carte garde l'effet du modèle ; pour un nouvel effet, modifiez le fichier.",
};
