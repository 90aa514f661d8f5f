package fr.zizanie.server.creations;

import static java.nio.charset.StandardCharsets.UTF_8;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.server.people.Identity;
import fr.zizanie.server.people.Renewals;
import fr.zizanie.server.people.Secrets;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.people.Accounts;
import fr.zizanie.server.store.people.Creations;
import fr.zizanie.server.store.people.Creations.Bounds;
import fr.zizanie.server.store.people.Creations.Creation;
import fr.zizanie.server.store.people.Creations.Outcome;
import fr.zizanie.table.games.Offering.Workshop;
import fr.zizanie.table.seat.PlayerId;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Cards and decks of accounts. Nothing is ever overwritten that the writer hasn't seen: an edit of
 * an older version is kept beside the one that stands.
 */
public final class OwnCreations {
  private static final int LONGEST = 64 * 1024;
  private static final Bounds BOUNDS = new Bounds(100, 1024 * 1024);
  private static final int LONGEST_NAME = 100;

  private static final Refusal TOO_LONG =
      Reason.TOO_LONG.because("64 Kio au plus.", "64 KiB at most.");

  private static final Refusal FULL =
      Reason.NO_ROOM.because(
          "Un compte garde 100 cartes et jeux de cartes, 1 Mio en tout : supprimez-en d’abord.",
          "An account keeps 100 cards and decks, 1 MiB in all: delete some first.");

  private final Creations creations;
  private final Accounts accounts;
  private final InstantSource clock;
  private final Map<String, Workshop> workshops;

  /** Those that a store keeps; {@code workshops} are the games for which one makes something. */
  public OwnCreations(Store store, InstantSource clock, Map<String, Workshop> workshops) {
    creations = store.creations();
    accounts = store.accounts();
    this.clock = clock;
    this.workshops = Map.copyOf(workshops);
  }

  /** {@return those of an account, the oldest first} */
  public List<Creation> of(PlayerId player) {
    return creations.of(player);
  }

  /** Keeps a text for a game; {@return how it is kept, which it may have been before} */
  public Answer<Creation> keep(Identity who, String game, String text) {
    return made(who, game, text).then(made -> add(who, made));
  }

  /**
   * Keeps an edit of a version; {@return how it is kept: under another id where that version isn't
   * the one that stands}
   */
  public Answer<Creation> edit(Identity who, String id, int version, String game, String text) {
    return made(who, game, text)
        .then(made -> {
          var edited = of(made, id, version + 1);
          var outcome = creations.change(edited, BOUNDS, who.session());
          return outcome == Outcome.CHANGED ? beside(who, id, made) : done(edited, outcome, who);
        });
  }

  /** Keeps what has come too late under a name that the account's others don't have. */
  private Answer<Creation> beside(Identity who, String id, Creation made) {
    var same = same(who, made);
    if (same.isPresent()) return Answer.ok(same.get());
    var others = creations.of(who.player());
    // What was deleted elsewhere comes back as it is.
    var next =
        others.stream().noneMatch(one -> one.id().equals(id)) ? made : numbered(made, others);
    return add(who, next);
  }

  private Creation numbered(Creation made, List<Creation> others) {
    return Optional.ofNullable(workshops.get(made.game()))
        .flatMap(workshop ->
            IntStream.rangeClosed(2, BOUNDS.most() + 1)
                .mapToObj(number -> named(made, workshop, workshop.numbered(made.text(), number)))
                .flatMap(Optional::stream)
                .filter(next -> others.stream().noneMatch(one -> confused(one, next)))
                .findFirst())
        .orElse(made);
  }

  private Optional<Creation> named(Creation made, Workshop workshop, String text) {
    return workshop.name(text) instanceof Answer.Ok<Words>(Words name)
        ? Optional.of(creation(made.player(), made.game(), name, text))
        : Optional.empty();
  }

  /** An answer that was lost is asked for again: the same text is the same copy. */
  private static boolean confused(Creation one, Creation next) {
    return one.game().equals(next.game())
        && one.nameFr().equals(next.nameFr())
        && !one.text().equals(next.text());
  }

  /** Drops one as it was in a version. */
  public Answer<Boolean> drop(Identity who, String id, int version) {
    return switch (creations.drop(who.player(), id, version, who.session())) {
      case DONE -> Answer.ok(true);
      case CHANGED, FULL, THERE -> Answer.no(Reason.CHANGED.refusal());
      case ENDED -> Answer.no(ended(who));
    };
  }

  private Optional<Creation> same(Identity who, Creation made) {
    return creations.of(who.player()).stream()
        .filter(one -> one.game().equals(made.game()) && one.text().equals(made.text()))
        .findAny();
  }

  private Answer<Creation> add(Identity who, Creation made) {
    return done(made, creations.add(made, BOUNDS, who.session()), who);
  }

  private Answer<Creation> done(Creation kept, Outcome outcome, Identity who) {
    return switch (outcome) {
      case DONE -> Answer.ok(kept);
      case FULL -> Answer.no(FULL);
      case THERE ->
          same(who, kept).map(Answer::ok).orElseGet(() -> Answer.no(Reason.CHANGED.refusal()));
      case CHANGED -> Answer.no(Reason.CHANGED.refusal());
      case ENDED -> Answer.no(ended(who));
    };
  }

  private Refusal ended(Identity who) {
    return accounts.of(who.player()).isEmpty() ? Renewals.NO_ACCOUNT : Renewals.LATE;
  }

  /** What a text would be kept as, if its game reads it. */
  private Answer<Creation> made(Identity who, String game, String text) {
    if (accounts.of(who.player()).isEmpty()) return Answer.no(Renewals.NO_ACCOUNT);
    var workshop = workshops.get(game);
    if (workshop == null) return Answer.no(Reason.UNKNOWN_GAME.refusal());
    if (text.length() > LONGEST || text.getBytes(UTF_8).length > LONGEST)
      return Answer.no(TOO_LONG);
    if (!UTF_8.newEncoder().canEncode(text) || text.indexOf('\0') >= 0)
      return Answer.no(Reason.BAD_FIELD.refusal());
    return workshop.name(text).then(name -> Answer.ok(creation(who.player(), game, name, text)));
  }

  private Creation creation(PlayerId player, String game, Words name, String text) {
    String id = Secrets.fresh();
    return new Creation(
        player, id, game, label(name.fr()), label(name.en()), text, 1, clock.millis());
  }

  private static Creation of(Creation made, String id, int version) {
    return new Creation(
        made.player(),
        id,
        made.game(),
        made.nameFr(),
        made.nameEn(),
        made.text(),
        version,
        made.changed());
  }

  /** A name that a list can show and any database takes. */
  private static String label(String name) {
    var out = new StringBuilder();
    name.codePoints()
        .map(
            c -> Character.isISOControl(c) || Character.getType(c) == Character.SURROGATE ? ' ' : c)
        .limit(LONGEST_NAME)
        .forEach(out::appendCodePoint);
    return out.toString();
  }
}
