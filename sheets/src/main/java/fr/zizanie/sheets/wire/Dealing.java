package fr.zizanie.sheets.wire;

import fr.zizanie.sheets.wire.log.Seal;
import java.util.List;
import java.util.Optional;

/**
 * In games dealt in secret, what everybody needs to deal again.
 *
 * @param commitment to the seed
 * @param nonces what each seat has added to the dealing
 * @param seed once the game is over
 * @param seals once it is over: what the fingerprints of secret squares were made of, in the order
 *     of the log
 */
public record Dealing(
    Optional<String> commitment,
    Optional<List<String>> nonces,
    Optional<String> seed,
    Optional<List<Seal>> seals) {
  /** Nothing is dealt. */
  public static final Dealing NONE =
      new Dealing(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
}
