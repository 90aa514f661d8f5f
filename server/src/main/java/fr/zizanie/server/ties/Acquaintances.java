package fr.zizanie.server.ties;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.people.Askers;
import fr.zizanie.server.store.people.Ties;
import fr.zizanie.server.store.people.Ties.Between;
import fr.zizanie.server.store.people.Ties.Kind;
import fr.zizanie.server.store.people.Ties.Known;
import fr.zizanie.sheets.kept.Latest;
import fr.zizanie.table.seat.PlayerId;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Whom somebody follows or blocks, and who may therefore come to their table. */
public final class Acquaintances {
  /** How many people somebody may follow, and how many they may block. */
  private static final int MOST = 500;

  private static final int REMEMBERED = 50_000;

  /** What other servers write is known here after as many milliseconds. */
  private static final long MEMORY = 1_000;

  private static final Refusal FULL =
      Reason.TOO_MANY.because(
          "C’est " + MOST + " joueurs au plus : retirez-en d’abord.",
          "It’s " + MOST + " players at most: remove some first.");

  private static final Refusal ONESELF =
      Reason.BAD_FIELD.because("C’est vous-même.", "That is you.");

  private record Pair(PlayerId one, PlayerId other) {}

  private record Found(boolean avoid, long until) {}

  private final Ties ties;
  private final InstantSource clock;
  private final Map<Pair, Found> found = Latest.shared(REMEMBERED);

  /** Those whom a store keeps. */
  public Acquaintances(Store store, InstantSource clock) {
    ties = store.ties();
    this.clock = clock;
  }

  /** Lets somebody follow or block somebody else, or no longer. */
  public Answer<Boolean> make(PlayerId who, PlayerId whom, Kind kind, boolean on) {
    if (who.equals(whom)) return Answer.no(ONESELF);
    if (!on) ties.untie(who, whom, kind);
    else if (!ties.tie(who, whom, kind, clock.millis(), MOST)) return Answer.no(FULL);
    found.remove(new Pair(who, whom));
    found.remove(new Pair(whom, who));
    return Answer.ok(true);
  }

  /** {@return those whom somebody knows, of those that only follow them the latest} */
  public List<Known> of(PlayerId who) {
    return ties.of(who, MOST);
  }

  /** {@return whom somebody knows, or has sat opposite to, and who is sought} */
  public Optional<PlayerId> met(PlayerId who, Predicate<PlayerId> sought) {
    return Stream.concat(
            of(who).stream().map(known -> known.other().id()), ties.opposite(who).stream())
        .filter(sought)
        .findFirst();
  }

  /** {@return whether one of two blocks the other} */
  public boolean avoids(PlayerId one, PlayerId other) {
    long now = clock.millis();
    var pair = new Pair(one, other);
    var known = found.get(pair);
    if (known != null && known.until > now) return known.avoid;
    boolean avoid = ties.avoid(one, other);
    found.put(pair, new Found(avoid, now + MEMORY));
    return avoid;
  }

  /** {@return whether somebody may ask somebody else for a match} */
  public boolean mayAsk(PlayerId who, PlayerId whom) {
    return !who.equals(whom) && mayAsk(ties.between(who, whom));
  }

  private static boolean mayAsk(Between two) {
    return !two.avoided()
        && switch (two.askers()) {
          case FRIENDS -> two.follows() && two.followed();
          case KNOWN -> two.follows() || two.followed() || two.played();
          case ANYBODY -> true;
        };
  }

  /** {@return who may ask somebody for a match} */
  public Askers askers(PlayerId who) {
    return ties.askers(who);
  }

  /** Lets others ask somebody for a match. */
  public void askers(PlayerId who, Askers askers) {
    ties.askers(who, askers);
  }
}
