/** Ce que dit une copie qui n'a pas de serveur. */
export const alone = {
  title: "Pas de serveur ici",
  text: "Cette copie de Zizanie n'a pas de serveur : on y joue contre l'ordinateur ou à deux sur cet écran, et tout reste sur cet appareil.",
  home: (host: string): string => `Jouer avec d'autres sur ${host}`,
  back: "Retour aux jeux",
};
