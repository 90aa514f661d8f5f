package fr.zizanie.server.lobby;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.server.store.PlayerId;
import fr.zizanie.server.store.Seed;
import java.security.SecureRandom;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Seeds whose commitments were given out before their match exists, so that whoever creates it can
 * add a nonce afterwards. In memory only: who waits too long asks for another one.
 */
final class Seeds {
  private static final int KEPT = 10_000;

  /** A seed and for whom it was drawn. */
  private record Drawn(PlayerId guest, Seed seed) {}

  private final SecureRandom random;
  private final Map<String, Drawn> drawn =
      new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Drawn> eldest) {
          return size() > KEPT;
        }
      };

  Seeds(SecureRandom random) {
    this.random = random;
  }

  /** {@return the commitment to a new seed for a match of {@code guest}} */
  synchronized String draw(PlayerId guest) {
    Seed seed = Seed.from(random);
    drawn.put(seed.commitment(), new Drawn(guest, seed));
    return seed.commitment();
  }

  /** {@return the seed of a commitment, once; a fresh one without; {@code stale} if it's gone} */
  synchronized Answer<Seed> take(PlayerId guest, String commitment) {
    if (commitment.isEmpty()) return Answer.ok(Seed.from(random));
    var found = drawn.get(commitment);
    if (found == null || !found.guest.equals(guest))
      return Answer.no(
          Reason.STALE.because(
              "Cet engagement n’est plus là : demandez-en un autre.",
              "This commitment is gone: ask for another one."));
    drawn.remove(commitment);
    return Answer.ok(found.seed);
  }
}
