package fr.zizanie.server.lobby;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.store.matches.MatchDraws;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.Seed;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/**
 * Seeds whose commitments were given out before their match exists, for those who deal at once. In
 * memory only, a few for each guest and a while each: nobody can make another's go.
 */
final class Seeds {
  private static final int MOST = 10_000;
  private static final int MOST_OF_ONE = 4;
  private static final long KEPT = 600_000;

  /** A seed and when it was drawn, in milliseconds since 1970. */
  private record Drawn(Seed seed, long at) {}

  /** What is said of a commitment that isn't kept. */
  static final Refusal GONE =
      Reason.STALE.because(
          "Cet engagement a expiré : demandez-en un nouveau.",
          "This commitment has expired: ask for a new one.");

  private final InstantSource clock;
  private final MatchDraws draws;
  private final Map<PlayerId, Deque<Drawn>> drawn = new HashMap<>();

  Seeds(InstantSource clock, MatchDraws draws) {
    this.clock = clock;
    this.draws = draws;
  }

  /**
   * {@return the commitment to a new seed for a match of {@code guest}, whose oldest one goes if
   * there are too many; {@code too-many} if everybody has}
   */
  synchronized Answer<String> draw(PlayerId guest) {
    if (!drawn.containsKey(guest) && drawn.size() >= MOST) forget();
    if (!drawn.containsKey(guest) && drawn.size() >= MOST)
      return Answer.no(Reason.TOO_MANY.refusal());
    var own = drawn.computeIfAbsent(guest, _ -> new ArrayDeque<>());
    if (own.size() >= MOST_OF_ONE) own.removeFirst();
    own.addLast(new Drawn(draws.seed(), clock.millis()));
    return Answer.ok(own.getLast().seed.commitment());
  }

  private void forget() {
    long since = clock.millis() - KEPT;
    drawn.values().forEach(own -> own.removeIf(one -> one.at < since));
    drawn.values().removeIf(Deque::isEmpty);
  }

  /** {@return the seed of a commitment, once; a fresh one without; {@code stale} if it's gone} */
  synchronized Answer<Seed> take(PlayerId guest, String commitment) {
    if (commitment.isEmpty()) return Answer.ok(draws.seed());
    var own = drawn.getOrDefault(guest, new ArrayDeque<>());
    var found = own.stream().filter(one -> one.seed.commitment().equals(commitment)).findFirst();
    if (found.isEmpty()) return Answer.no(GONE);
    own.remove(found.get());
    if (own.isEmpty()) drawn.remove(guest);
    return Answer.ok(found.get().seed);
  }
}
