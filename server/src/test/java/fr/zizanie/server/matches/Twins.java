package fr.zizanie.server.matches;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.server.computer.Thinking;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.sql.Sqlite;
import fr.zizanie.server.time.HandAlarms;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * Pairs of worlds that differ only in what Ann, who has the first seat, may not know: a random game
 * is played to some point, and its twin is another state that looks the same to her. Both then go
 * on alike, and whatever reaches her or everybody must be the same, byte by byte.
 */
final class Twins implements AutoCloseable {
  private static final int MOST_ACTIONS = 2_000;

  /** What a pair of worlds was and what was different in it. */
  record Difference(long seed, String game, String channel, String one, String other) {}

  private final Path data;
  private final List<Store> stores;

  Twins(Path data) {
    this.data = data;
    stores = List.of(Sqlite.in(data.resolve("one")), Sqlite.in(data.resolve("other")));
  }

  /** What became of one pair: how many steps were compared, and the first difference. */
  record Outcome(int steps, Optional<Difference> difference) {}

  /** {@return what a seed's pair of worlds of a game comes to} */
  <S, V> Outcome compare(Game<S, V> game, Map<String, String> given, long seed) {
    var random = new Random(seed);
    var options = Options.read(game.profile().options(), given).orThrow();
    var match = played(game, options, random.nextInt(40), random, seed);
    if (!(match.turn() instanceof Turn.Of)) return new Outcome(0, Optional.empty());
    S twin = game.sample(game.view(match.state(), Viewer.FIRST), random);
    if (twin.equals(match.state())) return new Outcome(0, Optional.empty());
    try (var one = world(0, Match.from(game, options, match.state()));
        var other = world(1, Match.from(game, options, twin))) {
      return one.alike(other)
          ? together(one, other, random, seed)
          : new Outcome(0, Optional.empty());
    }
  }

  private static <S, V> Match<S, V> played(
      Game<S, V> game, Options options, int plies, Random random, long seed) {
    var dealer = SeedDealer.of("twins" + seed, game.profile().id());
    var match = Match.begin(game, options).deal(dealer);
    while (match.turn() instanceof Turn.Of(var seat) && match.ply() < plies) {
      var picks = new ArrayList<fr.zizanie.rules.core.Choice>();
      S state = match.state();
      do {
        var offered = game.choices(state);
        picks.add(offered.get(random.nextInt(offered.size())));
        state = game.apply(state, picks.getLast());
      } while (!game.settled(state));
      match = match.enter(new Entry.Acted(seat, picks)).orThrow().deal(dealer);
    }
    return match;
  }

  private <S, V> World<S, V> world(int which, Match<S, V> match) {
    clear(data.resolve(which == 0 ? "one" : "other"));
    return new World<>(
        new Tables(stores.get(which), new Thinking(), new HandAlarms()).keeping(), match);
  }

  private static void clear(Path folder) {
    try (var connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("zizanie.db"));
        var statement = connection.createStatement()) {
      for (String table : List.of("entries", "seeds", "terms", "matches", "guests"))
        statement.execute("delete from " + table);
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }

  private static <S, V> Outcome together(
      World<S, V> one, World<S, V> other, Random random, long seed) {
    boolean drawn = seed % 7 == 0;
    int steps = random.nextInt(8);
    int done = 0;
    var difference = difference(one, other, seed, drawn && steps == 0);
    while (difference.isEmpty() && done < steps && step(one, other, random)) {
      // What is drawn or answered may rightly tell Ann in which world this is.
      if (!one.alike(other) || one.state().equals(other.state()))
        return new Outcome(done, difference);
      done++;
      difference = difference(one, other, seed, drawn && done == steps);
    }
    return new Outcome(done + 1, difference);
  }

  /** {@return whether both worlds have gone on alike} */
  private static boolean step(World<?, ?> one, World<?, ?> other, Random random) {
    if (one.table.match().outcome().isPresent()) return false;
    if (random.nextInt(6) == 0 || !(one.table.match().turn() instanceof Turn.Of(var seat))) {
      long millis = random.nextInt(9_000);
      one.pass(millis);
      other.pass(millis);
      return true;
    }
    Set<String> both = new HashSet<>(actions(other));
    var actions = actions(one).stream().filter(both::contains).toList();
    if (actions.isEmpty()) return false;
    String text = actions.get(random.nextInt(actions.size()));
    one.say(seat, text);
    other.say(seat, text);
    return true;
  }

  /** Without those that end the game, which a hand may force (Architecture, 4.3). */
  private static List<String> actions(World<?, ?> world) {
    return world.actions().stream()
        .filter(text -> !text.equals("concede") && !text.equals("accept"))
        .limit(MOST_ACTIONS)
        .toList();
  }

  private static Optional<Difference> difference(
      World<?, ?> one, World<?, ?> other, long seed, boolean drawn) {
    var beginnings =
        one.table.match().turn().is(fr.zizanie.rules.core.Seat.FIRST)
            ? beginnings(one)
            : List.of("a1");
    var eyes = one.table.match().profile().seats();
    var left = one.byChannel(eyes, one.asked(beginnings, "pass", "pass"), drawn);
    var right = other.byChannel(eyes, other.asked(beginnings, "pass", "pass"), drawn);
    for (var channel : left.entrySet()) {
      var there = right.getOrDefault(channel.getKey(), List.of());
      var here = channel.getValue();
      if (here.equals(there)) continue;
      int at = 0;
      while (at < here.size() && at < there.size() && here.get(at).equals(there.get(at))) at++;
      return Optional.of(
          new Difference(
              seed,
              one.table.match().profile().id(),
              channel.getKey(),
              at < here.size() ? here.get(at) : "nothing",
              at < there.size() ? there.get(at) : "nothing"));
    }
    return Optional.empty();
  }

  private static List<String> beginnings(World<?, ?> world) {
    return actions(world).stream().map(text -> text.split(" ", 2)[0]).distinct().limit(6).toList();
  }

  @Override
  public void close() {
    stores.forEach(Store::close);
  }
}
