package fr.zizanie.sheets;

import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.core.record.Records;
import java.util.Optional;

/** What comes of dealing a recorded game again from its seed (Formats, 4.5). */
public sealed interface DealCheck {
  /** Nothing was dealt. */
  record Undealt() implements DealCheck {}

  /** The seed isn't told yet. */
  record Unrevealed() implements DealCheck {}

  /**
   * All of it comes from the seed.
   *
   * @param deals how often chance answered
   * @param bound it was fixed in two rounds; otherwise the id could be chosen last
   * @param nonces how many seats added one
   * @param squares how many secret squares are as they were sealed
   */
  record Right(int deals, boolean bound, int nonces, int squares) implements DealCheck {}

  /**
   * A device drew the seed, for which nobody vouches, and all of it comes from there.
   *
   * @param deals how often chance answered
   * @param squares how many secret squares are as they were sealed
   */
  record Unvouched(int deals, int squares) implements DealCheck {}

  /** The first wrong fact: a tag, the seed, a nonce, a deal or a secret square; in English. */
  record Wrong(String fact) implements DealCheck {}

  /** {@return what comes of it} */
  static DealCheck of(Records.Loaded loaded) {
    var tags = loaded.tags();
    var fault = DealOrder.fault(tags);
    if (fault.isPresent()) return new Wrong(fault.get());
    var order = DealOrder.of(tags);
    String commitment = tags.getOrDefault("Commitment", "");
    String seed = tags.getOrDefault("Seed", "");
    boolean device = order.device();
    boolean running = loaded.match().outcome().isEmpty();
    if (commitment.isEmpty() && seed.isEmpty() && !order.bound())
      return device && running ? new Unrevealed() : new Undealt();
    if (seed.isEmpty()) return new Unrevealed();
    var dealer =
        new SeedDealer(
            seed, tags.getOrDefault("Id", ""), order.nonces().getFirst(), order.nonces().getLast());
    return Optional.of("the seed is not the one of the commitment")
        .filter(_ -> !device && !Sha256.hex(seed).equals(commitment))
        .or(order::broken)
        .or(() -> Redealt.deal(loaded.match(), dealer))
        .or(() -> Redealt.square(loaded.match(), dealer, tags))
        .<DealCheck>map(Wrong::new)
        .orElseGet(() -> right(loaded, order));
  }

  private static DealCheck right(Records.Loaded loaded, DealOrder order) {
    int deals = (int) loaded.match().log().stream().filter(Entry.Dealt.class::isInstance).count();
    int squares = Redealt.told(loaded.tags()).size();
    int nonces = (int) order.nonces().stream().filter(nonce -> !nonce.isEmpty()).count();
    return order.device()
        ? new Unvouched(deals, squares)
        : new Right(deals, order.bound(), nonces, squares);
  }
}
