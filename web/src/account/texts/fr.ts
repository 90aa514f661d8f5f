const matches = (count: number): string => (count === 1 ? "1 partie" : `${count} parties`);

/** Qui l'on est ici, et ce qui garde les parties. */
export const account = {
  before: "Vous et vos parties",
  guest: {
    title: "Vous jouez en invité.",
    lead: "Ce navigateur ne vous reconnaît qu'à un cookie. Si vous l'effacez ou changez d'appareil, vous perdez vos parties.",
  },
  known: {
    title: (name: string) => `Vous êtes ${name}.`,
    lead: (games: number) =>
      games === 0
        ? "Ce nom est à vous, sur tous vos appareils."
        : `Ce nom et ${games === 1 ? "votre partie" : `vos ${games} parties`} sont à vous, sur tous vos appareils.`,
  },
  along: {
    title: "Vos parties d'invité",
    lead: (games: number) =>
      `${games === 1 ? "Une partie" : `${games} parties`} d'invité ${games === 1 ? "n'est" : "ne sont"} pas encore dans votre compte. Les joueurs que vous suivez viennent avec.`,
    take: "Ajouter à mon compte",
  },
  name: {
    title: "Votre nom",
    hint: "De 1 à 24 caractères. Votre adversaire le verra.",
    save: "Enregistrer",
    saved: "Enregistré.",
  },
  keep: {
    title: "Garder mes parties",
    lead: (games: number) =>
      `Un nom et un moyen de vous connecter : un compte ne demande rien d'autre. Pas de courriel.${games === 0 ? "" : games === 1 ? " Votre partie vous suit." : ` Vos ${games} parties vous suivent.`}`,
    open: "Garder mes parties",
    name: "Le nom de votre compte",
    passkey: "Utiliser une clé d'accès",
    passkeyHint:
      "Votre appareil vous reconnaît à votre empreinte, à votre visage ou à son code. Rien à retenir, et rien à voler ici.",
    instead: "Utiliser plutôt un mot de passe",
    password: "Un mot de passe",
    passwordHint: "10 caractères au moins. Quelques mots sans rapport en font un bon.",
    withPassword: "Créer mon compte",
    back: "Utiliser plutôt une clé d'accès",
    signin: "J'ai déjà un compte",
  },
  why: {
    place:
      "Les clés d'accès demandent une adresse en https, ou « localhost » sur la machine où Zizanie tourne. Choisissez ici un mot de passe.",
    browser: "Ce navigateur ne gère pas les clés d'accès. Choisissez ici un mot de passe.",
  },
  recovery: {
    title: "Vos codes de secours",
    lead: "Si vous perdez votre clé ou votre mot de passe, chacun de ces codes vous connecte une fois. Nous ne les montrerons plus : gardez-les hors de cet appareil.",
    list: "Les codes",
    copy: "Copier",
    copied: "Copiés.",
    manual: "Le navigateur ne peut pas copier : sélectionnez les codes à la main.",
    download: "Télécharger",
    print: "Imprimer",
    done: "Je les ai notés",
    file: "zizanie-codes.txt",
    head: (name: string, where: string) => `Zizanie (${where}), codes de secours de ${name}. Chacun sert une fois.`,
  },
  phone: {
    title: "Jouer sur mon téléphone",
    lead: "Scannez un code avec l'autre appareil : vous y serez connecté. Le code sert une fois, dans les 2 minutes.",
    show: "Montrer le code",
    label: "Code QR pour l'autre appareil",
    left: (time: string) => `Encore ${time}`,
    in: "Votre autre appareil est connecté.",
    over: "Ce code n'est plus valable.",
    again: "Un nouveau code",
    hide: "Masquer le code",
    link: "Ou ouvrez cette adresse sur l'autre appareil",
    alone: "Ne le montrez qu'à votre appareil : toute personne qui le scanne peut jouer à votre place.",
    here: "Cette adresse ne marche que sur cet appareil. Ouvrez Zizanie à son adresse sur le réseau, puis revenez à cette page.",
  },
  passkeys: {
    title: "Clés d'accès",
    none: "Aucune pour l'instant. Avec une clé, votre appareil vous connecte : rien à retenir.",
    unnamed: "Clé d'accès",
    apart: "Clé de sécurité ou téléphone",
    added: (day: string) => `ajoutée le ${day}`,
    used: (day: string) => `utilisée le ${day}`,
    add: "Ajouter une clé d'accès",
    others: "Si vous en retirez une, vos autres appareils seront déconnectés.",
    end: "Retirer",
    endOf: (label: string) => `Retirer la clé ${label}`,
    place: "Les clés ne marchent pas à cette adresse. Pour en ajouter une, ouvrez Zizanie en https.",
    browser: "Ce navigateur ne gère pas les clés d'accès. Essayez-en un autre.",
  },
  password: {
    title: "Mot de passe",
    has: "Vous en avez un.",
    hasNot: "Vous n'en avez pas.",
    change: "Changer de mot de passe",
    choose: "Choisir un mot de passe",
    field: "Nouveau mot de passe",
    others: "Vos autres appareils seront déconnectés.",
    save: "Enregistrer",
    cancel: "Annuler",
    remove: "Retirer le mot de passe",
    saved: "Enregistré.",
  },
  codes: {
    title: "Codes de secours",
    left: (count: number) =>
      count === 0 ? "Il ne vous en reste aucun." : count === 1 ? "Il vous en reste 1." : `Il vous en reste ${count}.`,
    renew: "Créer de nouveaux codes",
    note: "Les anciens ne marcheront plus, et vos autres appareils seront déconnectés.",
  },
  vacation: {
    title: "Vacances",
    lead: "Pendant vos vacances, vos pendules s'arrêtent dans toutes vos parties sur plusieurs jours, et vos adversaires le voient à la table. 30 jours par an au plus, en une ou plusieurs fois, avec au moins un jour d'intervalle.",
    away: (from: string, until: string) => `Vous êtes en vacances du ${from} au ${until}.`,
    planned: (from: string, until: string) => `Vous serez en vacances du ${from} au ${until}.`,
    back: "Je suis de retour",
    cancel: "Annuler mes vacances",
    days: "Combien de jours",
    from: "À partir du",
    atOnce: "Sans date, elles commencent tout de suite.",
    soonest: (day: string) => `Au plus tôt le ${day}.`,
    take: "Partir en vacances",
    left: (days: number) =>
      days === 0 ? "Il ne vous reste aucun jour cette année." : `Il vous reste ${days} jour${days > 1 ? "s" : ""}.`,
  },
  devices: {
    title: "Appareils",
    lead: "Les appareils où vous êtes connecté.",
    unknown: "Appareil inconnu",
    mine: "celui-ci",
    used: (day: string) => `dernière visite le ${day}`,
    end: "Déconnecter",
    endOf: (device: string) => `Déconnecter ${device}`,
    others: "Déconnecter tous les autres appareils",
  },
  data: {
    title: "Vos données",
    lead: "Téléchargez tout ce que nous gardons sur vous, déconnectez-vous, ou effacez tout.",
    export: "Tout télécharger",
    privacy: "Ce que nous gardons, et qui le voit",
    leave: "Se déconnecter",
    forget: "Effacer mes données",
    delete: "Supprimer le compte",
  },
  forget: {
    title: "Effacer vos données ?",
    text: "Votre nom est effacé, et ce navigateur repart à zéro. Vous abandonnez vos parties en cours. Vos adversaires gardent toutes les parties, sans votre nom ; vous n'y aurez plus accès.",
    yes: "Oui, effacer mes données",
  },
  delete: {
    title: "Supprimer le compte ?",
    text: "Votre nom, vos clés, votre mot de passe et vos codes sont effacés aussitôt et définitivement. Vous abandonnez vos parties en cours. Vos adversaires gardent toutes les parties, sans votre nom.",
    confirm: (name: string) => `Pour confirmer, écrivez « ${name} »`,
    yes: "Supprimer définitivement",
  },
  no: "Annuler",
  deleted: "C'est effacé.",
  signin: {
    title: "Heureux de vous revoir.",
    already: (name: string) => `Vous êtes déjà connecté, ${name}.`,
    toMe: "Vous et vos parties",
    passkey: "Se connecter avec une clé d'accès",
    or: "ou",
    name: "Votre nom",
    password: "Mot de passe",
    go: "Se connecter",
    wrong: "Nom ou mot de passe incorrect. Vérifiez les deux, ou utilisez un code de secours.",
    wrongCode: "Nom ou code incorrect. Chaque code ne sert qu’une fois.",
    withCode: "J'ai un code de secours",
    withPassword: "J'ai mon mot de passe",
    code: "Un code de secours",
    codeHint:
      "16 caractères. Chaque code sert une fois. Vous avez tout perdu ? Demandez un nouveau code à l'administrateur de ce serveur.",
    waits: (games: number) =>
      games === 1
        ? "La partie que vous jouez ici en invité vous attend : vous pourrez l'ajouter à votre compte."
        : `Les ${matches(games)} que vous jouez ici en invité vous attendent : vous pourrez les ajouter à votre compte.`,
    none: "Pas encore de compte ?",
    make: "Garder mes parties",
  },
  prove: {
    title: "C'est bien vous ?",
    lead: "Ce changement touche à votre connexion. Montrez que le compte est à vous pour continuer.",
    passkey: "Avec une clé d'accès",
    go: "Continuer",
    none: "Ce n'est pas possible ici : reconnectez-vous par un lien, ou sur un appareil où votre clé d'accès marche.",
  },
  carry: {
    before: "Un instant…",
    title: (name: string) => (name ? `Jouer ici en tant que ${name} ?` : "Jouer ici en tant que vous-même ?"),
    brings: (games: number, kept: boolean) =>
      kept
        ? `Vous serez connecté ici à votre compte${games === 0 ? "" : `, avec ${matches(games)}`}.`
        : `Vous jouerez ici comme le même invité que sur l'autre appareil${games === 0 ? "" : `, avec ${matches(games)}`}.`,
    left: {
      back: (games: number) =>
        games === 1
          ? "Vous retrouverez la partie commencée ici en vous déconnectant."
          : `Vous retrouverez les ${matches(games)} commencées ici en vous déconnectant.`,
      account: (games: number) =>
        `Le compte connecté ici garde ${games === 1 ? "sa partie" : `ses ${matches(games)}`} : reconnectez-vous-y pour continuer.`,
      lost: (games: number) =>
        games === 1
          ? "Vous perdrez sur cet appareil la partie commencée ici."
          : `Vous perdrez sur cet appareil les ${matches(games)} commencées ici.`,
    },
    yes: "Oui, c'est moi",
    no: "Non, ne rien changer",
    lost: "Ce code n'est plus valable.",
    lostText:
      "Il sert une fois, dans les 2 minutes. Demandez-en un nouveau sur l'autre appareil : « Vous », puis « Jouer sur mon téléphone ».",
    home: "Aller aux jeux",
  },
};
