package fr.zizanie.bench.load;

import com.sun.management.ThreadMXBean;
import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.agent.Preparing;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.live.Patches;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.wire.FromPage;
import fr.zizanie.sheets.wire.Sheet;
import fr.zizanie.sheets.wire.ToPage;
import fr.zizanie.sheets.wire.WireCodecs;
import fr.zizanie.table.live.MatchKeeper;
import fr.zizanie.table.live.MatchSession;
import fr.zizanie.table.live.SessionActions;
import fr.zizanie.table.live.SessionDependencies;
import fr.zizanie.table.live.Thinker;
import fr.zizanie.table.live.Thought;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Seed;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.shelf.Shelf;
import fr.zizanie.table.time.WrittenAt;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * What a move takes at a table alone, without sockets and a store, on one thread: always the same
 * games, so that two versions can be compared.
 */
final class Alone {
  /** How long each game is played. */
  private static final int PLIES = 60;

  /** How often all games of a kind are played until the compilers have done. */
  static final int WARMING = 40;

  private static final int MEASURED = 5;

  private static final ThreadMXBean THREADS =
      ManagementFactory.getPlatformMXBean(ThreadMXBean.class);

  private long moves;
  private long bytes;

  /** A match at its first turn, and what will be played. */
  private record Begun<S, V>(
      Setup setup, Match<S, V> match, List<Guest> players, List<Script.Move> moves) {}

  /**
   * Plays so many games, as many of each kind, each so often before it is measured; {@return a
   * table of what a move takes}
   */
  static String measured(int games, int warming) {
    var shelf = Shelf.all();
    int each = Math.max(1, games / shelf.size());
    var out =
        new StringBuilder("| game | processor time a move, ms | garbage, kB | bytes sent |\n")
            .append("|---|---|---|---|\n");
    for (var entry : shelf) out.append(new Alone().row(entry.game(), each, warming));
    return out.toString();
  }

  private <S, V> String row(Game<S, V> game, int games, int warming) {
    var begun = IntStream.range(0, games).mapToObj(n -> begun(game, n)).toList();
    for (int k = 0; k < warming; k++) begun.forEach(this::play);
    moves = 0;
    bytes = 0;
    long nanos = THREADS.getCurrentThreadCpuTime();
    long allocated = THREADS.getCurrentThreadAllocatedBytes();
    for (int k = 0; k < MEASURED; k++) begun.forEach(this::play);
    return String.format(
        Locale.ROOT,
        "| %s | %.3f | %.1f | %d |%n",
        game.profile().id(),
        (THREADS.getCurrentThreadCpuTime() - nanos) / 1e6 / moves,
        (THREADS.getCurrentThreadAllocatedBytes() - allocated) / 1e3 / moves,
        bytes / moves);
  }

  private static <S, V> Begun<S, V> begun(Game<S, V> game, int n) {
    var random = new SplittableRandom(n);
    byte[] seed = new byte[Seed.BYTES];
    random.nextBytes(seed);
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var players = List.of(guest("first"), guest("second"));
    var setup =
        new Setup(
            new MatchId("alone" + n),
            game.profile().id(),
            game.profile().rules(),
            options.values(),
            players.stream().<Sitter>map(Sitter.Person::new).toList(),
            Seed.of(seed),
            0);
    var match = Match.begin(game, options).deal(setup.dealer());
    var moves = new RandomGame<>(match, setup.dealer(), random.nextLong()).moves(PLIES);
    return new Begun<>(setup, match, players, moves);
  }

  private static Guest guest(String id) {
    return new Guest(new PlayerId(id), "");
  }

  private <S, V> void play(Begun<S, V> begun) {
    var kept = new Kept<S, V>(begun);
    for (Guest player : begun.players) {
      var patches = new Patches(fr.zizanie.server.live.Memory.ofProcess());
      var connection =
          new ViewerConnection(player.id(), message -> bytes += size(message, patches));
      kept.session.showing().watch(connection, 0);
    }
    var actions = new SessionActions<>(kept.session, () -> 0);
    for (var move : begun.moves) {
      var said = JsonReader.object(move.message()).then(WireCodecs::readFromPage).orThrow();
      if (!(said instanceof FromPage.Play play)) throw new IllegalStateException(move.message());
      var seat = actions.seat(play.seat()).orThrow();
      var player = begun.players.get(move.seat());
      actions.play(player.id(), seat, play.version(), play.action()).orThrow();
      moves++;
    }
  }

  private static int size(ToPage message, Patches patches) {
    String json = message instanceof Sheet sheet ? patches.json(sheet) : message.json();
    return json.getBytes(StandardCharsets.UTF_8).length;
  }

  /** Nobody asks the computer where two people play. */
  private static final class Nobody implements Thinker {
    @Override
    public <S, V> Thought think(
        PlayerId owner,
        Game<S, V> game,
        V view,
        Supplier<List<List<Choice>>> offered,
        int level,
        Consumer<Advice> then) {
      return Thought.NONE;
    }

    @Override
    public <S, V> Thought answer(
        PlayerId owner,
        Game<S, V> game,
        V view,
        List<List<Choice>> offered,
        int level,
        Consumer<Advice> then) {
      return Thought.NONE;
    }

    @Override
    public <V> Thought prepare(
        PlayerId owner, Preparing<V> agent, V view, Consumer<List<List<Choice>>> then) {
      return Thought.NONE;
    }
  }

  /** A match that is kept nowhere but here, at a time that stands still. */
  private static final class Kept<S, V> implements MatchKeeper<S, V> {
    private final MatchSession<S, V> session;

    Kept(Begun<S, V> begun) {
      var dependencies = new SessionDependencies(() -> 0, () -> 0, new Nobody(), _ -> true);
      session = new MatchSession<>(begun.setup, begun.match, dependencies, this);
    }

    @Override
    public boolean commit(Match<S, V> next, int lag) {
      // As on a server, which writes it down.
      session.shown().told(next);
      session.advance(next, WrittenAt.at(0));
      return true;
    }

    @Override
    public void attempt(Runnable deed) {
      deed.run();
    }

    @Override
    public void alone(Runnable deed) {
      deed.run();
    }

    @Override
    public boolean passes(Guest guest) {
      return false;
    }
  }
}
