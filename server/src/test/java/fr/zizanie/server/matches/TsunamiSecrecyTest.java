package fr.zizanie.server.matches;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import fr.zizanie.server.computer.Thinking;
import fr.zizanie.server.live.Watcher;
import fr.zizanie.server.store.EntryText;
import fr.zizanie.server.store.Guest;
import fr.zizanie.server.store.MatchId;
import fr.zizanie.server.store.PlayerId;
import fr.zizanie.server.store.Seed;
import fr.zizanie.server.store.Setup;
import fr.zizanie.server.store.Sitter;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.sql.Sqlite;
import fr.zizanie.server.table.Table;
import fr.zizanie.server.time.HandAlarms;
import fr.zizanie.sheets.Checked;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Non-interference over every channel of Architecture, 4.5 for hands, notes, traps and pile: two
 * worlds that differ only in what Black may not know look the same to Black and to everybody, byte
 * by byte, and take the same time.
 */
class TsunamiSecrecyTest {
  private static final Tsunami GAME = new Tsunami();
  private static final Guest ANN = new Guest(new PlayerId("ann"), "Anne");
  private static final Guest BOB = new Guest(new PlayerId("bob"), "Bob");
  private static final List<String> OTHERS = List.of("ann", "eve");

  /** Eight stones, none of which touches another. */
  private static final List<String> OPENING =
      List.of("D4", "K10", "D10", "K4", "G4", "G10", "D7", "K7");

  @TempDir Path data;

  private static Options options() {
    return Options.read(GAME.profile().options(), Map.of()).orThrow();
  }

  /** The match after the opening; {@code drawn} come to Black and White in turn, with a pass. */
  private static Match<TsunamiState, TsunamiView> opened(List<String> drawn) {
    var match = Match.begin(GAME, options());
    for (String at : OPENING) match = match.play(seat(match), at).orThrow();
    List<String> quiet = List.of("A1", "N13", "A13", "N1", "A3", "N11", "C1", "L13");
    int next = 0;
    for (String card : drawn) {
      var drawing = match.play(seat(match), "draw").orThrow();
      Choice result = drawing.read(card).orThrow().getFirst();
      match = drawing.enter(new Entry.Dealt(result)).orThrow();
      match = match.play(seat(match), quiet.get(next++)).orThrow();
      if (GAME.timed(GAME.view(match.state(), Viewer.PUBLIC)).isPresent())
        match = match.play(seat(match), "pass").orThrow();
    }
    return match;
  }

  private static Seat seat(Match<?, ?> match) {
    return ((Turn.Of) match.turn()).seat();
  }

  /** One table with Black held by Ann and White by Bob; Eve watches. */
  private final class World implements AutoCloseable {
    private final Store store;
    private final Thinking thinking = new Thinking();
    private final HandAlarms alarms = new HandAlarms();
    private final Table<TsunamiState, TsunamiView> table;
    private final List<String> heard = new ArrayList<>();

    World(List<String> drawn) throws Exception {
      store = Sqlite.in(Files.createTempDirectory(data, "world"));
      var start = opened(drawn);
      var setup =
          new Setup(
              new MatchId("m1"),
              "tsunami",
              1,
              options().values(),
              List.of(new Sitter.Person(ANN), new Sitter.Person(BOB)),
              new Seed("00"),
              5);
      store.create(setup, EntryText.news(Match.begin(GAME, options()), start, 0, true, 5));
      table = new Table<>(setup, start, store, thinking, alarms, alarms.clock());
      table.think();
      for (String guest : OTHERS)
        table.watch(
            new Watcher(
                new PlayerId(guest), message -> heard.add(guest + " " + Checked.json(message))),
            0);
    }

    TsunamiState state() {
      return table.match().state();
    }

    TsunamiView view(Viewer viewer) {
      return GAME.view(state(), viewer);
    }

    void say(Seat by, String text) {
      String guest = by == Seat.FIRST ? "ann" : "bob";
      table.play(new PlayerId(guest), by, version(guest), text).orThrow();
    }

    private int version(String guest) {
      return Checked.tree("ToPage", table.sheet(new PlayerId(guest)).json())
          .get("version")
          .intValue();
    }

    List<String> actions() {
      return Lines.actions(GAME, state(), 3_000).stream().map(GAME.notation()::print).toList();
    }

    /** Everything that Black and everybody can get now, and all that was pushed so far. */
    List<String> channels() {
      var out = new ArrayList<>(heard);
      for (String guest : OTHERS) {
        out.add(Checked.told(table.sheet(new PlayerId(guest))));
        for (String eyes : List.of("black", "public", "truth"))
          out.add(Checked.told(table.replay(new PlayerId(guest), Optional.of(eyes))));
        out.add(Checked.told(table.replay(new PlayerId(guest), Optional.empty())));
        out.add(table.download(new PlayerId(guest), false).toString());
        out.add(table.download(new PlayerId(guest), true).toString());
        out.add(
            Checked.told(
                MatchList.of(
                    store.rows(new PlayerId(guest), 9),
                    Games::named,
                    new PlayerId(guest),
                    (_, _) -> false)));
        for (int have = 0; have < version(guest); have += 9) {
          var again = new Watcher(new PlayerId(guest), message -> out.add(Checked.json(message)));
          table.watch(again, have);
          table.leave(again);
        }
      }
      asked(out);
      return IronPondSecrecyTest.masked(out);
    }

    /** What Black hears when trying and asking about everything. */
    private void asked(List<String> out) {
      int version = version("ann");
      var questions = table.questions();
      var ann = table.asker(ANN.id(), Seat.FIRST, version);
      var other = table.asker(ANN.id(), Seat.SECOND, version);
      var prefixes = new ArrayList<List<String>>();
      prefixes.add(List.of());
      for (var card : GAME.deck().cards()) prefixes.add(List.of("#" + card.id()));
      for (String text : List.of("draw", "discard", "dead", "E5", "#duel G7", "#piege E5", "pass"))
        prefixes.add(List.of(text.split(" ", -1)));
      for (var prefix : prefixes) {
        out.add(Checked.told(questions.picks(ann, prefix)));
        out.add(Checked.told(questions.explain(ann, prefix)));
        out.add(Checked.told(questions.preview(ann, String.join(" ", prefix))));
      }
      out.add(Checked.told(questions.picks(other, List.of())));
      out.add(Checked.told(questions.explain(other, List.of("#non"))));
      out.add(Checked.told(table.play(ANN.id(), Seat.SECOND, version, "pass")));
      out.add(Checked.told(table.play(new PlayerId("eve"), Seat.FIRST, version, "E5")));
    }

    @Override
    public void close() {
      thinking.close();
      store.close();
    }
  }

  private static boolean alike(World one, World other) {
    return one.view(Viewer.FIRST).equals(other.view(Viewer.FIRST))
        && one.view(Viewer.PUBLIC).equals(other.view(Viewer.PUBLIC));
  }

  /**
   * Plays on at random in both worlds what both allow, and compares after every step.
   *
   * @return how many steps were compared while the worlds were different
   */
  private static int twins(World one, World other, int steps, Random random) {
    int done = 0;
    assertThat(other.channels()).isEqualTo(one.channels());
    while (done < steps && one.table.match().outcome().isEmpty()) {
      if (random.nextInt(6) == 0) {
        long millis = random.nextInt(9_000);
        one.alarms.pass(millis);
        other.alarms.pass(millis);
      } else {
        Seat seat = seat(one.table.match());
        Set<String> both = new HashSet<>(other.actions());
        if (seat == Seat.FIRST) assertThat(other.actions()).isEqualTo(one.actions());
        // A draw could tell the worlds apart; everything else is tried.
        var actions =
            one.actions().stream().filter(both::contains).filter(a -> !a.equals("draw")).toList();
        var words = actions.stream().filter(a -> !a.matches("[A-N]\\d+")).toList();
        var pool = words.isEmpty() || random.nextInt(3) > 0 ? actions : words;
        if (pool.isEmpty()) return done;
        String text = pool.get(random.nextInt(pool.size()));
        one.say(seat, text);
        other.say(seat, text);
      }
      if (!alike(one, other) || one.state().equals(other.state())) return done;
      done++;
      assertThat(other.alarms.asked).isEqualTo(one.alarms.asked);
      assertThat(IronPondSecrecyTest.masked(other.heard))
          .isEqualTo(IronPondSecrecyTest.masked(one.heard));
      if (done % 5 == 0) assertThat(other.channels()).isEqualTo(one.channels());
      else
        assertThat(IronPondSecrecyTest.masked(List.of(Checked.told(other.table.sheet(ANN.id())))))
            .isEqualTo(
                IronPondSecrecyTest.masked(List.of(Checked.told(one.table.sheet(ANN.id())))));
    }
    return done;
  }

  /** White holds one card or the other; the other one is in the pile. */
  private int hands(String first, String second, int seed, boolean passing) throws Exception {
    try (var one = new World(List.of("#interdit", "#" + first));
        var other = new World(List.of("#interdit", "#" + second))) {
      if (passing) for (var world : List.of(one, other)) world.table.autopass(BOB.id(), true);
      return twins(one, other, 12, new Random(seed));
    }
  }

  @Test
  void a_hidden_hand_and_the_pile_tell_nothing() throws Exception {
    int compared = hands("non", "troc", 1, false);
    compared += hands("barrage", "piege", 2, false);
    compared += hands("confiscation", "encre", 3, false);
    compared += hands("pickpocket", "miroir", 4, false);
    assertThat(compared).isGreaterThan(12);
  }

  @Test
  void nor_does_a_counter_when_windows_are_passed_for_its_holder() throws Exception {
    int compared = hands("barrage", "troc", 7, true);
    compared += hands("non", "duel", 8, true);
    assertThat(compared).isGreaterThan(8);
  }

  /** White notes something else in each world. */
  private int notes(String card, String first, String second, int seed) throws Exception {
    var drawn = List.of("#interdit", "#" + card);
    try (var one = new World(drawn);
        var other = new World(drawn)) {
      for (var world : List.of(one, other)) {
        world.say(Seat.FIRST, "A5");
        if (seat(world.table.match()) == Seat.SECOND && window(world))
          world.say(Seat.SECOND, "pass");
      }
      one.say(Seat.SECOND, "#" + card + " " + first);
      other.say(Seat.SECOND, "#" + card + " " + second);
      assertThat(other.channels()).isEqualTo(one.channels());
      return twins(one, other, 12, new Random(seed));
    }
  }

  private static boolean window(World world) {
    return GAME.timed(world.view(Viewer.PUBLIC)).isPresent();
  }

  @Test
  void a_trap_tells_nothing_before_it_is_sprung() throws Exception {
    int compared = notes("piege", "E5", "J9", 21) + notes("piege", "B2", "M12", 22);
    compared += notes("piege", "G6", "G8", 23) + notes("piege", "B9", "L6", 24);
    assertThat(compared).isGreaterThan(12);
  }

  @Test
  void nor_do_ink_and_a_prophecy_before_they_act() throws Exception {
    int compared = notes("encre", "E5", "J9", 31) + notes("encre", "B2", "M12", 32);
    compared += notes("prophetie", "C3", "L11", 33) + notes("prophetie", "B12", "M2", 34);
    assertThat(compared).isGreaterThan(3);
  }
}
