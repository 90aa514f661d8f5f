package fr.zizanie.table.setup;

import fr.zizanie.rules.core.match.SeedDealer;
import java.util.ArrayList;
import java.util.List;

/**
 * What the chance of one match is dealt from, and how it was fixed (Architecture, 4.4).
 *
 * @param seed secret until the match is over
 * @param order {@link #BOUND}, or {@link #UNBOUND} where id and seed weren't fixed before what
 *     players add, or a player added nothing
 * @param voided how many deals of this match were given up before this one
 * @param commitments what each seat has committed itself to, the SHA-256 of its nonce in
 *     hexadecimal; empty where it hasn't
 * @param nonces what each seat has opened; empty where it hasn't
 * @param opened when the first of them was opened, in milliseconds since 1970; 0 before
 */
public record Deal(
    Seed seed, int order, int voided, List<String> commitments, List<String> nonces, long opened) {
  /** Nobody could choose what enters the deal. */
  public static final int BOUND = 2;

  /** Somebody could have. */
  public static final int UNBOUND = 1;

  private static final String ON_DEVICE = "device";

  private static final List<String> NOTHING = List.of("", "");

  public Deal {
    commitments = List.copyOf(commitments);
    nonces = List.copyOf(nonces);
  }

  /** {@return a deal that both rounds are still to fix} */
  public static Deal bound(Seed seed) {
    return new Deal(seed, BOUND, 0, NOTHING, NOTHING, 0);
  }

  /** {@return a deal at once, with what the seats add to it} */
  public static Deal unbound(Seed seed, List<String> nonces) {
    return new Deal(seed, UNBOUND, 0, NOTHING, nonces, 0);
  }

  /** {@return the same with another commitment of the seat of that number} */
  public Deal committed(int seat, String commitment) {
    return new Deal(seed, order, voided, with(commitments, seat, commitment), nonces, opened);
  }

  /** {@return the same with a nonce that the seat of that number opened at a time} */
  public Deal opened(int seat, String nonce, long at) {
    long first = opened == 0 ? at : opened;
    return new Deal(seed, order, voided, commitments, with(nonces, seat, nonce), first);
  }

  /** {@return the deal that takes the place of this one, which is given up} */
  public Deal anew(Seed next) {
    return new Deal(next, BOUND, voided + 1, NOTHING, NOTHING, 0);
  }

  /** {@return whether a nonce was opened} */
  public boolean open() {
    return opened != 0;
  }

  /**
   * {@return the id that is hashed: the match's, and which try it is after the first; that of a
   * match on a device is the same for all, as a copy elsewhere is called otherwise}
   */
  public String id(MatchId match) {
    if (seed.onDevice()) return ON_DEVICE;
    return voided == 0 ? match.text() : match.text() + "." + (voided + 1);
  }

  /** {@return what answers the chance of a match} */
  public SeedDealer dealer(MatchId match) {
    return new SeedDealer(seed.hex(), id(match), nonces.getFirst(), nonces.getLast());
  }

  private static List<String> with(List<String> texts, int seat, String text) {
    var next = new ArrayList<>(texts);
    next.set(seat, text);
    return next;
  }
}
