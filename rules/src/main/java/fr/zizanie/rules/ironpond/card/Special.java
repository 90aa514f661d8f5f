package fr.zizanie.rules.ironpond.card;

/** What a card does besides or instead of changing the scene. */
public interface Special {
  /** What the turn machine does itself. */
  enum Plain implements Special {
    /** It only changes the scene. */
    NONE,
    /** The opponent's move is undone and they move again. */
    CANCEL_MOVE,
    /** The opponent's move is undone and their turn is over. */
    CANCEL_TURN,
    /** The capture is undone and the attacker lost. */
    DEFEND,
    /** The card below has no effect. */
    CANCEL_CARD,
    /** The card below takes effect and changes hands. */
    TAKE_CARD,
    /** A gesture is punished. */
    PUNISH
  }
}
