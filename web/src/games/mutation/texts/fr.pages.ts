/** The page of rules, in French. Our own words, never the rule book's. */
export const rules = {
  title: "Comment on joue à Chess Mutation",
  lead: "Les échecs, à un détail près : les pièces n'ont pas de marche à elles. C'est la couleur de la case où se trouve une pièce qui dit comment elle se déplace.",
  contents: "Sur cette page",
  play: "Jouer une partie",
  toFidelity: "Ce que dit la source, et ce qui est reconstitué",
  sections: {
    board: {
      title: "Le plateau et les pièces",
      text: [
        "Chaque camp a un roi et quinze **pions**, tous semblables. Les Blancs commencent, puis les camps jouent à tour de rôle ; on ne peut pas passer.",
        "Le but est celui des échecs : attaquer le roi adverse de sorte qu'aucun coup ne le sauve.",
        "Au départ, les couleurs sous les pions sont celles des pièces d'échecs : le rouge aux coins, puis le jaune, le bleu et le noir. La première partie commence donc presque comme une partie d'échecs. Cela ne dure pas.",
      ],
      captions: ["La position de départ. Le point blanc marque la case du roi."],
    },
    natures: {
      title: "Cinq couleurs, cinq façons de partir",
      text: [
        "Regardez la case **d'où part** le pion, jamais celle où il va : elle décide du déplacement, de la prise et de l'échec. Dès qu'il se pose, il change.",
        "Il prend comme il se déplace, sauf sur le blanc. Un pion qui file s'arrête devant la première pièce rencontrée, ou la prend.",
      ],
      captions: [
        "**Blanc** : une ou deux cases devant soi si elles sont vides ; il prend d'une case en diagonale vers l'avant.",
        "**Jaune** : le saut du cavalier, par-dessus n'importe quelle pièce. Lui seul saute.",
        "**Bleu** : aussi loin qu'il veut en diagonale, comme un fou.",
        "**Rouge** : aussi loin qu'il veut en ligne ou en colonne, comme une tour.",
        "**Noir** : toutes les directions, comme une dame.",
      ],
    },
    white: {
      title: "Sur le blanc, on ne recule pas",
      text: [
        "Depuis n'importe quelle case blanche, à n'importe quel moment de la partie, un pion peut avancer de deux cases si la voie est libre. Ce n'est pas réservé à son premier coup : un pion revenu sur sa deuxième rangée en a de nouveau le droit.",
        "Il n'y a ni promotion ni prise en passant. La dernière rangée n'a pas de case blanche : un pion qui y arrive repart selon la couleur de sa case.",
      ],
      captions: ["Ce pion blanc, revenu en d2, peut encore avancer de deux cases."],
    },
    king: {
      title: "Le roi ne change pas",
      text: [
        "Il va d'une case dans tous les sens, quelle que soit la couleur. Il ne se met jamais en prise, et deux rois ne se touchent pas.",
        "Pour savoir si une case est attaquée, demandez à chaque pion adverse ce qu'il peut prendre **de là où il est**. Un pion qui change de couleur peut donc créer ou lever une attaque sans que rien d'autre ne bouge.",
      ],
      captions: ["Huit cases, cinq couleurs, un seul roi."],
    },
    castling: {
      title: "Le roque est aussi une mutation",
      text: [
        "Une fois par partie, le roi va de deux cases vers un coin et le pion du coin passe de l'autre côté. Il faut que ni l'un ni l'autre n'ait bougé, que les cases entre eux soient vides, et que le roi ne soit pas en échec, n'en traverse pas et n'y finisse pas.",
        "Petit roque : le pion de h1 arrive en f1, sur le bleu, et filera en diagonale. Grand roque : celui de a1 arrive en d1, sur le noir, et filera partout.",
      ],
      captions: ["Le roi peut roquer des deux côtés."],
    },
    end: {
      title: "Échec, mat et pat",
      text: [
        "Un roi attaqué est en **échec** : le coup suivant doit l'en sortir. S'il n'y en a aucun, c'est **mat** et la partie est gagnée. Un coup qui laisse son propre roi en prise n'est pas permis.",
        "Si le camp au trait n'a aucun coup légal sans être en échec, c'est **pat** : la partie est nulle.",
      ],
      captions: [
        "Mat au deuxième coup : le pion venu en d1 y est sur le noir, et celui de d8 le protège.",
        "Pat : les Noirs ont le trait et aucun coup. Le pion blanc de d5, sur le noir, garde g8.",
      ],
    },
    draws: {
      title: "Les autres nulles",
      text: [
        "La même position **trois fois** (mêmes pièces, même camp au trait, mêmes droits de roque) : la partie est nulle d'elle-même.",
        "**100 coups de chaque côté sans prise** : chaque joueur peut réclamer la nulle. Elle n'est pas automatique, et le mat passe avant.",
        "**Deux rois seuls** : nulle aussitôt. Aucun autre reste n'est déclaré sans espoir, car un pion isolé peut devenir dame en deux coups.",
        "Et l'on peut toujours se mettre d'accord, ou abandonner.",
      ],
      captions: [],
    },
    layouts: {
      title: "Trois dispositions",
      text: [
        "Les rangées 1, 2, 7 et 8 sont connues. Celles du milieu sont reconstituées : vous avez le choix entre trois dispositions, ou la vôtre si vous avez le vrai plateau.",
      ],
      captions: [
        "**CM-1, centre noir** : tenez le centre, et vous tenez des dames. Les parties les plus vives.",
        "**CM-2, flanc noir** : les cases noires par paires, en b et g.",
        "**CM-3, bord noir** : les dames sur la bande, les parties les plus longues.",
      ],
    },
    keys: {
      title: "Jouer au clavier",
      text: [
        "Tout se fait sans souris. La touche Tab mène au plateau ; un lecteur d'écran y lit chaque case avec sa couleur et ce que le pion y sait faire.",
      ],
      captions: [],
    },
  },
  keys: [
    ["Flèches", "aller d'une case à l'autre"],
    ["Entrée ou Espace", "prendre un pion, puis le poser"],
    ["Échap", "reposer le pion"],
    ["e2 e4", "taper la case de départ, puis celle d'arrivée"],
    ["Début, Fin", "aller au bord de la rangée"],
    ["← → hors du plateau", "revoir les coups"],
  ] as [string, string][],
};

/** The page that says what is known and what is rebuilt, in French. */
export const fidelity = {
  title: "Chess Mutation : ce qui est sûr, ce qui ne l'est pas",
  lead: "Moebius Evolution a publié ce jeu en 1994. Le texte de sa règle nous est parvenu ; le dessin complet du plateau, non. Voici où passe la limite.",
  toRules: "Lire les règles",
  known: {
    title: "Ce que disent les sources",
    text: [
      [
        "1.1.2, 1.2.2",
        "Le texte de la règle donne tous les déplacements, le roque, l'échec, le mat et les nulles, ainsi que le nombre de cases de chaque couleur : 20 jaunes, 12 bleues, 8 rouges, 8 noires et 16 blanches.",
      ],
      [
        "1.1.3, 1.2.6, 1.2.7",
        "L'article de l'encyclopédie ajoute qu'au départ les couleurs correspondent aux pièces des échecs. Cela fixe les rangées 1 et 8 (rouge, jaune, bleu, noir, noir, bleu, jaune, rouge) et les rangées 2 et 7, toutes blanches. Les deux cases noires du milieu expliquent le point blanc imprimé en e1 et e8.",
      ],
    ],
  },
  rebuilt: {
    title: "Ce qui est reconstitué : les rangées 3 à 6",
    text: [
      [
        "1.2.8",
        "Aucune photo ni aucun schéma de ces rangées n'a été trouvé, en français, en anglais ou en allemand. Mais on peut compter ce qui reste à y placer :",
      ],
      [
        "1.3.1",
        "Chaque reste se divise par quatre. Tout porte à croire que le plateau imprimé est symétrique dans les deux sens, ce qui laisse **840** dispositions possibles. Nous les avons toutes essayées à l'ordinateur : chacune donne 20 premiers coups et aucune ne se gagne d'emblée. On peut donc jouer sur n'importe laquelle, et rien dans le jeu seul ne désigne la vraie.",
      ],
      [
        "1.3.2",
        "Nous avons choisi par régularité. **CM-1** répète la première rangée sur la troisième et met les quatre dernières cases noires au centre. Entre joueurs artificiels modestes, elle donne les parties les plus courtes et le moins de nulles des cinq que nous avons comparées ; l'avantage des Blancs y est du même ordre qu'ailleurs (environ 59 % des points). Cela dit comment elle se joue, pas si elle est d'époque.",
      ],
    ],
    table: {
      caption: "Le compte des cases",
      head: ["Couleur", "En tout", "Rangées 1 et 8", "Rangées 2 et 7", "Reste", "Par quart"],
    },
    captions: ["CM-1, centre noir", "CM-2, flanc noir", "CM-3, bord noir"],
  },
  rulings: {
    title: "Là où la règle se tait",
    text: ["Le texte laisse quelques questions ouvertes. Voici nos réponses, et pourquoi."],
    head: ["Question", "Réponse", "Pourquoi"],
    rows: [
      [
        "R4.2",
        "Peut-on avancer de deux cases depuis toute case blanche ?",
        "Oui, toujours.",
        "La règle n'y met aucune condition.",
      ],
      ["R4.1", "Faut-il que la case du milieu soit vide ?", "Oui.", "Seul le jaune saute."],
      [
        "R4.2",
        "Un pion arrivé sur l'avant-dernière rangée, blanche ?",
        "Il avance d'une case, ou prend en biais.",
        "Deux cases le mèneraient hors du plateau.",
      ],
      ["R5", "Y a-t-il une promotion ?", "Non.", "La dernière rangée n'a pas de case blanche."],
      [
        "R6",
        "Et la prise en passant ?",
        "Non.",
        "Elle ne pourrait pas se produire : aucune case blanche en rangées 4 et 5.",
      ],
      [
        "R9",
        "Le pion qui roque garde-t-il sa nature ?",
        "Non, il prend celle de sa case d'arrivée.",
        "Toute pièce qui se pose change.",
      ],
      [
        "R10",
        "Un autre pion venu dans le coin rend-il le roque ?",
        "Non.",
        "Le droit tient au pion d'origine, qui n'a jamais bougé.",
      ],
      [
        "R11.1",
        "Prend-on vraiment le roi ?",
        "Non : le mat finit la partie, et s'exposer à l'échec est interdit.",
        "C'est ainsi que la règle définit la fin.",
      ],
      [
        "R13.1",
        "Qu'est-ce qu'une même position ?",
        "Les mêmes pièces aux mêmes places, le même camp au trait, les mêmes droits de roque.",
        "Tous les pions se valent ; pour le reste, l'usage des échecs.",
      ],
      ["R13", "La troisième répétition est-elle automatique ?", "Oui.", "La règle déclare alors la partie nulle."],
      [
        "R14.1",
        "Qui réclame après cent coups sans prise, et quand ?",
        "L'un ou l'autre, aussi longtemps que le compte y est.",
        "La règle en fait un droit des deux joueurs.",
      ],
      ["R14.1", "Le roque remet-il ce compte à zéro ?", "Non.", "Seule une prise le fait."],
      ["R17", "Deux rois seuls ?", "Nulle aussitôt.", "Aucun camp ne peut plus gagner. C'est notre ajout."],
      ["R15.1", "Oublier d'annoncer l'échec ?", "Sans effet : la page l'annonce.", "Rien ne le sanctionne."],
    ] as [string, string, string, string][],
  },
  own: {
    title: "Vous avez le vrai plateau ?",
    text: [
      [
        "1.3.5",
        "Dans « Nouvelle partie », choisissez la disposition « Le mien » et recopiez les 64 cases, une lettre chacune : de la rangée 8 à la rangée 1, de a vers h. Une barre oblique entre les rangées est permise.",
      ],
      [
        "1.3.6, 1.3.7",
        "Les lettres : **R** rouge, **Y** jaune, **B** bleu, **K** noir, **W** blanc. Le plateau est vérifié : le compte de chaque couleur, le rouge aux quatre coins, le noir en e1 et e8.",
      ],
      "Et si vous pouvez en faire une photo, elle remplacerait nos trois hypothèses d'un coup.",
    ],
    example: "CM-1 s'écrirait ainsi :",
  },
  sources: {
    title: "Sources",
    items: [
      ["Fiche du jeu sur Tric Trac", "http://www.trictrac.net/jeu-de-societe/chess-mutation"],
      ["Article « Chess mutation » de Wikipédia, par un miroir", "https://de.frwiki.wiki/wiki/Chess_mutation"],
    ] as [string, string][],
  },
};
