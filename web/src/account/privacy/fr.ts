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
          "Que vous attendez quelqu'un, pour quel jeu, depuis quand, et quand vous étiez là pour la dernière fois.",
        ],
        [
          "Les gens que vous suivez ou bloquez",
          "Qui et depuis quand, et qui vous laissez vous défier ; les défis qui attendent, et les jeux dont vous voulez des nouvelles.",
        ],
        [
          "Pour un compte, de quoi vous reconnaître",
          "La partie publique de vos clés d'accès, avec leur nom et les jours où elles ont servi ; une empreinte Argon2id du mot de passe, jamais le mot de passe ; une empreinte de chaque code de secours.",
        ],
        [
          "Pour un compte, vos appareils",
          "Le navigateur et le système en deux mots (« Firefox, Android »), le jour de l'entrée et celui du dernier passage.",
        ],
      ],
    },
    {
      title: "Ce qui ne l'est pas",
      lines: [
        "Ni courriel, ni téléphone, ni date de naissance : on ne vous les demande pas.",
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
        ["Un code pour l'autre appareil", "Deux minutes. Ce que vaut une clé d'accès pendant qu'on s'en sert : cinq."],
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
        ["La personne en face", "Votre nom, si c'est celui d'un compte, si vous êtes là, et vos coups."],
        [
          "Qui a le lien d'une partie",
          "La table comme un spectateur la voit : les noms et les coups, jamais une main cachée tant que la partie dure. Après la fin, toute la partie se revoit et se télécharge, noms compris.",
        ],
        [
          "Qui vous suivez",
          "Que vous le suivez. Si vous vous suivez l'un l'autre, chacun voit si l'autre est à une table. Qui vous bloquez n'en est pas averti.",
        ],
        ["Qui tient ce serveur", "Ce qui est écrit plus haut, puisque c'est sa machine. Pas votre mot de passe."],
        [
          "Les autres",
          "Si vous ouvrez une place : votre nom, votre cote et ce que vous proposez, sur la page du jeu, tant qu'elle est ouverte. Si vous cherchez un adversaire : qu'une personne de plus cherche. Sinon rien ; aucune liste ne montre qui joue.",
        ],
      ],
    },
    {
      title: "Ce que votre navigateur retient",
      lines: [
        "Trois cookies, qui ne parlent qu'à ce serveur : qui vous êtes (« zizanie », un an ; avec un compte, aussi l'invité que ce navigateur était avant), votre langue et vos couleurs (un an). Les deux derniers servent à vous montrer d'emblée la bonne page.",
        "Dans son propre tiroir (localStorage) : vos réglages, vos derniers choix pour une nouvelle partie, les leçons faites, vos notes de déduction, les cartes et les jeux de cartes que vous fabriquez, et vos nombres au hasard pour les donnes. Cela n'en sort que quand vous jouez avec : une carte à vous, un de ces nombres. Effacer les données du site dans le navigateur l'efface.",
      ],
    },
    {
      title: "Emporter, effacer",
      lines: [
        "Sur la page « Vous », un bouton donne tout ce qui est gardé de vous en un fichier, et un autre vous oublie, avec ou sans compte : le nom, les clés, le mot de passe, les codes, les appareils, les gens que vous connaissez et vos défis s'effacent aussitôt.",
        "Les parties en cours sont abandonnées, et toutes restent, car elles sont aussi à qui les a jouées avec vous : à votre place on lira « compte supprimé ».",
      ],
    },
  ],
  me: "Vous et vos parties",
};
