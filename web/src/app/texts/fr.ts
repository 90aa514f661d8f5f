/** Ce que la page dit d'elle-même comme application. */
export const app = {
  newer: "Une nouvelle version est là.",
  reload: "Recharger",
  install: {
    offer: "Installer Zizanie",
    why: "Zizanie s'ouvre alors comme une application, même sans réseau.",
    apple:
      "Pour installer Zizanie : touchez Partager, puis « Sur l'écran d'accueil ». Les notifications marchent alors aussi.",
    done: "Zizanie est installée sur cet appareil.",
  },
};
