package fr.zizanie.sheets;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.sheets.wire.log.Seal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Commitments to the squares that cards keep secret (Iron Pond, cards 12 and 28; Tsunami's notes):
 * SHA-256 of a nonce and the square. Each choice has a nonce of its own, also after a takeback, so
 * that equal squares don't look alike; who has no seed makes none.
 */
public final class Seals {
  /** None are made. */
  public static final Seals NONE = new Seals(Optional.empty());

  /**
   * A commitment and what it was made from.
   *
   * @param entry the place of the action in the match's log
   */
  public record Made(int entry, Seal seal) {}

  private final Optional<SeedDealer> source;

  private Seals(Optional<SeedDealer> source) {
    this.source = source;
  }

  /** {@return those whose nonces come from a match's dealer} */
  public static Seals of(SeedDealer source) {
    return new Seals(Optional.of(source));
  }

  /** {@return the square that a card keeps secret from the public in an action, if one does} */
  static <S, V> Optional<String> secret(Game<S, V> game, S before, List<Choice> picks) {
    if (picks.getFirst().kind() != Choice.Kind.CARD) return Optional.empty();
    S s = before;
    for (Choice pick : picks) {
      boolean hidden = game.seen(s, pick, Viewer.PUBLIC).filter(Choice.HIDDEN::equals).isPresent();
      if (hidden && pick.kind() == Choice.Kind.SQUARE)
        return Optional.of(game.notation().print(pick));
      s = game.apply(s, pick);
    }
    return Optional.empty();
  }

  /**
   * {@return the commitment to a square that was chosen as number {@code index}, if one is made}
   */
  Optional<String> commitment(int index, String square) {
    return source.map(dealer -> Sha256.hex(dealer.note(index) + "|" + square));
  }

  /** {@return every commitment of a match, the taken-back ones too} */
  public <S, V> List<Made> of(Match<S, V> match) {
    var out = new ArrayList<Made>();
    if (source.isEmpty()) return out;
    var steps = match.steps(0);
    for (int i = 0; i < steps.size(); i++) {
      if (!(steps.get(i).entry() instanceof Entry.Acted(_, var picks))) continue;
      var square = secret(match.game(), steps.get(i).before(), picks);
      if (square.isEmpty()) continue;
      String nonce = source.get().note(out.size());
      out.add(new Made(i, new Seal(square.get(), nonce, Sha256.hex(nonce + "|" + square.get()))));
    }
    return out;
  }
}
