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
    var none = new History(ko, Keys.NONE, Optional.empty());
    return ko == Ko.PSK ? none.with(stones, Seat.FIRST) : none;
  }

  /** {@return whether {@code creator} may not create the position that this tells} */
  public boolean forbids(Fingerprint position, Seat creator) {
    int group = ko.group(position.count(), creator);
    return keys.has(group, ko.key(position.hash(), creator));
  }

  /**
   * {@return the empty points where {@code creator} may not place a stone of {@code colour}, as far
   * as it takes nothing}
   */
  public Points forbidden(Stones stones, Seat colour, Seat creator) {
    long now = ko.key(stones.hash(), creator);
    int cell = Stones.colour(colour);
    Points out = Points.NONE;
    for (long key : keys.group(ko.group(stones.count() + 1, creator))) {
      int p = Stones.point(cell, key ^ now);
      if (p >= 0 && stones.empty(p)) out = out.with(p);
    }
    return out;
  }

  /** {@return the history after {@code creator} placed or displaced by choice} */
  public History created(Stones stones, Seat creator) {
    return new History(ko, with(stones, creator).keys, Optional.of(creator));
  }

  private History with(Stones stones, Seat creator) {
    int group = ko.group(stones.count(), creator);
    return new History(ko, keys.with(group, ko.key(stones.hash(), creator)), last);
  }

  /** {@return the history after an effect without choice; it belongs to who last chose} */
  public History happened(Stones stones) {
    return last.map(seat -> created(stones, seat))
        .orElseGet(() -> ko == Ko.PSK ? with(stones, Seat.FIRST) : this);
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
