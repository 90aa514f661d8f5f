/** The rules of Confusion in our own words, in French. */
export const rules = {
  title: "Comment on joue à Confusion",
  lead: "Vos pièces vous tournent le dos : l'adversaire voit comment elles se déplacent, vous non. Vous l'apprenez en jouant, et il faut gagner avant d'avoir tout compris.",
  contents: "Dans cette page",
  play: "Jouer une partie",
  toFidelity: "Ce que disent les sources, ce qui est reconstitué",
  example: "Revoir la partie d'exemple",
  sheet: "Imprimer une feuille",
  sections: {
    aim: {
      title: "Le but",
      text: [
        "Une **pièce neutre** attend au milieu d'un plateau de 11 × 11. Vous gagnez en la portant sur la première rangée de l'adversaire, avec une de vos pièces dessus.",
        "Chaque camp a douze pièces marquées d'une **lettre**. Au dos de chacune, un dessin tiré au sort dit comment elle se déplace. Vous voyez les dessins de l'adversaire, pas les vôtres. Aucune de vos pièces ne bouge comme une autre.",
      ],
    },
    turn: {
      title: "Un tour, un essai",
      text: [
        "Choisissez une pièce et une case d'arrivée, en ligne droite, à n'importe quelle distance. C'est une annonce : l'adversaire regarde le dessin et répond.",
        "**Oui** : la pièce y va, et prend la pièce adverse qui s'y trouve. **Non** : elle reste où elle est. Dans les deux cas vous avez appris quelque chose, et c'est à l'adversaire.",
        "Une annonce que le plateau interdit n'est pas un essai : sortir du plateau, sauter par-dessus une pièce, finir sur une de ses pièces. Elle ne coûte rien et n'apprend rien ; ici, la page ne la propose pas.",
        "On ne passe pas son tour. Un essai dont on sait d'avance qu'il sera refusé est permis. Si une pièce n'a plus aucun essai à faire, et toutes les autres non plus, le tour est sauté.",
      ],
    },
    kinds: {
      title: "Les douze dessins",
      text: [
        "Chaque bras est une direction permise, chaque point une case : la pièce va jusqu'au bout du bras ou s'arrête avant. Le haut est toujours l'avant, du côté de son propriétaire. Sur le plateau, les dessins de l'adversaire sont donc tournés vers vous.",
      ],
      crown: "promue si elle arrive au bout",
      lock: "ne peut pas toujours revenir d'où elle vient",
    },
    neutral: {
      title: "La pièce neutre",
      text: [
        "Une pièce qui arrive sur elle la **contrôle**. Libre, elle barre le chemin comme une autre pièce.",
        "La pièce qui la contrôle a trois manières de jouer : partir **seule** et la laisser là ; partir **avec elle**, et même prendre ainsi ; ou rester et la **passer**, dans une direction et à une distance que son propre dessin permet.",
        "Une passe ne saute par-dessus aucune pièce. Elle peut finir sur une case vide, sur une pièce à soi, ou sur une pièce adverse, qui en prend alors le contrôle. L'adversaire répond oui ou non comme pour tout essai. Si c'est non, rien ne bouge.",
        "Quand plusieurs manières mènent à la même case, la page demande laquelle.",
      ],
    },
    promotion: {
      title: "La promotion",
      text: [
        "Fusée, Novice, Crabe et Abbé ne savent pas reculer. Celle qui arrive sur la première rangée adverse est aussitôt promue : une ou deux cases dans tous les sens.",
        "La promotion est annoncée, mais pas l'ancien dessin. L'absence de promotion apprend aussi quelque chose : la pièce n'est aucune des quatre.",
      ],
    },
    end: {
      title: "Gagner",
      text: [
        "Une de vos pièces est sur la première rangée adverse avec la pièce neutre : l'adversaire a **une seule réponse**. S'il ne vous enlève pas la pièce neutre à ce tour, vous avez gagné.",
        "Les joueurs peuvent convenir d'une partie nulle. Elle l'est aussi quand plus aucun joueur n'a de coup à essayer.",
      ],
    },
    notebook: {
      title: "Le carnet",
      text: [
        "La feuille a deux côtés : ce que vous savez de vos pièces, et ce que l'adversaire peut savoir des siennes. Le second compte autant : il dit qui peut vraiment vous attaquer.",
        "On raye ce qu'une pièce **ne peut pas** être. Un refus à deux cases ne dit rien d'une case ; un oui à deux cases dit tout de la première. Et quand une lettre n'a plus qu'un dessin, aucune autre ne l'a.",
        "Trois carnets au choix avant la partie : sur **papier**, vous notez tout vous-même ; **aidé**, les dessins exclus à coup sûr sont rayés ; **oracle**, les probabilités exactes sont calculées. Un clic sur une case raye, un deuxième note un doute, un troisième une certitude.",
      ],
    },
    spies: {
      title: "L'édition des espions",
      text: [
        "En 2010, Stronghold Games a rhabillé le jeu : treize **espions** par camp, une **mallette** pour pièce neutre, et dans chaque camp un **agent double**. La lettre de plus est le X ; l'agent peut se cacher sous n'importe laquelle.",
        "L'agent double de votre camp travaille pour l'adversaire, qui répond à ses essais **ce qu'il veut**, et peut même se contredire. Les autres espions reçoivent toujours la vraie réponse.",
        "Dans cette édition, arriver sur la première rangée adverse avec la mallette gagne aussitôt.",
        "Avant son essai, on peut faire une chose de plus : **éliminer son propre suspect**, sans jamais apprendre si c'était lui ; ou **démasquer l'agent adverse**, qui quitte le plateau, et les deux joueurs le voient. La mallette qu'ils tenaient reste sur place.",
        "Deux façons de répondre, choisies avant la partie. **Par l'adversaire** : il répond à chaque essai, avec un seul bouton permis pour un espion honnête, si bien que son temps ne trahit rien. **Aussitôt** : l'agent répond selon un dessin de couverture, que l'adversaire peut changer une fois par tour sans que vous le sachiez.",
      ],
    },
    tokens: {
      title: "Les jetons d'action",
      text: [
        "En option, chaque camp reçoit jusqu'à trois jetons, un seul par tour, chacun une fois dans la partie. Un nombre inégal sert de handicap.",
        "**Révéler** : vous voyez le dessin d'un de vos espions, même éliminé. Il n'essaie rien ce tour-ci. **Deux essais** : deux espions différents essaient, partis de vos cinq premières rangées et sans la mallette. **Échanger** : deux de vos espions changent de place, sous les mêmes conditions, puis un autre essaie.",
      ],
    },
    variants: {
      title: "Les variantes",
      text: [
        "**Code d'honneur** : pas d'agent double, douze espions. **Petit monde** : les colonnes a et k sont hors jeu. **Contact en retard** : la mallette doit tenir un tour sur la rangée adverse, comme dans l'édition d'origine.",
        "**Préparation libre** : chacun dispose ses lettres sur ses deux premières rangées, sept au plus par rangée, avec au moins quatre colonnes où deux lettres se suivent. Les dessins sont tirés ensuite.",
        "**Une promotion, camarade** : tout espion qui arrive au bout peut être promu, si son propriétaire l'accepte. Mais si c'est l'agent double, il se trahit et disparaît, et la mallette, où qu'elle soit, est offerte au premier espion vivant de l'adversaire.",
      ],
    },
    keys: {
      title: "Jouer au clavier",
      text: [
        "Tout se fait sans souris. Sur le plateau, un lecteur d'écran lit chaque case : la lettre, ce qu'on en sait, et si l'essai réussira. Dans le carnet, les flèches vont de case en case et Entrée marque.",
      ],
    },
  },
};

/** What is certain and what is not, in French. */
export const fidelity = {
  title: "Confusion : ce qui est sûr, ce qui ne l'est pas",
  lead: "Robert Abbott a inventé ce jeu dans les années 1970. Les règles sont connues ; la page des douze dessins ne nous est parvenue qu'en mots. Voici ce qui est établi, déduit ou choisi.",
  toRules: "Lire les règles",
  marks: { sure: "établi", inferred: "déduit", open: "ouvert" },
  method: {
    title: "Comment les dessins ont été retrouvés",
    text: [
      [
        "1.2.1, 3.1.1",
        "La règle française décrit quatre pièces, nomme les douze, donne leurs distances, et raconte une partie entière de 39 coups avec les dessins des deux joueurs. Chaque oui et chaque non de cette partie dit quelque chose d'un dessin.",
      ],
      [
        "1.2.2, 1.2.9",
        "Nous avons cherché par ordinateur tous les jeux de douze dessins, symétriques de gauche à droite, qui s'accordent avec le texte et la partie. Il en reste **540**, et les 540 rejouent la partie sans contradiction : elle seule ne peut donc pas trancher. L'ordre des colonnes de la feuille, les noms et le comportement des joueurs font le reste.",
      ],
      [
        "1.2.9",
        "Les dessins tiennent dans un petit fichier de données : le propriétaire d'une feuille d'origine peut corriger une ligne.",
      ],
    ],
  },
  kinds: {
    title: "Dessin par dessin",
    head: ["Pièce", "Dessin choisi", "Sûr", "Ce qui reste ouvert"],
    rows: {
      "1": ["1.2.1", "sure", "Décrite en mots."],
      "2": ["1.2.1", "sure", "Décrite en mots."],
      "3": ["1.2.3", "inferred", "L'arrière : un ou trois doigts. Le nom parle pour trois (85 % environ)."],
      "4": ["1.2.4", "inferred", "L'arrière est tout droit, d'après une critique de l'édition allemande (99 %)."],
      "5": [
        "1.2.5",
        "open",
        "Les deux diagonales avant, possibles mais peu probables : elle vaudrait alors toujours mieux que le Crabe (70 % sans).",
      ],
      "6": ["1.2.1", "sure", "Décrit en mots."],
      "7": [
        "1.2.6",
        "open",
        "Les diagonales avant sont presque sûres (85 %) ; l'arrière est droit (60 %) ou en biais (40 %).",
      ],
      "8": ["1.2.7", "open", "L'arrière : droit, en biais ou les trois. Le nom suggère les trois (55 %)."],
      "9": ["1.2.1", "sure", "Fixé par l'exemple de la règle et par la partie."],
      "10": ["1.2.8", "inferred", "La croix en biais (97 %), sans la marche arrière droite."],
      "11": ["1.2.1", "sure", "Fixé par la partie ; une pièce de même forme, plus longue, est citée par l'auteur."],
      "12": ["1.2.1", "sure", "Décrit en mots."],
    } as Record<string, [string, string, string]>,
    after: "Les distances des douze pièces sont sûres, tout comme le dessin des pièces promues.",
  },
  record: {
    title: "La partie d'exemple, corrigée",
    text: [
      [
        "3.1.1",
        "Telle qu'imprimée, elle ne peut pas avoir été jouée. Trois coups changés suffisent, une parenthèse manque, et une pièce du schéma est décalée d'une colonne. Aucune correction plus petite ne marche, et la position de départ n'en admet qu'une seule.",
      ],
    ],
    head: ["Endroit", "Imprimé", "Lu", "Pourquoi"],
    rows: [
      ["3.1.2", "3, Blancs", "L-S1", "L-S2", "Sinon L n'atteint pas la pièce qu'il prend au coup suivant."],
      ["3.1.3", "6, Blancs", "S-SW1", "C-SW1", "S tomberait sur une pièce de son camp."],
      ["3.1.4", "33, Blancs", "T-SE1", "TZ-SE1", "La passe du coup suivant part de la nouvelle case."],
      ["3.1.5", "29, Jaunes", "(H-NE3=", "(H-NE3)", "Une faute de frappe."],
      ["3.1.5", "Schéma après 36", "V en c", "V en d", "Le chemin de la pièce neutre l'exige."],
    ] as [string, string, string, string, string][],
  },
  rulings: {
    title: "Là où la règle se tait",
    head: ["Question", "Réponse", "Pourquoi"],
    rows: [
      [
        "R8",
        "Peut-on annoncer un coup impossible sur le plateau ?",
        "Non : ce n'est pas un essai.",
        "Les 24 refus de la partie d'exemple sont tous possibles ; sinon deux sortes de non se confondraient.",
      ],
      ["R9", "Jusqu'à quelle distance ?", "Toute distance libre.", "La partie contient des essais au-delà du dessin."],
      ["R11", "Peut-on passer ?", "Non, sauf s'il n'existe aucun essai.", "Un tour est un essai."],
      [
        "R26",
        "La réponse avant la victoire ?",
        "Une, dans l'édition d'origine.",
        "La partie d'exemple le montre au 38e coup.",
      ],
      [
        "4.2.8",
        "Et chez les espions ?",
        "Aucune : arriver gagne.",
        "La variante « contact en retard » n'aurait pas de sens autrement.",
      ],
      [
        "R29",
        "La pièce neutre passée à une pièce déjà arrivée ?",
        "Cela compte comme arriver.",
        "La position est la même.",
      ],
      [
        "R24",
        "Promotion quand seule la pièce neutre arrive ?",
        "Non.",
        "La règle parle de la pièce qui atteint la rangée.",
      ],
      [
        "4.2.2",
        "Où commence le X ?",
        "En f1 et f11.",
        "La règle dit « case centrale » ; au deuxième rang, il pourrait prendre la mallette au premier coup.",
      ],
      ["4.2.26.1", "Quelles colonnes sont sombres ?", "a et k.", "D'après une description du plateau de 2010."],
      [
        "4.1.3, 4.1.6",
        "Une pièce prise compte-t-elle encore dans les déductions ?",
        "Oui.",
        "Son dessin n'est pas montré.",
      ],
      [
        "9.4.1",
        "Tous les dessins se valent-ils ?",
        "Oui : chaque répartition possible compte autant.",
        "Le tirage est au hasard. L'agent double s'accorde avec toutes les réponses.",
      ],
      [
        "R32",
        "Parties sans fin ?",
        "Nulle d'un commun accord, ou limite choisie avant la partie.",
        "La règle n'en dit rien.",
      ],
    ] as [string, string, string, string][],
  },
  sources: {
    title: "Sources",
    items: [
      ["Règle française de l'Escale à jeux", "https://escaleajeux.fr/jeu/confa"],
      ["Le site de Robert Abbott", "https://www.logicmazes.com/games/confusn.html"],
      ["La boîte allemande, chez Franjos", "https://www.franjos.de/spiel_confusion.htm"],
      ["Critique de l'édition allemande", "https://brettspiele.digital/spiele/confusion-0"],
    ] as [string, string][],
  },
};
