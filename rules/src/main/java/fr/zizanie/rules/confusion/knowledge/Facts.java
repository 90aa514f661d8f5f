package fr.zizanie.rules.confusion.knowledge;

import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Diagrams;
import java.util.Arrays;

/**
 * What everybody has heard about the pieces; immutable, with value equality.
 *
 * <p>The masks are all that the public history says about the diagrams: each answer is about one
 * piece alone, so what it leaves possible for that piece is enough (Confusion, 4.1).
 */
public final class Facts {
  private final short[] masks;
  private final int promoted;
  private final int exposed;
  private final int revealed;
  private final int played;

  private Facts(short[] masks, int promoted, int exposed, int revealed, int played) {
    this.masks = masks;
    this.promoted = promoted;
    this.exposed = exposed;
    this.revealed = revealed;
    this.played = played;
  }

  /** {@return that nothing is known of as many kinds as there are letters on each side} */
  public static Facts none(int letters) {
    var masks = new short[2 * Board.LETTERS];
    for (int piece = 0; piece < masks.length; piece++)
      if (piece % Board.LETTERS < letters) masks[piece] = (short) ((1 << letters) - 1);
    return new Facts(masks, 0, 0, 0, 0);
  }

  /** {@return the kinds that public facts about this piece alone leave possible} */
  public int mask(int piece) {
    return masks[piece];
  }

  /** {@return whether this piece was replaced by a promoted piece} */
  public boolean promoted(int piece) {
    return (promoted >> piece & 1) != 0;
  }

  /** {@return whether everybody knows that this piece is or was the agent} */
  public boolean exposed(int piece) {
    return (exposed >> piece & 1) != 0;
  }

  /** {@return whether the owner has been shown this piece's tile} */
  public boolean revealed(int piece) {
    return (revealed >> piece & 1) != 0;
  }

  /** {@return whether a side has played a token} */
  public boolean played(int side, Token token) {
    return (played >> 3 * side + token.ordinal() & 1) != 0;
  }

  /** {@return how many tokens a side has played} */
  public int playedBy(int side) {
    return Integer.bitCount(played >> 3 * side & 7);
  }

  /** {@return the facts after hearing that a piece's kind is among {@code kinds}} */
  public Facts heard(int piece, int kinds) {
    if ((masks[piece] & ~kinds) == 0) return this;
    var next = masks.clone();
    next[piece] &= (short) kinds;
    return new Facts(next, promoted, exposed, revealed, played);
  }

  /** {@return the facts after a piece was promoted} */
  public Facts promoting(int piece) {
    return new Facts(masks, promoted | 1 << piece, exposed, revealed, played);
  }

  /** {@return the facts after everybody saw that a piece is the agent} */
  public Facts exposing(int piece) {
    return new Facts(masks, promoted, exposed | 1 << piece, revealed, played)
        .heard(piece, Diagrams.AGENT_BIT);
  }

  /** {@return the facts after the owner was shown a piece's tile} */
  public Facts revealing(int piece) {
    return new Facts(masks, promoted, exposed, revealed | 1 << piece, played);
  }

  /** {@return the facts after a side played a token} */
  public Facts playing(int side, Token token) {
    return new Facts(masks, promoted, exposed, revealed, played | 1 << 3 * side + token.ordinal());
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Facts f
        && Arrays.equals(masks, f.masks)
        && promoted == f.promoted
        && exposed == f.exposed
        && revealed == f.revealed
        && played == f.played;
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(masks) * 31 + promoted + exposed * 5 + revealed * 7 + played * 11;
  }

  @Override
  public String toString() {
    var out = new StringBuilder("masks");
    for (short mask : masks) out.append(' ').append(Integer.toHexString(mask));
    return out.append(" promoted ")
        .append(Integer.toHexString(promoted))
        .append(" exposed ")
        .append(Integer.toHexString(exposed))
        .append(" revealed ")
        .append(Integer.toHexString(revealed))
        .append(" played ")
        .append(Integer.toHexString(played))
        .toString();
  }
}
