import type { Refusal } from "../wire";
import { MOST } from "./keeper";

/** The program didn't arrive. */
export const UNFETCHED: Refusal = {
  code: "offline",
  message: {
    fr: "Les jeux de cet appareil n’ont pas pu être chargés. Vérifiez votre connexion et réessayez.",
    en: "The games of this device could not be loaded. Check your connection and try again.",
  },
};

/** This browser can't run the program. */
export const UNABLE: Refusal = {
  code: "unable",
  message: {
    fr: "Ce navigateur ne sait pas faire tourner les jeux sur l’appareil. Prenez une version récente de Chrome, Firefox ou Safari.",
    en: "This browser cannot run games on the device. Use a recent Chrome, Firefox or Safari.",
  },
};

/** The program broke while it was asked. */
export const STOPPED: Refusal = {
  code: "broken",
  message: {
    fr: "Le jeu s’est arrêté sur cet appareil. Réessayez : rien de ce qui était joué n’est perdu.",
    en: "The game stopped on this device. Try again: no move that was played is lost.",
  },
};

/** No further game fits. */
export const MANY: Refusal = {
  code: "too-many",
  message: {
    fr: `Cet appareil garde déjà ${MOST}\u00a0parties. Supprimez-en une terminée, puis réessayez.`,
    en: `This device already holds ${MOST} games. Delete a finished one, then try again.`,
  },
};
