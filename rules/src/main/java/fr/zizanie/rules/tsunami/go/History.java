package fr.zizanie.rules.tsunami.go;

import fr.zizanie.rules.core.Seat;
import java.util.Arrays;
import java.util.Optional;

/**
 * The positions so far and who created them, for superko (Tsunami, 3.2 and 3.8). A value.
 *
 * <p>Positions are told apart by their hashes of 64 bits.
 */
public final class History {
  private final Ko ko;

  /** Sorted. */
  private final long[] keys;

  private final Optional<Seat> last;

  private History(Ko ko, long[] keys, Optional<Seat> last) {
    this.ko = ko;
    this.keys = keys;
    this.last = last;
  }

  /** {@return the history of a game that begins with a position that nobody created} */
  public static History beginning(Ko ko, Stones stones) {
    long[] keys = ko == Ko.PSK ? new long[] {stones.hash()} : new long[0];
    return new History(ko, keys, Optional.empty());
  }

  /** {@return whether {@code creator} may not create the position of that hash} */
  public boolean forbids(long hash, Seat creator) {
    return Arrays.binarySearch(keys, ko.key(hash, creator)) >= 0;
  }

  /** {@return the history after {@code creator} placed or displaced by choice} */
  public History created(Stones stones, Seat creator) {
    return new History(ko, plus(ko.key(stones.hash(), creator)), Optional.of(creator));
  }

  /** {@return the history after an effect without choice; it belongs to who last chose} */
  public History happened(Stones stones) {
    return last.map(seat -> created(stones, seat))
        .orElseGet(() -> ko == Ko.PSK ? new History(ko, plus(stones.hash()), last) : this);
  }

  private long[] plus(long key) {
    int at = Arrays.binarySearch(keys, key);
    if (at >= 0) return keys;
    int place = -at - 1;
    long[] more = Arrays.copyOf(keys, keys.length + 1);
    System.arraycopy(keys, place, more, place + 1, keys.length - place);
    more[place] = key;
    return more;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof History other
        && ko == other.ko
        && last.equals(other.last)
        && Arrays.equals(keys, other.keys);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(keys);
  }

  @Override
  public String toString() {
    long sum = 0;
    for (long key : keys) sum += key;
    return "%s %d %x".formatted(ko.id(), keys.length, sum);
  }
}
