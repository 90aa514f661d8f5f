package fr.zizanie.server.lobby;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Varied;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.matches.MatchDraws;
import fr.zizanie.server.store.matches.NewEntries;
import fr.zizanie.server.store.matches.Terms;
import fr.zizanie.sheets.json.Fields;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.Deal;
import fr.zizanie.table.setup.Deals;
import fr.zizanie.table.setup.LedMatch;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.SeatRequest;
import fr.zizanie.table.setup.Seed;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.time.TimeControl;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Sets new matches up and stores them. */
public final class NewMatches {
  /** About as many matches as one server lets a guest make in so many milliseconds. */
  private static final int MOST = 2_500;

  private static final long WHILE = 600_000;

  /** What a guest may have that isn't over or was made this month, so that the disk is bounded. */
  private static final int MOST_HELD = 5_000;

  /** How long its options may be together: a deck of one's own has up to 58,000 letters. */
  private static final long MOST_LETTERS = 6_000_000;

  private static final long MONTH = 30L * 86_400_000;

  private static final Refusal FULL =
      Reason.TOO_MANY.because(
          "Vous avez trop de parties en cours, ou trop de jeux de cartes à vous ce mois-ci :"
              + " terminez d’abord quelques parties.",
          "You have too many games in progress, or too many decks of your own this month: finish"
              + " a few games first.");
  private static final Set<String> BEGINNINGS = Set.of("now", "seated", "ready");

  /** A match as it stands in the store: begun, or with terms to agree on. */
  public sealed interface Created {
    Setup setup();

    /** It has begun. */
    record Begun<S, V>(Setup setup, Match<S, V> match) implements Created {}

    /** It is to be agreed on. */
    record Proposed<S, V>(Setup setup, Proposal<S, V> proposal) implements Created {}
  }

  private final SecureRandom random = new SecureRandom();
  private final MatchDraws draws;
  private final Seeds seeds;
  private final Store store;
  private final InstantSource clock;

  /** New matches are kept in {@code store}. */
  public NewMatches(Store store, InstantSource clock, MatchDraws draws) {
    this.store = store;
    this.clock = clock;
    this.draws = draws;
    seeds = new Seeds(clock, draws);
  }

  /** {@return the commitment to a new seed for a match of {@code guest}; or {@code too-many}} */
  public Answer<String> commitment(PlayerId guest) {
    var nodes = store.shared();
    if (nodes.isEmpty()) return seeds.draw(guest);
    var seed = draws.seed();
    nodes.get().draw(guest, seed);
    return Answer.ok(seed.commitment());
  }

  /** Where several servers share a store, any of them may have given the commitment out. */
  private Answer<Seed> taken(PlayerId guest, String commitment) {
    var nodes = store.shared();
    if (nodes.isEmpty() || commitment.isEmpty()) return seeds.take(guest, commitment);
    return nodes
        .get()
        .take(guest, commitment)
        .map(Answer::ok)
        .orElseGet(() -> Answer.no(Seeds.GONE));
  }

  /** {@return a new match as a guest wishes it; or what is wrong with the request} */
  public <S, V> Answer<Created> create(Game<S, V> game, Guest guest, MatchRequest request) {
    if (!BEGINNINGS.contains(request.begin())) return Fields.bad("begin");
    if (!Nonces.good(request.nonce())) return Answer.no(Nonces.BAD);
    if (request.control().limited() && request.opponent().equals("screen"))
      return Fields.bad("clock");
    // Over days a clock runs from the first turn on, so both must be there when it begins.
    if (request.control().overDays() && !twoPeople(request)) return Fields.bad("clock");
    if (request.rated() && !request.opponent().equals("friend") && !request.open())
      return Fields.bad("rated");
    return Rated.admits(request.rated(), guest)
        .then(_ -> room(guest))
        .then(_ -> options(game, guest, request));
  }

  private static boolean twoPeople(MatchRequest request) {
    return request.open() || request.opponent().equals("friend") && !request.begin().equals("now");
  }

  /** Whether a guest may have one more match. */
  private Answer<Boolean> room(Guest guest) {
    // What one server allows a guest, no number of servers allows together.
    if (store.shared().filter(nodes -> nodes.made(guest.id(), WHILE) >= MOST).isPresent())
      return Answer.no(Reason.TOO_MANY.refusal());
    var held = store.matches().held(guest.id(), clock.millis() - MONTH);
    return held.matches() < MOST_HELD && held.letters() < MOST_LETTERS
        ? Answer.ok(true)
        : Answer.no(FULL);
  }

  /** {@return a match against the computer that goes on where a guest was led} */
  public <S, V> Answer<Created> lead(Game<S, V> game, Guest guest, List<String> done) {
    return room(guest)
        .then(_ -> LedMatch.of(game, guest, done))
        .then(led -> {
          var match = led.match();
          var options = match.start().options();
          var setup =
              setup(
                  game,
                  options,
                  led.sitters(),
                  Deal.unbound(draws.seed().unbound(), List.of("", "")),
                  TimeControl.none(),
                  false);
          var blank = Match.begin(game, options);
          store
              .matches()
              .create(setup, NewEntries.news(blank, match, match.ply(), true, setup.created()));
          return Answer.ok(new Created.Begun<>(setup, match));
        });
  }

  private <S, V> Answer<Created> options(Game<S, V> game, Guest guest, MatchRequest request) {
    return Options.read(game.profile().options(), request.options())
        .then(options ->
            Rated.admits(request.rated(), game.profile(), options.values())
                .then(_ -> Answer.ok(options)))
        .then(options ->
            new SeatRequest(request.opponent(), request.level(), request.seat())
                .sitters(game, Varied.agreed(game, options).profile(), guest, random::nextBoolean)
                .then(sitters ->
                    taken(guest.id(), request.commitment())
                        .then(seed -> {
                          boolean waits = waits(game, options, sitters, request);
                          if (waits && !request.nonce().isEmpty())
                            return Answer.no(Nonces.UNCOMMITTED);
                          var deal =
                              waits
                                  ? Deal.bound(seed)
                                  : Deal.unbound(seed, adds(sitters, guest, request.nonce()));
                          var setup =
                              setup(
                                  game, options, sitters, deal, request.control(), request.rated());
                          return Answer.ok(keep(game, options, setup, request, waits));
                        })));
  }

  /** Whether something must happen before the match begins. */
  private static boolean waits(
      Game<?, ?> game, Options options, List<Sitter> sitters, MatchRequest request) {
    if (request.open()) return true;
    if (request.begin().equals("now")) return false;
    boolean open = sitters.stream().anyMatch(s -> s instanceof Sitter.Nobody);
    return open || Deals.expected(game, options);
  }

  /** At one screen both seats are the same guest's, who adds one nonce. */
  private static List<String> adds(List<Sitter> sitters, Guest guest, String nonce) {
    return sitters.getFirst().is(guest.id()) ? List.of(nonce, "") : List.of("", nonce);
  }

  private Setup setup(
      Game<?, ?> game,
      Options options,
      List<Sitter> sitters,
      Deal deal,
      TimeControl control,
      boolean rated) {
    return new Setup(
        draws.id(),
        game.profile().id(),
        game.profile().rules(options),
        options.values(),
        sitters,
        deal,
        control,
        clock.millis(),
        rated);
  }

  private <S, V> Created keep(
      Game<S, V> game, Options options, Setup setup, MatchRequest request, boolean waits) {
    var blank = Match.begin(game, options);
    if (waits) {
      var terms = terms(options, setup, request);
      store.matches().propose(setup, terms);
      return new Created.Proposed<>(setup, Proposal.of(game, setup.rules(), terms).orThrow());
    }
    var match = blank.deal(setup.dealer());
    store.matches().create(setup, NewEntries.news(blank, match, 0, true, setup.created()));
    return new Created.Begun<>(setup, match);
  }

  /**
   * Whoever lets anybody sit agrees to what they propose, and whoever sits agrees by that: so
   * neither can be given other terms.
   */
  private static Terms terms(Options options, Setup setup, MatchRequest request) {
    boolean friend = request.opponent().equals("friend") && request.begin().equals("ready");
    boolean quick = !friend && !request.open();
    var terms = Terms.of(options.values(), setup.control(), quick);
    Seat free = new Seats(setup.sitters()).free().orElse(Seat.FIRST);
    return request.open() ? terms.ready(free.other(), true) : terms;
  }

  /** A match that two have agreed on, which nobody keeps yet. */
  public record Met(Setup setup, Terms terms) {}

  /**
   * {@return a match of two who would play with anybody, at seats that are drawn; it is rated if
   * they want that and both are accounts}
   */
  public Met met(Game<?, ?> game, List<Guest> two, TimeControl control, boolean rated) {
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    List<Sitter> sitters = two.stream().<Sitter>map(Sitter.Person::new).toList();
    var drawn = random.nextBoolean() ? sitters : sitters.reversed();
    boolean counts = rated && new Seats(drawn).kept();
    var setup = setup(game, options, drawn, Deal.bound(draws.seed()), control, counts);
    var terms = Terms.of(options.values(), control, false);
    return new Met(setup, terms.ready(Seat.FIRST, true).ready(Seat.SECOND, true));
  }

  /**
   * {@return the id of another match of the same two people, {@code sitters} of the one {@code
   * over}, with sides changed and the same clock, by the newest rules; {@code guest} agrees to it
   * already}
   */
  public MatchId again(
      Game<?, ?> game, Options old, Setup over, List<Sitter> sitters, Guest guest) {
    var options = Options.read(game.profile().options(), old.values()).orThrow();
    var changed = sitters.reversed();
    boolean counts =
        over.rated() && new Seats(changed).kept() && game.profile().usual(options.values());
    var setup = setup(game, options, changed, Deal.bound(draws.seed()), over.control(), counts);
    Seat seat = changed.getFirst().is(guest.id()) ? Seat.FIRST : Seat.SECOND;
    var terms = Terms.of(options.values(), over.control(), false).ready(seat, true);
    return store.matches().propose(setup, terms, over.id())
        ? setup.id()
        : store.matches().again(over.id()).orElseThrow();
  }
}
