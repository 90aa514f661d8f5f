package fr.zizanie.sheets.wire.log;

import fr.zizanie.codec.mark.OrNull;
import fr.zizanie.rules.core.Profile;
import java.util.Optional;

/**
 * How a match ended.
 *
 * @param reason "checkmate", "stalemate", "repetition", "hundred-moves", "bare-kings",
 *     "resignation", "agreement" …
 */
public record Outcome(String reason, @OrNull Optional<String> winner) {
  /** {@return the same outcome for the wire} */
  public static Outcome of(fr.zizanie.rules.core.Outcome outcome, Profile profile) {
    return new Outcome(outcome.reason(), outcome.winner().map(profile::name));
  }
}
