package fr.zizanie.server.matches;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.live.LiveMatch;
import fr.zizanie.server.lobby.Lobby;
import fr.zizanie.server.lobby.MatchRequest;
import fr.zizanie.server.people.Secrets;
import fr.zizanie.server.store.meeting.ChallengeStore.Challenge;
import fr.zizanie.server.store.meeting.ChallengeStore.Open;
import fr.zizanie.server.store.notifications.Notification;
import fr.zizanie.server.table.TableDependencies;
import fr.zizanie.server.ties.Acquaintances;
import fr.zizanie.sheets.json.Fields;
import fr.zizanie.sheets.wire.house.Seated;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.MatchId;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** Matches that somebody asks somebody else for: the free seat is kept for them. */
public final class Challenges {
  private static final int MOST = 20;
  private static final int MOST_TO_ONE = 3;
  private static final long LIFE = Duration.ofDays(7).toMillis();

  /** Within so long somebody hears of so many challenges of the same person. */
  private static final long CALM = Duration.ofMinutes(30).toMillis();

  private static final int MOST_RINGS = 3;
  private static final int SWEPT = 50;

  private static final Refusal FULL =
      Reason.TOO_MANY.because(
          "Vous avez déjà trop de défis en attente : "
              + MOST
              + " au plus, et "
              + MOST_TO_ONE
              + " à la même personne.",
          "You already have too many pending challenges: "
              + MOST
              + " at most, and "
              + MOST_TO_ONE
              + " to one player.");

  private static final Refusal GONE =
      Reason.UNKNOWN_MATCH.because(
          "Ce défi n’est plus ouvert.", "This challenge is no longer open.");

  private final TableDependencies dependencies;
  private final LiveMatches live;
  private final Acquaintances acquaintances;
  private final BiFunction<Guest, MatchRequest, Answer<Seated>> creating;

  /** {@code creating} makes the match that somebody asks for. */
  Challenges(
      TableDependencies dependencies,
      LiveMatches live,
      Acquaintances acquaintances,
      BiFunction<Guest, MatchRequest, Answer<Seated>> creating) {
    this.dependencies = dependencies;
    this.live = live;
    this.acquaintances = acquaintances;
    this.creating = creating;
  }

  /** {@return the match for which somebody asks somebody else, who is told; or why not} */
  public Answer<Seated> ask(Guest by, PlayerId to, MatchRequest request) {
    if (!request.opponent().equals("friend")) return Fields.bad("opponent");
    if (request.begin().equals("now")) return Fields.bad("begin");
    // The same whether somebody is blocked or takes no challenges of strangers.
    if (!acquaintances.mayAsk(by.id(), to)) return Answer.no(Reason.NO_CHALLENGE.refusal());
    return creating.apply(by, request).then(seated -> kept(by, to, request.game(), seated));
  }

  /** Nobody else has heard of the match before its seat is kept. */
  private Answer<Seated> kept(Guest by, PlayerId to, String game, Seated seated) {
    var match = new MatchId(seated.id());
    var challenge = new Challenge(match, by.id(), to, dependencies.clock().millis());
    if (!dependencies.store().challenges().add(challenge, MOST, MOST_TO_ONE)) {
      withdraw(match);
      return Answer.no(FULL);
    }
    if (rings(by, to))
      dependencies
          .notifications()
          .tell(to, new Notification(Notification.Kind.CHALLENGED, game, match, by.name()));
    return Answer.ok(seated);
  }

  /** Whoever challenges and withdraws again and again doesn’t ring each time. */
  private boolean rings(Guest by, PlayerId to) {
    long now = dependencies.clock().millis();
    String pair = Secrets.hash("challenge|" + by.id().text() + "|" + to.text());
    return dependencies.store().addresses().letter(pair, now, now - CALM, MOST_RINGS);
  }

  /** {@return the challenges that wait for an answer, by somebody or to them} */
  public List<Open> open(PlayerId player) {
    return dependencies.store().challenges().open(player);
  }

  /** {@return when a challenge goes by itself, in milliseconds since 1970} */
  public static long end(Challenge challenge) {
    return challenge.since() + LIFE;
  }

  /** Declines a challenge to somebody, or withdraws one of theirs: the match goes. */
  public Answer<Boolean> end(PlayerId player, MatchId match) {
    Optional<Open> open =
        open(player).stream().filter(one -> one.challenge().match().equals(match)).findFirst();
    if (open.isEmpty()) return Answer.no(GONE);
    var challenge = open.get().challenge();
    if (!withdraw(match)) return Answer.no(GONE);
    if (challenge.to().equals(player))
      dependencies
          .notifications()
          .tell(
              challenge.by(),
              new Notification(
                  Notification.Kind.DECLINED, open.get().game(), match, open.get().to().name()));
    return Answer.ok(true);
  }

  /** Calls off a match in which somebody waits alone: it goes. */
  public Answer<Boolean> callOff(PlayerId player, MatchId match) {
    return live.at(
            match,
            m ->
                m instanceof Lobby<?, ?>
                        && !m.seats().of(player).isEmpty()
                        && m.seats().free().isPresent()
                    ? Answer.ok(true)
                    : Answer.<Boolean>no(GONE))
        .then(_ -> withdraw(match) ? Answer.ok(true) : Answer.no(GONE));
  }

  /** Ends for somebody all that wait between them and somebody else. */
  public void end(PlayerId player, PlayerId other) {
    for (Open open : open(player)) {
      var challenge = open.challenge();
      if (challenge.by().equals(other) || challenge.to().equals(other))
        end(player, challenge.match());
    }
  }

  /** Ends those that waited for an answer. */
  public void endAll(List<Open> waiting) {
    for (Open open : waiting) withdraw(open.challenge().match());
  }

  /** Ends those that nobody has answered for a week. */
  public void forget() {
    dependencies
        .store()
        .challenges()
        .before(dependencies.clock().millis() - LIFE, SWEPT)
        .forEach(this::withdraw);
  }

  private boolean withdraw(MatchId match) {
    boolean gone = dependencies.store().challenges().withdraw(match);
    if (gone) live.gone(match);
    return gone;
  }

  /**
   * Whether somebody may take the free seat of a match. Whose seat is kept for somebody else and
   * who is blocked hear the same.
   */
  Answer<Boolean> admits(LiveMatch match, PlayerId guest) {
    var seats = match.seats();
    if (!seats.of(guest).isEmpty() || seats.free().isEmpty()) return Answer.ok(true);
    boolean kept =
        match instanceof Lobby<?, ?>
            && dependencies
                .store()
                .challenges()
                .of(match.setup().id())
                .filter(one -> !one.to().equals(guest) && !one.by().equals(guest))
                .isPresent();
    boolean avoided = avoided(seats, guest);
    return kept || avoided ? Answer.no(Reason.SEAT_KEPT.refusal()) : Answer.ok(true);
  }

  /** Whether somebody sits there who blocks somebody, or whom they block. */
  boolean avoided(Seats seats, PlayerId guest) {
    return seats.sitters().stream()
        .anyMatch(sitter ->
            sitter instanceof Sitter.Person(Guest other)
                && acquaintances.avoids(guest, other.id()));
  }
}
