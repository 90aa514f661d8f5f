package fr.zizanie.rules.confusion;

import java.util.Arrays;

/**
 * What everybody has heard about the men; immutable, with value equality.
 *
 * <p>The masks are all that the public history says about the diagrams: each answer is about one
 * man alone, so what it leaves possible for him is enough (Confusion, 4.1).
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
  static Facts none(int letters) {
    var masks = new short[2 * Board.LETTERS];
    for (int man = 0; man < masks.length; man++)
      if (man % Board.LETTERS < letters) masks[man] = (short) ((1 << letters) - 1);
    return new Facts(masks, 0, 0, 0, 0);
  }

  /** {@return the kinds that public facts about this man alone leave possible} */
  public int mask(int man) {
    return masks[man];
  }

  /** {@return whether this man was replaced by a promoted piece} */
  public boolean promoted(int man) {
    return (promoted >> man & 1) != 0;
  }

  /** {@return whether everybody knows that this man is or was the agent} */
  boolean exposed(int man) {
    return (exposed >> man & 1) != 0;
  }

  /** {@return whether the owner has been shown this man's tile} */
  boolean revealed(int man) {
    return (revealed >> man & 1) != 0;
  }

  boolean played(int side, Token token) {
    return (played >> 3 * side + token.ordinal() & 1) != 0;
  }

  int playedBy(int side) {
    return Integer.bitCount(played >> 3 * side & 7);
  }

  /** {@return the facts after hearing that a man's kind is among {@code kinds}} */
  Facts heard(int man, int kinds) {
    if ((masks[man] & ~kinds) == 0) return this;
    var next = masks.clone();
    next[man] &= (short) kinds;
    return new Facts(next, promoted, exposed, revealed, played);
  }

  Facts promoting(int man) {
    return new Facts(masks, promoted | 1 << man, exposed, revealed, played);
  }

  Facts exposing(int man) {
    return new Facts(masks, promoted, exposed | 1 << man, revealed, played)
        .heard(man, Diagrams.AGENT_BIT);
  }

  Facts revealing(int man) {
    return new Facts(masks, promoted, exposed, revealed | 1 << man, played);
  }

  Facts playing(int side, Token token) {
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
