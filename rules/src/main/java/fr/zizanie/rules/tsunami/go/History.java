package fr.zizanie.rules.tsunami.go;

import fr.zizanie.rules.core.Seat;
import java.util.Optional;

/**
 * The positions so far and who created them, for superko (Tsunami, 3.2 and 3.8). A value.
 *
 * <p>Positions are told apart by their hashes of 64 bits.
 */
public final class History {
  private final Ko ko;

  private final Keys keys;

  private final Optional<Seat> last;

  private History(Ko ko, Keys keys, Optional<Seat> last) {
    this.ko = ko;
    this.keys = keys;
    this.last = last;
  }

  /** {@return the history of a game that begins with a position that nobody created} */
  public static History beginning(Ko ko, Stones stones) {
    Keys keys = ko == Ko.PSK ? Keys.NONE.with(stones.hash()) : Keys.NONE;
    return new History(ko, keys, Optional.empty());
  }

  /** {@return whether {@code creator} may not create the position of that hash} */
  public boolean forbids(long hash, Seat creator) {
    return keys.has(ko.key(hash, creator));
  }

  /**
   * {@return the empty points where {@code creator} may not place a stone of {@code colour}, as far
   * as it takes nothing}
   */
  public Points forbidden(Stones stones, Seat colour, Seat creator) {
    long now = ko.key(stones.hash(), creator);
    int cell = Stones.colour(colour);
    long[] out = new long[3];
    keys.forEach(key -> {
      int p = Stones.point(cell, key ^ now);
      if (p >= 0 && stones.empty(p)) out[p >> 6] |= 1L << p;
    });
    return new Points(out[0], out[1], out[2]);
  }

  /** {@return the history after {@code creator} placed or displaced by choice} */
  public History created(Stones stones, Seat creator) {
    return new History(ko, keys.with(ko.key(stones.hash(), creator)), Optional.of(creator));
  }

  /** {@return the history after an effect without choice; it belongs to who last chose} */
  public History happened(Stones stones) {
    return last.map(seat -> created(stones, seat))
        .orElseGet(() -> ko == Ko.PSK ? new History(ko, keys.with(stones.hash()), last) : this);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof History other
        && ko == other.ko
        && last.equals(other.last)
        && keys.equals(other.keys);
  }

  @Override
  public int hashCode() {
    return keys.hashCode();
  }

  @Override
  public String toString() {
    return "%s %d %x".formatted(ko.id(), keys.size(), keys.sum());
  }
}
