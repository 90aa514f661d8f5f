/** Un chapitre : son titre, et des phrases ou des listes de choses dites, chacune avec son explication. */
interface Chapter {
  title: string;
  lines?: readonly string[];
  list?: readonly (readonly [string, string])[];
}

interface Privacy {
  title: string;
  lead: string;
  chapters: readonly Chapter[];
  me: string;
}

/** Ce qui est gardé d'une copie sans serveur, où tout reste sur l'appareil. */
export const alone: Privacy = {
  title: "Vie privée",
  lead: "Cette copie de Zizanie n'a pas de serveur : ce que vous faites ici reste sur cet appareil. Pas de publicité, pas de mesure d'audience, aucun tiers : la page ne charge que ses propres fichiers.",
  chapters: [
    {
      title: "Ce que garde votre navigateur",
      list: [
        [
          "Les parties jouées ici",
          "Leurs réglages, leurs coups et ce que l'ordinateur y cache, sa main par exemple : les outils du navigateur permettent de le lire.",
        ],
        [
          "Le reste",
          "Vos réglages, votre nom si vous en écrivez un, vos derniers choix pour une partie, les leçons faites, vos notes de déduction, vos cartes et jeux de cartes. Il n'y a pas de cookie.",
        ],
      ],
    },
    {
      title: "Pour combien de temps",
      lines: [
        "Jusqu'à ce que vous l'effaciez : depuis la page « Vous », ou en effaçant les données du site dans le navigateur. Certains navigateurs les effacent d'eux-mêmes, par exemple après une semaine sans visite ; enregistrez dans un fichier ce que vous voulez garder.",
      ],
    },
    {
      title: "Qui voit quoi",
      list: [
        ["Qui se sert de ce navigateur", "Tout ce qui est ici : il n'y a ni compte ni mot de passe."],
        [
          "L'hébergeur de ces fichiers",
          "Quels fichiers sont demandés, quand, et par quelle adresse IP. Jamais vos parties.",
        ],
        [
          "Qui reçoit de vous un fichier ou un lien",
          "Ce que vous y avez mis : le lien d'une carte ou d'un jeu de cartes le contient tout entier.",
        ],
      ],
    },
  ],
  me: "Vous et vos parties",
};

/** Ce qui est gardé, pour combien de temps et pour qui. */
export const privacy: Privacy = {
  title: "Vie privée",
  lead: "Zizanie garde ce qu'il faut pour jouer, et rien d'autre. Pas de publicité, pas de mesure d'audience, aucun tiers : la page ne charge rien d'ailleurs.",
  chapters: [
    {
      title: "Ce que nous gardons",
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
          "Votre classement",
          "Pour chaque jeu où vous avez fini une partie classée : un nombre, à quel point il est sûr, de combien de parties il vient et la date de la dernière.",
        ],
        [
          "Une partie proposée, une recherche",
          "Que vous attendez un adversaire, à quel jeu, de quelle façon, sous votre nom ou non, depuis quand, et quand vous étiez là pour la dernière fois.",
        ],
        [
          "Les joueurs que vous suivez ou bloquez",
          "Qui et depuis quand, et qui peut vous défier ; les défis en attente, et les jeux pour lesquels vous voulez être averti.",
        ],
        [
          "Vos consignes",
          "Dans les parties sur plusieurs jours : vos consignes, vos suites, et ce qu'elles ont fait. Personne d'autre ne les voit.",
        ],
        ["Vos vacances", "Quand vous êtes absent, le serez, ou l'avez été dans l'année."],
        [
          "Vos notifications",
          "Ce qui s'est passé pendant que vous n'étiez pas à la table : quoi, dans quelle partie, quand, le nom de l'adversaire, et si vous l'avez vu.",
        ],
        [
          "Les appareils avertis",
          "L'adresse que le service de votre navigateur a donnée à cet appareil, ses clés, sa langue, son nom en deux mots et le jour ; ce pour quoi vous voulez être averti.",
        ],
        [
          "Pour un compte, de quoi vous connecter",
          "La partie publique de vos clés d'accès, avec leur nom et les jours où elles ont servi ; une empreinte Argon2id du mot de passe, jamais le mot de passe ; une empreinte de chaque code de secours.",
        ],
        [
          "Pour un compte, vos appareils",
          "Le navigateur et le système en deux mots (« Firefox, Android »), le jour de la connexion et celui de la dernière visite ; quand, et comment, vous y avez montré que c'était vous.",
        ],
        [
          "Pour un compte, une adresse de courriel",
          "Seulement si vous en donnez une, et sur les serveurs qui écrivent : l'adresse, votre langue, quels courriels vous voulez et à quel rythme, la date du dernier envoi. Que des courriels ont été demandés, sous l'empreinte du compte et de l'adresse.",
        ],
        [
          "Pour un compte, vos cartes et vos jeux de cartes",
          "Seulement ceux que vous y copiez ou y gardez : leur texte, leur nom et la date de leur dernière modification.",
        ],
        [
          "Un flux et un calendrier",
          "Seulement si vous créez les liens : une empreinte de leur adresse secrète, votre langue et le jour de leur création.",
        ],
      ],
    },
    {
      title: "Ce que nous ne gardons pas",
      lines: [
        "Ni téléphone, ni date de naissance : on ne vous les demande pas. Pas d'adresse de courriel non plus, sauf si vous voulez des courriels.",
        "Votre adresse IP n'entre pas dans la base de données. Le serveur la retient un moment, en mémoire, pour freiner les demandes excessives. L'administrateur de ce serveur peut activer un journal des visites, où elle figure ; il est désactivé d'ordinaire.",
        "Un mot de passe ou un code tapé pour se connecter n'est écrit nulle part.",
      ],
    },
    {
      title: "Pour combien de temps",
      list: [
        [
          "Les parties",
          "D'ordinaire : une partie qui n'a pas commencé, 30 jours ; une partie inachevée, un an après le dernier coup ; une partie finie, sans limite. L'administrateur de ce serveur peut choisir d'autres durées.",
        ],
        ["Un appareil où vous êtes connecté", "Jusqu'à ce que vous le déconnectiez, ou après 365 jours sans visite."],
        ["Les joueurs que vous suivez ou bloquez", "Jusqu'à ce que vous en changiez."],
        ["Un défi sans réponse, un jeu pour lequel vous voulez être averti", "7 jours ; 30 jours."],
        ["Vos consignes", "Jusqu'à ce que vous le changiez, et au plus jusqu'à la fin de la partie."],
        ["Des vacances", "Un an et un mois après leur fin, le temps qu'elles comptent."],
        [
          "Une notification",
          "30 jours, et les 100 dernières ; « à vous de jouer » est effacée dès que vous avez joué.",
        ],
        [
          "Un appareil averti",
          "Jusqu'à ce que vous l'arrêtiez, que son service le dise parti ou que la session où vous l'avez demandé se termine.",
        ],
        ["Un code pour l'autre appareil", "2 minutes. La question à laquelle répond une clé d'accès : 5 minutes."],
        [
          "Une adresse de courriel",
          "Jusqu'à ce que vous la retiriez ou supprimiez le compte ; 7 jours si vous ne la confirmez pas. Son lien est valable un jour, un lien pour se connecter 15 minutes. Les courriels eux-mêmes ne sont pas gardés ici.",
        ],
        ["Que des courriels ont été demandés", "1 jour."],
        [
          "Un flux et un calendrier",
          "Jusqu'à ce que vous désactiviez les liens ; de nouveaux liens remplacent aussitôt les anciens.",
        ],
        [
          "Une carte ou un jeu de cartes dans le compte",
          "Jusqu'à ce que vous le supprimiez. Les parties gardent le texte convenu.",
        ],
        ["Le nom, le compte et le classement", "Jusqu'à ce que vous les effaciez."],
        [
          "Une partie proposée",
          "Jusqu'à ce qu'un adversaire s'assoie, que vous la retiriez ou qu'elle soit effacée ; elle est affichée tant que vous êtes là et une minute encore, ou une semaine pour les parties sur plusieurs jours.",
        ],
        ["Une recherche d'adversaire", "Jusqu'à ce qu'elle finisse, ou une minute après votre départ."],
        [
          "Les sauvegardes",
          "Si l'administrateur de ce serveur en fait, les données effacées y restent jusqu'à ce qu'elles soient remplacées.",
        ],
      ],
    },
    {
      title: "Qui voit quoi",
      list: [
        [
          "Votre adversaire",
          "Votre nom, si c'est celui d'un compte, si vous êtes là, et vos coups ; dans les parties sur plusieurs jours, jusqu'à quand vous êtes en vacances, ce que voit aussi toute personne qui a le lien.",
        ],
        [
          "Toute personne qui a le lien d'une partie",
          "La table comme un spectateur la voit : les noms et les coups, jamais une main cachée pendant la partie. Une fois finie, toute la partie se revoit et se télécharge, noms compris.",
        ],
        [
          "Toute personne qui a le lien d'une partie avec vos cartes",
          "Ces cartes, en entier. Personne ne voit les autres que garde votre compte.",
        ],
        [
          "Les joueurs que vous suivez",
          "Que vous les suivez. Quand vous vous suivez mutuellement, chacun voit si l'autre est à une table. Les joueurs que vous bloquez n'en sont pas avertis.",
        ],
        [
          "Le service de votre navigateur",
          "Si vous recevez des notifications sur un appareil (Google, Mozilla, Apple ou Microsoft) : qu'un message chiffré y va, et quand. Jamais ce qu'il dit.",
        ],
        [
          "L'administrateur de ce serveur",
          "Tout ce qui est écrit plus haut, puisque c'est sa machine. Pas votre mot de passe.",
        ],
        [
          "Les serveurs de courriel en chemin",
          "Votre adresse et les courriels que vous avez demandés : qui a joué, vous défie ou cherche un adversaire, et à quel jeu, jamais un coup ni une main.",
        ],
        [
          "Toute personne qui a le lien secret d'un flux",
          "Vos notifications, et les échéances de vos parties. Rien que vous ne voyiez vous-même.",
        ],
        [
          "Tous les autres",
          "Si vous proposez une partie : votre nom, votre classement et vos réglages, sur la page du jeu, tant qu'elle est proposée. Si vous cherchez un adversaire : le jeu, la cadence, votre classement et si la partie doit être classée, sur l'accueil et sur la page du jeu, tant que vous cherchez ; votre nom seulement si vous choisissez de le montrer. Les joueurs que vous bloquez et ceux qui vous bloquent n'en voient rien. À la table et dans la liste des parties, votre adversaire voit votre classement à ce jeu et ce qu'une partie classée y a changé. Sinon rien ; aucune liste ne montre qui joue.",
        ],
      ],
    },
    {
      title: "Ce que votre navigateur retient",
      lines: [
        "Les fichiers du site lui-même, pour qu'il s'ouvre sans réseau : son programme, ses polices et ses images, rien sur vous. Si vous l'avez demandé, le même programme montre les notifications quand aucune page n'est ouverte.",
        "Trois cookies, pour ce serveur seulement : qui vous êtes (« zizanie », un an ; avec un compte, aussi l'invité que ce navigateur était avant), votre langue et vos couleurs (un an). Les deux derniers servent à vous montrer d'emblée la bonne page.",
        "Dans sa propre mémoire (localStorage) : vos réglages, vos derniers choix pour une nouvelle partie, les leçons faites, vos notes de déduction, les cartes et les jeux de cartes que vous gardez dans ce navigateur, et vos nombres au hasard pour les donnes. Rien n'en sort, sauf quand vous jouez avec ou que vous le copiez dans votre compte. Effacer les données du site dans le navigateur l'efface. Ce que garde votre compte ne reste pas dans le navigateur quand vous vous déconnectez.",
        "Les parties « sur cet appareil » (base de données du navigateur, IndexedDB) : leurs réglages, leurs coups, leur graine, et donc aussi ce que l'ordinateur, ou l'autre joueur à cet écran, vous cache : les outils du navigateur permettent de le lire. Elles ne vont sur aucun serveur. Elles restent jusqu'à ce que vous les supprimiez ; un navigateur peut aussi effacer de lui-même un site longtemps inutilisé.",
        "Les analyses de parties (IndexedDB) et le dernier plateau d'analyse de chaque jeu (localStorage) : votre navigateur fait les calculs. Un fichier de partie que vous ouvrez peut être lu par le serveur, qui n'en garde rien.",
      ],
    },
    {
      title: "Télécharger, effacer",
      lines: [
        "Sur la page « Vous », un bouton télécharge tout ce que nous gardons sur vous, et un autre l'efface, avec ou sans compte : le nom, les clés, le mot de passe, les codes, les appareils, l'adresse de courriel, les flux, les cartes et les jeux de cartes, les joueurs que vous connaissez, vos défis et vos notifications sont effacés aussitôt.",
        "Vous abandonnez vos parties en cours. Toutes les parties restent, car elles sont aussi à vos adversaires : à votre place on lira « compte supprimé ».",
        "Ce qui n'est que sur cet appareil s'y télécharge et s'y supprime, sur la page « Vous » : une partie à la fois, ou tout avec « Vider cet appareil ». Une partie sauvegardée contient ce que l'adversaire vous cache ; une feuille de partie, seulement ce que vous voyez. Quand vous effacez vos données ou vous déconnectez, la page dit ce qui reste ici, et demande si cela doit partir aussi.",
      ],
    },
  ],
  me: "Vous et vos parties",
};
