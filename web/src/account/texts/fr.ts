const matches = (count: number): string => (count === 1 ? "1 partie" : `${count} parties`);

/** Qui l'on est ici, et ce qui garde les parties. */
export const account = {
  before: "Vous et vos parties",
  guest: {
    title: "Vous jouez en invité.",
    lead: "Ce navigateur vous reconnaît à un cookie, et à rien d'autre. Si vous l'effacez ou changez d'appareil, plus rien ne dit que vos parties sont à vous.",
  },
  known: {
    title: (name: string) => `Vous êtes ${name}.`,
    lead: (games: number) =>
      games === 0
        ? "Ce nom est à vous, sur tous vos appareils."
        : `Ce nom et ${games === 1 ? "votre partie" : `vos ${games} parties`} sont à vous, sur tous vos appareils.`,
  },
  along: {
    title: "Ce que ce navigateur avait déjà",
    lead: (games: number) =>
      `${games === 1 ? "Une partie" : `${games} parties`} d'avant, en invité, ${games === 1 ? "n'est" : "ne sont"} pas encore à ce compte. Les gens que vous suivez viennent avec.`,
    take: "Tout prendre avec moi",
  },
  name: {
    title: "Votre nom",
    hint: "De 1 à 24 caractères. L'adversaire le verra.",
    save: "Enregistrer",
    saved: "C'est noté.",
  },
  keep: {
    title: "Garder mes parties",
    lead: (games: number) =>
      `Un nom qui n'est qu'à vous, et de quoi montrer que c'est vous : voilà un compte. Ni adresse ni courriel.${games === 0 ? "" : games === 1 ? " Votre partie vous suit." : ` Vos ${games} parties vous suivent.`}`,
    open: "Garder mes parties",
    name: "Le nom qui sera à vous",
    passkey: "Garder avec une clé d'accès",
    passkeyHint:
      "Votre appareil vous reconnaît, au doigt, au visage ou à son code. Rien à retenir, et rien à voler ici.",
    instead: "Plutôt un mot de passe",
    password: "Un mot de passe",
    passwordHint: "10 caractères au moins. Quelques mots sans rapport en font un bon.",
    withPassword: "Garder avec ce mot de passe",
    back: "Plutôt une clé d'accès",
    signin: "J'ai déjà un compte",
  },
  why: {
    place:
      "Les clés d'accès demandent une adresse en https, ou « localhost » sur la machine où Zizanie tourne. Ici, c'est donc un mot de passe.",
    browser: "Ce navigateur ne connaît pas les clés d'accès. Ici, c'est donc un mot de passe.",
  },
  recovery: {
    title: "Vos codes de secours",
    lead: "Si un jour la clé ou le mot de passe vous manque, chacun de ces codes ouvre votre compte, une fois. Nous ne les montrerons plus : gardez-les hors de cet appareil.",
    list: "Les codes",
    copy: "Copier",
    copied: "Copiés.",
    manual: "Le navigateur ne veut pas copier : sélectionnez les codes.",
    download: "Télécharger",
    print: "Imprimer",
    done: "Je les ai gardés",
    file: "zizanie-codes.txt",
    head: (name: string, where: string) => `Zizanie (${where}), codes de secours de ${name}. Chacun sert une fois.`,
  },
  phone: {
    title: "Jouer sur mon téléphone",
    lead: "Photographiez un code avec l'autre appareil : il devient vous. Le code sert une fois, dans les deux minutes.",
    show: "Montrer le code",
    label: "Code QR pour l'autre appareil",
    left: (time: string) => `Encore ${time}`,
    in: "Votre autre appareil est connecté.",
    over: "Ce code ne vaut plus.",
    again: "Un nouveau code",
    hide: "Ne plus le montrer",
    link: "Ou ouvrez cette adresse sur l'autre appareil",
    alone: "Ne le montrez qu'à votre appareil : qui le photographie joue à votre place.",
    here: "Zizanie est ouvert ici à une adresse que cet appareil est seul à connaître. Ouvrez-le à son adresse sur le réseau, puis revenez à cette page.",
  },
  passkeys: {
    title: "Clés d'accès",
    none: "Aucune pour l'instant. Une clé, c'est votre appareil qui vous reconnaît : rien à retenir.",
    unnamed: "Clé d'accès",
    apart: "Clé ou téléphone",
    added: (day: string) => `ajoutée le ${day}`,
    used: (day: string) => `a servi le ${day}`,
    add: "Ajouter une clé d'accès",
    others: "En retirer une déconnecte vos autres appareils.",
    end: "Retirer",
    endOf: (label: string) => `Retirer la clé ${label}`,
    place: "Pour en ajouter une, ouvrez Zizanie en https : ici, les clés ne marchent pas.",
    browser: "Ce navigateur ne connaît pas les clés d'accès.",
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
    cancel: "Laisser comme c'est",
    remove: "Ne plus en avoir",
    saved: "C'est noté.",
  },
  codes: {
    title: "Codes de secours",
    left: (count: number) =>
      count === 0 ? "Il ne vous en reste aucun." : count === 1 ? "Il vous en reste 1." : `Il vous en reste ${count}.`,
    renew: "En faire de nouveaux",
    note: "Les anciens ne vaudront plus, et vos autres appareils seront déconnectés.",
  },
  vacation: {
    title: "Congé",
    lead: "Pendant un congé, votre temps s'arrête dans toutes vos parties sur plusieurs jours, et l'adversaire le voit à la table. Trente jours par an, un congé à la fois, et un jour au moins entre deux.",
    away: (from: string, until: string) => `Vous êtes en congé du ${from} au ${until}.`,
    planned: (from: string, until: string) => `Vous serez en congé du ${from} au ${until}.`,
    back: "Me revoilà",
    cancel: "Y renoncer",
    days: "Combien de jours",
    from: "À partir du",
    atOnce: "Sans date, tout de suite.",
    soonest: (day: string) => `Au plus tôt le ${day}.`,
    take: "Prendre congé",
    left: (days: number) =>
      days === 0 ? "Il ne vous reste aucun jour cette année." : `Il vous reste ${days} jour${days > 1 ? "s" : ""}.`,
  },
  devices: {
    title: "Appareils",
    lead: "Là où ce compte est ouvert.",
    unknown: "Appareil inconnu",
    mine: "celui-ci",
    used: (day: string) => `dernier passage le ${day}`,
    end: "Déconnecter",
    endOf: (device: string) => `Déconnecter ${device}`,
    others: "Déconnecter tous les autres",
  },
  data: {
    title: "Vos données",
    lead: "Tout ce qui est gardé de vous, en un fichier ; et la sortie.",
    export: "Tout télécharger",
    privacy: "Ce qui est gardé, et pour qui",
    leave: "Se déconnecter",
    forget: "M'oublier",
    delete: "Supprimer le compte",
  },
  forget: {
    title: "Vous oublier ?",
    text: "Votre nom s'efface, et ce navigateur repart à zéro. Vos parties en cours sont abandonnées ; toutes restent à qui les a jouées avec vous, sans votre nom ; vous n'y reviendrez pas.",
    yes: "Oui, m'oublier",
  },
  delete: {
    title: "Supprimer le compte ?",
    text: "Votre nom, vos clés, votre mot de passe et vos codes s'effacent aussitôt et pour toujours. Vos parties en cours sont abandonnées ; toutes restent à qui les a jouées avec vous, sans votre nom.",
    confirm: (name: string) => `Pour confirmer, écrivez « ${name} »`,
    yes: "Supprimer pour toujours",
  },
  no: "Non, je reste",
  deleted: "C'est effacé.",
  signin: {
    title: "Vous revoilà.",
    already: (name: string) => `Vous êtes déjà là, ${name}.`,
    toMe: "Vous et vos parties",
    passkey: "Entrer avec une clé d'accès",
    or: "ou",
    name: "Votre nom",
    password: "Mot de passe",
    go: "Entrer",
    wrong: "Nom ou mot de passe incorrect. Vérifiez les deux, ou utilisez un code de secours.",
    wrongCode: "Nom ou code incorrect. Chaque code ne sert qu’une fois.",
    withCode: "J'ai un code de secours",
    withPassword: "J'ai mon mot de passe",
    code: "Un code de secours",
    codeHint:
      "Seize caractères. Il ne servira plus ensuite. Tout est perdu ? Qui tient ce serveur peut vous en donner un.",
    waits: (games: number) =>
      games === 1
        ? "La partie que cet invité joue ici vous attend : vous pourrez la prendre avec vous."
        : `Les ${matches(games)} que cet invité joue ici vous attendent : vous pourrez les prendre avec vous.`,
    none: "Pas encore de compte ?",
    make: "Garder mes parties",
  },
  prove: {
    title: "C'est bien vous ?",
    lead: "Ce que vous changez ouvre ou ferme votre compte. Montrez qu'il est à vous : le reste suivra.",
    passkey: "Avec une clé d'accès",
    go: "Continuer",
    none: "Rien, ici, ne peut le montrer : entrez de nouveau par un lien, ou là où votre clé d'accès marche.",
  },
  carry: {
    before: "Un instant…",
    title: (name: string) => (name ? `Jouer ici en tant que ${name} ?` : "Jouer ici en tant que vous-même ?"),
    brings: (games: number, kept: boolean) =>
      kept
        ? `Cet appareil entre dans votre compte${games === 0 ? "" : `, avec ${matches(games)}`}.`
        : `Cet appareil devient le même invité que l'autre${games === 0 ? "" : `, avec ${matches(games)}`}.`,
    left: {
      back: (games: number) =>
        games === 1
          ? "La partie commencée ici reste de côté, et revient quand vous vous déconnectez."
          : `Les ${matches(games)} commencées ici restent de côté, et reviennent quand vous vous déconnectez.`,
      account: (games: number) =>
        `Le compte ouvert ici garde ${games === 1 ? "sa partie" : `ses ${matches(games)}`} : il suffit d'y revenir.`,
      lost: (games: number) =>
        games === 1
          ? "La partie commencée ici reste derrière : cet appareil ne la retrouvera pas."
          : `Les ${matches(games)} commencées ici restent derrière : cet appareil ne les retrouvera pas.`,
    },
    yes: "Oui, c'est moi",
    no: "Non, laisser comme c'est",
    lost: "Ce code ne vaut plus.",
    lostText:
      "Il sert une fois, dans les deux minutes. Sur l'autre appareil, faites-en un nouveau : « Vous », puis « Jouer sur mon téléphone ».",
    home: "Aller aux jeux",
  },
};
