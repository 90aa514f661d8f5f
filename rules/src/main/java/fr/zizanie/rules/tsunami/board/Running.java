package fr.zizanie.rules.tsunami.board;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.deck.Side;
import fr.zizanie.rules.tsunami.go.Points;

/**
 * An effect that lasts; everybody sees it.
 *
 * @param by whose card it was
 * @param where its points: those barred, closed, shielded or to be played on
 * @param who whom it touches, seen from {@code by}
 * @param until the last turn in which it holds, by its index
 */
public record Running(Kind kind, Seat by, Points where, Side who, int until) {
  /** What an effect does. */
  public enum Kind {
    /** Bars normal moves and steps of exchanges. */
    BAN,
    /** Nothing can be placed there. */
    CLOSED,
    /** No card is drawn or played. */
    FOG,
    /** The stones cannot be captured. */
    SHIELD,
    /** These stones were shielded last and cannot be again. */
    REST,
    /** The normal move must lie there if it can. */
    PULL
  }

  /** {@return whether it touches a seat} */
  public boolean touches(Seat seat) {
    return who.covers(seat, by);
  }

  /** {@return whether it goes where its stones go} */
  boolean follows() {
    return kind == Kind.SHIELD || kind == Kind.REST;
  }

  /** {@return the same effect on other points} */
  public Running at(Points next) {
    return new Running(kind, by, next, who, until);
  }
}
