package fr.zizanie.rules.ironpond.card;

/** What a card does besides or instead of changing the board; the turn machine knows these. */
public enum Special {
  /** It only changes the scene. */
  NONE,
  /** The opponent's move is undone and he moves again (1). */
  CANCEL_MOVE,
  /** The opponent's move is undone and his turn is over (33). */
  CANCEL_TURN,
  /** The capture is undone and the attacker lost (66). */
  DEFEND,
  /** The card below has no effect (32). */
  CANCEL_CARD,
  /** The card below takes effect and changes hands (34). */
  TAKE_CARD,
  /** A man is taken while the other player doesn't look (11). */
  KIDNAP,
  /** Darts are thrown at a man (71). */
  DARTS,
  /** The pile is searched (57). */
  SEARCH,
  /** A gesture is punished (72). */
  PUNISH
}
