package fr.zizanie.server.matches;

import static fr.zizanie.server.matches.House.ANN;
import static fr.zizanie.server.matches.House.BOB;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.server.store.FreshSqlite;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.web.gate.Cookies;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.time.TimeControl;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/**
 * Pairs of worlds that differ only in what Ann may not know: a random game with random options is
 * played to some point, and its twin is another state that looks the same to her. Both then go on
 * alike, and whatever reaches her, everybody, the house's keeper, or a computer in her place must
 * be the same, byte by byte and at the same time.
 */
final class Twins implements AutoCloseable {
  private static final List<TimeControl> CONTROLS =
      List.of(
          new TimeControl.Fischer(5, 3),
          new TimeControl.Bronstein(5, 3),
          new TimeControl.ByoYomi(0, 3, 10));

  private static final int LONGEST = 40;
  private static final int DEEPEST = 8;

  /** Where days count, so much more time goes by: up to a day. */
  private static final long SLOWER = 9_000;

  private static final int TRIES = 8;

  /** A thought is begun at a pace and told. */
  private static final int ONE_THOUGHT = 2;

  /** Every so many pairs are kept in earnest and checked against the schema. */
  private static final int EARNEST = 50;

  /** What was different in a pair of worlds. */
  record Difference(String channel, String one, String other) {}

  /**
   * What became of one pair.
   *
   * @param steps how many times all that is alive was compared; 0 if there was no twin
   */
  record Outcome(long seed, String game, int steps, List<Difference> differences) {
    static Outcome none(long seed, String game) {
      return new Outcome(seed, game, 0, List.of());
    }
  }

  private final Cookies cookies;
  private final Path data;

  /** How many were kept in earnest: the same pair may be compared again. */
  private int kept;

  private final Logbook log = new Logbook();

  Twins(Path data) {
    cookies = Cookies.in(data);
    this.data = data;
  }

  /** {@return what a seed's pair of worlds of a game comes to} */
  <S, V> Outcome compare(Game<S, V> game, long seed) {
    // Small seeds begin alike.
    var random = new Random(seed * 0x9E3779B97F4A7C15L);
    var setting = setting(seed, random);
    var match = played(game, options(game, random), random.nextInt(LONGEST), random, seed);
    if (!(match.turn() instanceof Turn.Of)) return Outcome.none(seed, game.profile().id());
    S twin =
        match.game().sample(match.game().view(match.state(), Viewer.of(setting.ann())), random);
    if (twin.equals(match.state())) return Outcome.none(seed, game.profile().id());
    boolean earnest = seed % EARNEST == 0;
    try (var here = store(seed + "-one", earnest);
        var there = store(seed + "-other", earnest);
        var one = house(here, setting, match, match.state());
        var other = house(there, setting, match, twin)) {
      var left = new OrdersOfBob(match, setting, random);
      left.leave(here, true);
      left.leave(there, false);
      var pair = new Pair<>(one, other, random);
      int steps = pair.differences.isEmpty() ? pair.go(1 + random.nextInt(DEEPEST), earnest) : 1;
      return new Outcome(seed, game.profile().id(), steps, pair.differences);
    }
  }

  private Store store(String name, boolean earnest) {
    return earnest ? FreshSqlite.in(data.resolve(name + "-" + kept++)) : new Memory();
  }

  private <S, V> House<S, V> house(Store store, House.Setting setting, Match<S, V> match, S state) {
    var start = Match.from(match.game(), match.start().options(), state);
    return new House<>(setting, start, store, cookies, log);
  }

  private static House.Setting setting(long seed, Random random) {
    Optional<Guest> computer =
        switch (random.nextInt(8)) {
          case 0 -> Optional.of(ANN);
          case 1, 2 -> Optional.of(BOB);
          default -> Optional.empty();
        };
    var ann = random.nextBoolean() ? Seat.FIRST : Seat.SECOND;
    return new House.Setting(
        new MatchId("m" + seed),
        ann,
        control(seed, random, computer.isPresent()),
        computer,
        1 + random.nextInt(8),
        seed);
  }

  /** Nobody plays with the computer over days. */
  private static TimeControl control(long seed, Random random, boolean computer) {
    return switch (random.nextInt(6)) {
      case 0 -> computer ? TimeControl.none() : new TimeControl.Days(1);
      case 1, 2 -> CONTROLS.get((int) (seed % CONTROLS.size()));
      default -> TimeControl.none();
    };
  }

  /** Each option may take another of its values, if they go together. */
  private static Options options(Game<?, ?> game, Random random) {
    var given = new HashMap<String, String>();
    for (var option : game.profile().options())
      if (random.nextInt(4) == 0)
        given.put(option.name(), option.values().get(random.nextInt(option.values().size())));
    var declared = game.profile().options();
    return Options.read(declared, given) instanceof Answer.Ok<Options>(Options options)
        ? options
        : Options.read(declared, Map.of()).orThrow();
  }

  /** A random game to some point. */
  static <S, V> Match<S, V> played(
      Game<S, V> game, Options options, int plies, Random random, long seed) {
    var dealer = SeedDealer.of("twins" + seed, game.profile().id());
    var match = Match.begin(game, options).deal(dealer);
    while (match.turn() instanceof Turn.Of(var seat) && match.ply() < plies)
      match = match.enter(new Entry.Acted(seat, calm(match, random))).orThrow().deal(dealer);
    return match;
  }

  /** An action that doesn't end the game, if one of a few is such. */
  private static <S, V> List<Choice> calm(Match<S, V> match, Random random) {
    var picks = walked(match, random);
    for (int k = 0; k < TRIES && ending(match, picks); k++) picks = walked(match, random);
    return picks;
  }

  private static boolean ending(Match<?, ?> match, List<Choice> picks) {
    return List.of("concede", "accept").contains(match.game().notation().print(picks));
  }

  /** A random action; what there is little of comes as often as what there is much of. */
  private static <S, V> List<Choice> walked(Match<S, V> match, Random random) {
    var game = match.game();
    var picks = new ArrayList<Choice>();
    S state = match.state();
    do {
      var offered = game.choices(state).toList();
      var kind = offered.get(random.nextInt(offered.size())).kind();
      var kinds = offered.stream().map(Choice::kind).distinct().toList();
      var liked = random.nextBoolean() ? kind : kinds.get(random.nextInt(kinds.size()));
      var pool = offered.stream().filter(choice -> choice.kind() == liked).toList();
      picks.add(pool.get(random.nextInt(pool.size())));
      state = game.apply(state, picks.getLast());
    } while (!game.settled(state));
    return picks;
  }

  /** Two houses that go on alike. */
  private static final class Pair<S, V> {
    private final House<S, V> one;
    private final House<S, V> other;
    private final Witness<S, V> ones;
    private final Witness<S, V> others;
    private final Random random;
    private final List<Difference> differences = new ArrayList<>();

    /** What their computers' paces were asked for before. */
    private int thoughts;

    Pair(House<S, V> one, House<S, V> other, Random random) {
      this.one = one;
      this.other = other;
      this.random = random;
      boolean away = random.nextInt(4) == 0;
      ones = new Witness<>(one, away);
      others = new Witness<>(other, away);
      compareThinking();
    }

    /** Goes on for so many steps at most, then compares everything; {@return how many were made} */
    int go(int steps, boolean earnest) {
      int done = 0;
      while (done < steps && alike() && differences.isEmpty()) {
        int from = one.match().log().size();
        if (!step()) break;
        compareThinking();
        done++;
        if (told(from)) return done;
        compare(ones.live(), others.live());
      }
      if (alike() && differences.isEmpty()) {
        var prefixes = prefixes();
        long drawn = random.nextLong();
        compare(ones.all(prefixes, new Random(drawn)), others.all(prefixes, new Random(drawn)));
        if (earnest) ones.check();
      }
      if (!differences.isEmpty()) compare(ones.parts(), others.parts());
      return done + 1;
    }

    /** Whether what was drawn or answered, or the end, tells Ann rightly which world this is. */
    private boolean told(int from) {
      return !alike()
          || one.match().state().equals(other.match().state())
          || one.match().outcome().isPresent()
          || !drawn(one.match(), from).equals(drawn(other.match(), from));
    }

    /** What chance answered that Ann or everybody sees: of two like cards, which one it was. */
    private List<Optional<Choice>> drawn(Match<S, V> match, int from) {
      var out = new ArrayList<Optional<Choice>>();
      for (var step : match.steps(from))
        if (step.entry() instanceof Entry.Dealt(var result))
          for (var viewer : eyes()) out.add(match.game().seen(step.before(), result, viewer));
      return out;
    }

    private List<Viewer> eyes() {
      return List.of(Viewer.of(one.setting.ann()), Viewer.PUBLIC);
    }

    /** Whether Ann and everybody know the same in both worlds, as the rules see it. */
    private boolean alike() {
      return eyes().stream().allMatch(viewer -> one.view(viewer).equals(other.view(viewer)));
    }

    /**
     * A computer whose hand is another may play otherwise, but at the same time; after that, or
     * where a window is passed in one world, the worlds may go on apart.
     */
    private void compareThinking() {
      int all = Math.max(one.pace.asked().size(), other.pace.asked().size());
      int both = Math.min(one.pace.asked().size(), other.pace.asked().size());
      int next = alike() ? all : Math.min(thoughts + ONE_THOUGHT, both);
      compare(
          Map.of("thinking time", first(one.pace.asked(), next)),
          Map.of("thinking time", first(other.pace.asked(), next)));
      thoughts = all;
      if (one.setting.computer().filter(ANN::equals).isPresent() && alike())
        compare(
            Map.of("computer", one.computer.given()), Map.of("computer", other.computer.given()));
    }

    private static List<String> first(List<String> list, int size) {
      return list.subList(0, Math.min(size, list.size()));
    }

    private void compare(Map<String, List<String>> left, Map<String, List<String>> right) {
      left.forEach((channel, here) -> {
        var there = right.getOrDefault(channel, List.of());
        if (here.equals(there)) return;
        int at = 0;
        while (at < here.size() && at < there.size() && here.get(at).equals(there.get(at))) at++;
        differences.add(
            new Difference(
                channel,
                at < here.size() ? here.get(at) : "nothing",
                at < there.size() ? there.get(at) : "nothing"));
      });
    }

    /** {@return whether both worlds have gone on alike} */
    private boolean step() {
      if (one.match().outcome().isPresent()) return false;
      if (random.nextInt(one.setting.control().overDays() ? 3 : 6) == 0
          || !(one.match().turn() instanceof Turn.Of(Seat seat))) {
        long millis = random.nextInt(9_000);
        long scale = one.setting.control().overDays() ? SLOWER : 1;
        one.pass(millis * scale);
        other.pass(millis * scale);
        return true;
      }
      Guest by = seat == one.setting.ann() ? ANN : BOB;
      if (one.setting.computer().filter(by::equals).isPresent()) return false;
      var action = action(seat);
      action.ifPresent(text -> {
        ones.play(by, text);
        others.play(by, text);
      });
      return action.isPresent();
    }

    /** An action that both worlds allow and that doesn't end the game, which a hand may force. */
    private Optional<String> action(Seat seat) {
      var match = one.match();
      return Stream.generate(() -> walked(match, random))
          .limit(TRIES)
          .filter(picks -> !ending(match, picks))
          .map(match.game().notation()::print)
          .filter(text -> other.match().play(seat, text) instanceof Answer.Ok<?>)
          .findFirst();
    }

    private List<String> prefixes() {
      if (!one.match().turn().is(one.setting.ann())) return List.of("a1");
      var match = one.match();
      return Stream.generate(() -> walked(match, random))
          .limit(3)
          .flatMap(picks -> Stream.of(picks.subList(0, 1), picks))
          .map(match.game().notation()::print)
          .distinct()
          .toList();
    }
  }

  @Override
  public void close() {
    log.close();
  }
}
