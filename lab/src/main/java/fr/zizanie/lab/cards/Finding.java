package fr.zizanie.lab.cards;

/**
 * One measured event of a lab game: by how much the chances of the card's player changed.
 *
 * @param game the number of the game, from 0
 * @param kind the card, by its number in the deck
 * @param change in shares of games won, from -1 to 1
 */
record Finding(int game, int kind, What what, double change) {
  /** What was measured. */
  enum What {
    /** From the turn in which a seat drew the card to the horizon. */
    DRAWN,
    /** From the turn in which a seat played the card to the horizon. */
    PLAYED,
    /** The end of the turn in which it was played against the same turn without it. */
    AT_ONCE
  }
}
