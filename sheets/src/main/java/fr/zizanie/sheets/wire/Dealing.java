package fr.zizanie.sheets.wire;

import fr.zizanie.sheets.wire.log.Seal;
import java.util.List;
import java.util.Optional;

/**
 * In games dealt in secret, what everybody needs to deal again.
 *
 * @param deal the id that is hashed: the match's, and ".2", ".3" … after deals that were given up
 * @param voided how many were
 * @param bound id, seed and both nonces were fixed before anybody could choose; otherwise it can't
 *     be checked wholly
 * @param commitment to the seed
 * @param nonceCommitments what each seat had committed itself to, or ""
 * @param nonces what each seat has added to the dealing
 * @param seed once the game is over
 * @param seals once it is over: what the fingerprints of secret squares were made of, in the order
 *     of the log
 */
public record Dealing(
    Optional<String> deal,
    Optional<Integer> voided,
    Optional<Boolean> bound,
    Optional<String> commitment,
    Optional<List<String>> nonceCommitments,
    Optional<List<String>> nonces,
    Optional<String> seed,
    Optional<List<Seal>> seals) {
  /** Nothing is dealt. */
  public static final Dealing NONE =
      new Dealing(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());

  /** {@return what is told from the start where nobody has promised anything: the id alone} */
  public static Dealing unpromised(String deal) {
    return new Dealing(
        Optional.of(deal),
        NONE.voided,
        NONE.bound,
        NONE.commitment,
        NONE.nonceCommitments,
        NONE.nonces,
        NONE.seed,
        NONE.seals);
  }

  /** {@return the same once the game is over, with the seed and the seals} */
  public Dealing opened(String itsSeed, List<Seal> itsSeals) {
    return new Dealing(
        deal,
        voided,
        bound,
        commitment,
        nonceCommitments,
        nonces,
        Optional.of(itsSeed),
        Optional.of(itsSeals));
  }
}
