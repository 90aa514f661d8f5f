/** Un chapitre : son titre, et des phrases ou des listes de choses dites, chacune avec son explication. */
interface Chapter {
  title: string;
  lines?: readonly string[];
  list?: readonly (readonly [string, string])[];
}

/** Ce qui est gardé, pour combien de temps et pour qui. */
export const privacy: { title: string; lead: string; chapters: readonly Chapter[]; me: string } = {
  title: "Vie privée",
  lead: "Zizanie garde ce qu'il faut pour jouer, et rien d'autre. Pas de publicité, pas de mesure d'audience, personne d'autre que ce serveur : la page ne charge rien d'ailleurs.",
  chapters: [
    {
      title: "Ce qui est gardé",
      list: [
        [
          "Un numéro au hasard",
          "Votre navigateur le présente dans un cookie ; c'est tout ce qui fait de vous un invité.",
        ],
        ["Un nom", "Celui que vous écrivez, si vous en écrivez un."],
        [
          "Les parties",
          "Leurs réglages, leurs coups avec l'heure et, s'il y a une pendule, ce que la ligne a pris, les demandes (nulle, reprise, abandon), et qui tenait chaque place.",
        ],
        [
          "Votre cote",
          "Pour chaque jeu où vous avez fini une partie qui compte : un nombre, à quel point il est sûr, de combien de parties il vient et quand fut la dernière.",
        ],
        [
          "Une place ouverte, une recherche",
          "Que vous attendez quelqu'un, pour quel jeu, de quelle façon, sous votre nom ou non, depuis quand, et quand vous étiez là pour la dernière fois.",
        ],
        [
          "Les gens que vous suivez ou bloquez",
          "Qui et depuis quand, et qui vous laissez vous défier ; les défis qui attendent, et les jeux dont vous voulez des nouvelles.",
        ],
        [
          "Ce que vous laissez à faire",
          "Dans les parties sur plusieurs jours : vos consignes, vos suites, et ce qu'elles ont fait. Personne d'autre ne les voit.",
        ],
        ["Vos congés", "Quand vous êtes absent, le serez, ou l'avez été dans l'année."],
        [
          "Vos nouvelles",
          "Ce qui s'est passé pendant que vous n'étiez pas à la table : quoi, à quelle partie, quand, le nom d'en face, et si vous l'avez vu.",
        ],
        [
          "Les appareils que vous faites prévenir",
          "L'adresse que le service de votre navigateur a donnée à cet appareil, ses clés, sa langue, son nom en deux mots et le jour ; ce que vous voulez apprendre ainsi.",
        ],
        [
          "Pour un compte, de quoi vous reconnaître",
          "La partie publique de vos clés d'accès, avec leur nom et les jours où elles ont servi ; une empreinte Argon2id du mot de passe, jamais le mot de passe ; une empreinte de chaque code de secours.",
        ],
        [
          "Pour un compte, vos appareils",
          "Le navigateur et le système en deux mots (« Firefox, Android »), le jour de l'entrée et celui du dernier passage ; quand, et par quoi, vous y avez montré que c'était vous.",
        ],
        [
          "Pour un compte, une adresse de courriel",
          "Seulement si vous en donnez une, et sur les serveurs qui écrivent : l'adresse, votre langue, ce que vous voulez lire et à quel rythme, quand on vous a écrit pour la dernière fois. Que des lettres ont été demandées, sous l'empreinte du compte et de l'adresse.",
        ],
        [
          "Un flux et un calendrier",
          "Seulement si vous les faites : une empreinte de leur adresse secrète, votre langue et le jour où ils furent faits.",
        ],
      ],
    },
    {
      title: "Ce qui ne l'est pas",
      lines: [
        "Ni téléphone, ni date de naissance : on ne vous les demande pas. Pas d'adresse de courriel non plus, sauf si vous voulez qu'on vous écrive.",
        "Votre adresse IP n'entre pas dans la base de données. Le serveur la retient un moment, en mémoire, pour freiner qui demande trop. Qui tient ce serveur peut allumer un journal des visites, où elle figure ; il est éteint d'ordinaire.",
        "Quand un mot de passe ou un code est essayé, ce qui a été tapé n'est écrit nulle part.",
      ],
    },
    {
      title: "Pour combien de temps",
      list: [
        [
          "Les parties",
          "D'ordinaire : une proposition que personne n'a commencée, 30 jours ; une partie que personne ne continue, un an après le dernier coup ; une partie finie, sans limite. Qui tient ce serveur peut choisir d'autres durées.",
        ],
        [
          "Un appareil où un compte est ouvert",
          "Jusqu'à ce que vous le déconnectiez, ou après 365 jours sans passage.",
        ],
        ["Les gens que vous suivez ou bloquez", "Jusqu'à ce que vous en changiez."],
        ["Un défi sans réponse, un jeu dont vous voulez des nouvelles", "Sept jours ; trente jours."],
        ["Ce que vous laissez à faire", "Jusqu'à ce que vous le changiez, et au plus jusqu'à la fin de la partie."],
        ["Un congé", "Un an et un mois après sa fin, le temps qu'il compte."],
        ["Une nouvelle", "Trente jours, et les cent dernières ; « à vous » s'en va dès que vous avez joué."],
        [
          "Un appareil prévenu",
          "Jusqu'à ce que vous n'en vouliez plus, que son service le dise parti ou que la session où vous l'avez demandé finisse.",
        ],
        ["Un code pour l'autre appareil", "Deux minutes. Ce que vaut une clé d'accès pendant qu'on s'en sert : cinq."],
        [
          "Une adresse de courriel",
          "Jusqu'à ce que vous la retiriez ou supprimiez le compte ; sept jours si vous ne la confirmez pas. Son lien vaut un jour, un lien pour entrer quinze minutes. Les lettres elles-mêmes ne sont pas gardées ici.",
        ],
        ["Que des lettres ont été demandées", "Un jour."],
        [
          "Un flux et un calendrier",
          "Jusqu'à ce que vous les fermiez ; d'autres adresses remplacent aussitôt les anciennes.",
        ],
        ["Le nom, le compte et la cote", "Jusqu'à ce que vous les effaciez."],
        [
          "Une place ouverte",
          "Jusqu'à ce que quelqu'un s'y assoie, que vous la retiriez ou que sa partie soit oubliée ; elle se voit tant que vous êtes là et une minute encore, une semaine là où un coup prend des jours.",
        ],
        ["Une recherche d'adversaire", "Jusqu'à ce qu'elle finisse, ou une minute après votre départ."],
        [
          "Les sauvegardes",
          "Si qui tient ce serveur en fait, ce qui est effacé y reste jusqu'à ce qu'elles soient remplacées.",
        ],
      ],
    },
    {
      title: "Qui voit quoi",
      list: [
        [
          "La personne en face",
          "Votre nom, si c'est celui d'un compte, si vous êtes là, et vos coups ; là où un coup prend des jours, jusqu'à quand vous êtes en congé, comme qui a le lien.",
        ],
        [
          "Qui a le lien d'une partie",
          "La table comme un spectateur la voit : les noms et les coups, jamais une main cachée tant que la partie dure. Après la fin, toute la partie se revoit et se télécharge, noms compris.",
        ],
        [
          "Qui vous suivez",
          "Que vous le suivez. Si vous vous suivez l'un l'autre, chacun voit si l'autre est à une table. Qui vous bloquez n'en est pas averti.",
        ],
        [
          "Le service de votre navigateur",
          "Si vous faites prévenir un appareil (Google, Mozilla, Apple ou Microsoft) : qu'un message chiffré y va, et quand. Jamais ce qu'il dit.",
        ],
        ["Qui tient ce serveur", "Ce qui est écrit plus haut, puisque c'est sa machine. Pas votre mot de passe."],
        [
          "Les serveurs de courriel en chemin",
          "Votre adresse et les lettres que vous avez demandées : qui a joué, vous défie ou cherche une partie, et à quel jeu, jamais un coup ni une main.",
        ],
        [
          "Qui a l'adresse secrète d'un flux",
          "Vos nouvelles, et quels coups vous devez jouer avant quand. Rien que vous ne voyiez vous-même.",
        ],
        [
          "Les autres",
          "Si vous ouvrez une place : votre nom, votre cote et ce que vous proposez, sur la page du jeu, tant qu'elle est ouverte. Si vous cherchez un adversaire : le jeu, la cadence, votre cote et si la partie doit être classée, sur l'accueil et sur la page du jeu, tant que vous cherchez ; votre nom seulement si vous choisissez de le montrer. Ceux que vous bloquez et ceux qui vous bloquent n'en voient rien. À la table et dans la liste des parties, votre adversaire voit votre cote à ce jeu et ce qu'une partie classée y a changé. Sinon rien ; aucune liste ne montre qui joue.",
        ],
      ],
    },
    {
      title: "Ce que votre navigateur retient",
      lines: [
        "Si vous l'avez demandé : un petit programme de ce site qui montre les nouvelles quand aucune page n'est ouverte, et rien d'autre.",
        "Trois cookies, qui ne parlent qu'à ce serveur : qui vous êtes (« zizanie », un an ; avec un compte, aussi l'invité que ce navigateur était avant), votre langue et vos couleurs (un an). Les deux derniers servent à vous montrer d'emblée la bonne page.",
        "Dans son propre tiroir (localStorage) : vos réglages, vos derniers choix pour une nouvelle partie, les leçons faites, vos notes de déduction, les cartes et les jeux de cartes que vous fabriquez, et vos nombres au hasard pour les donnes. Cela n'en sort que quand vous jouez avec : une carte à vous, un de ces nombres. Effacer les données du site dans le navigateur l'efface.",
      ],
    },
    {
      title: "Emporter, effacer",
      lines: [
        "Sur la page « Vous », un bouton donne tout ce qui est gardé de vous en un fichier, et un autre vous oublie, avec ou sans compte : le nom, les clés, le mot de passe, les codes, les appareils, l'adresse de courriel, les flux, les gens que vous connaissez, vos défis et vos nouvelles s'effacent aussitôt.",
        "Les parties en cours sont abandonnées, et toutes restent, car elles sont aussi à qui les a jouées avec vous : à votre place on lira « compte supprimé ».",
      ],
    },
  ],
  me: "Vous et vos parties",
};
