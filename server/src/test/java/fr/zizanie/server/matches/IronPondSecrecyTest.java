package fr.zizanie.server.matches;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
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
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Non-interference over every channel of Architecture, 4.5 for hands, traps and pile: two worlds
 * that differ only in what White may not know look the same to White and to everybody, byte by
 * byte, and take the same time.
 */
class IronPondSecrecyTest {
  private static final IronPond GAME = new IronPond();
  private static final Guest ANN = new Guest(new PlayerId("ann"), "Anne");
  private static final Guest BOB = new Guest(new PlayerId("bob"), "Bob");
  private static final List<String> OTHERS = List.of("ann", "eve");

  @TempDir Path data;

  /** One table with White held by Ann and Black by Bob; Eve watches. */
  private final class World implements AutoCloseable {
    private final Store store;
    private final Thinking thinking = new Thinking();
    private final HandAlarms alarms = new HandAlarms();
    private final Table<IronPondState, IronPondView> table;
    private final List<String> heard = new ArrayList<>();

    World(Options options, int... deals) throws Exception {
      store = Sqlite.in(Files.createTempDirectory(data, "world"));
      var dealt = IronPondTableTest.dealt(options, deals);
      var setup =
          new Setup(
              new MatchId("m1"),
              "ironpond",
              1,
              options.values(),
              List.of(new Sitter.Person(ANN), new Sitter.Person(BOB)),
              new Seed("00"),
              5);
      store.create(setup, EntryText.news(Match.begin(GAME, options), dealt, 0, true, 5));
      table = new Table<>(setup, dealt, store, thinking, alarms, alarms.clock());
      table.think();
      for (String guest : OTHERS)
        table.watch(
            new Watcher(
                new PlayerId(guest), message -> heard.add(guest + " " + Checked.json(message))),
            0);
    }

    IronPondState state() {
      return table.match().state();
    }

    IronPondView view(Viewer viewer) {
      return GAME.view(state(), viewer);
    }

    void say(Seat by, String text) {
      String guest = by == Seat.FIRST ? "ann" : "bob";
      table.play(new PlayerId(guest), by, version(guest), text).orThrow();
    }

    /** Makes a gesture, which may be one too many. */
    String winks(Seat by) {
      String guest = by == Seat.FIRST ? "ann" : "bob";
      return table.play(new PlayerId(guest), by, version(guest), "gesture nudge").toString();
    }

    private int version(String guest) {
      return Checked.tree("ToPage", table.sheet(new PlayerId(guest)).json())
          .get("version")
          .intValue();
    }

    /** The actions of the seat to act, without those that end the game at once. */
    List<String> actions() {
      return Lines.actions(GAME, state(), 3_000).stream()
          .map(GAME.notation()::print)
          .filter(text -> !text.equals("concede") && !text.equals("accept"))
          .toList();
    }

    /** Everything that White and everybody can get now, and all that was pushed so far. */
    List<String> channels() {
      var out = new ArrayList<>(heard);
      for (String guest : OTHERS) {
        out.add(Checked.told(table.sheet(new PlayerId(guest))));
        for (String eyes : List.of("white", "black", "public", "truth"))
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
      return masked(out);
    }

    /** What was pushed so far. */
    List<String> pushed() {
      return masked(heard);
    }

    /** The sheet of White. */
    String sheet() {
      return masked(List.of(Checked.told(table.sheet(ANN.id())))).getFirst();
    }

    /** What White hears when trying and asking about everything. */
    private void asked(List<String> out) {
      int version = version("ann");
      var questions = table.questions();
      var ann = table.asker(ANN.id(), Seat.FIRST, version);
      var prefixes = new ArrayList<List<String>>();
      prefixes.add(List.of());
      for (int card = 1; card <= 73; card++) prefixes.add(List.of("#" + card));
      for (String text :
          List.of("take", "guess", "discard", "place", "!#16", "#16 b8", "e4", "pass"))
        prefixes.add(List.of(text.split(" ", -1)));
      for (var prefix : prefixes) {
        out.add(Checked.told(questions.picks(ann, prefix)));
        out.add(Checked.told(questions.explain(ann, prefix)));
        out.add(Checked.told(questions.preview(ann, String.join(" ", prefix))));
      }
      for (String action : List.of("e2e4", "g1f3", "d2d4", "b1c3", "end", "pass", "#39"))
        out.add(Checked.told(questions.preview(ann, action)));
      var other = table.asker(ANN.id(), Seat.SECOND, version);
      out.add(Checked.told(questions.picks(other, List.of())));
      out.add(Checked.told(questions.explain(other, List.of("#39"))));
      out.add(Checked.told(table.play(ANN.id(), Seat.SECOND, version, "pass")));
      out.add(Checked.told(table.play(new PlayerId("eve"), Seat.FIRST, version, "e2e4")));
    }

    @Override
    public void close() {
      thinking.close();
      store.close();
    }
  }

  /**
   * Fingerprints of secret squares differ with the square and, without the nonce, tell nothing:
   * each stands for itself here, so that where and how many there are is still compared.
   */
  static List<String> masked(List<String> texts) {
    return texts.stream()
        .map(text ->
            text.replaceAll("\"sealed\":\"[0-9a-f]{64}\"", "\"sealed\":\"…\"")
                .replaceAll("\\[Sealed \"([0-9a-f]{64} ?)+\"\\]", "[Sealed …]"))
        .toList();
  }

  /** Whether White and everybody know the same in both worlds, as the rules see it. */
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
      if (random.nextInt(9) == 0) {
        Seat by = Seat.values()[random.nextInt(2)];
        assertThat(other.winks(by)).isEqualTo(one.winks(by));
      } else if (random.nextInt(5) == 0 || !(one.table.match().turn() instanceof Turn.Of)) {
        long millis = random.nextInt(9_000);
        one.alarms.pass(millis);
        other.alarms.pass(millis);
      } else {
        Seat seat = ((Turn.Of) one.table.match().turn()).seat();
        Set<String> both = new HashSet<>(other.actions());
        if (seat == Seat.FIRST) assertThat(other.actions()).isEqualTo(one.actions());
        var actions = one.actions().stream().filter(both::contains).toList();
        var cards = actions.stream().filter(a -> a.startsWith("#")).toList();
        var pool = cards.isEmpty() || random.nextInt(3) == 0 ? actions : cards;
        if (pool.isEmpty()) return done;
        String text = pool.get(random.nextInt(pool.size()));
        one.say(seat, text);
        other.say(seat, text);
      }
      // A card drawn, or a trap sprung, may rightly tell White in which world this is.
      if (!alike(one, other) || one.state().equals(other.state())) return done;
      done++;
      assertThat(other.alarms.asked).isEqualTo(one.alarms.asked);
      assertThat(other.pushed()).isEqualTo(one.pushed());
      if (done % 4 == 0) assertThat(other.channels()).isEqualTo(one.channels());
      else assertThat(other.sheet()).isEqualTo(one.sheet());
    }
    return done;
  }

  /** Black holds the card {@code black} or the next one of the pile instead, nothing between. */
  private int hands(int black, int next, int seed, boolean passing, String... words)
      throws Exception {
    var options = IronPondTableTest.options(words);
    int[] cards = {black, 35, 3, 46, 53, 16, 67, 39, 6, 25};
    int[] others = cards.clone();
    others[0] = next;
    try (var one = new World(options, cards);
        var other = new World(options, others)) {
      if (passing) for (var world : List.of(one, other)) world.table.autopass(BOB.id(), true);
      return twins(one, other, 30, new Random(seed));
    }
  }

  @Test
  void a_hidden_hand_and_the_pile_tell_nothing() throws Exception {
    int compared = hands(32, 33, 1, false);
    compared += hands(42, 43, 2, false);
    compared += hands(1, 2, 3, false, "fundamental=strict");
    compared += hands(66, 68, 4, false);
    compared += hands(57, 58, 5, false, "darts=skill");
    compared += hands(13, 14, 6, false, "freeDiscard=true");
    assertThat(compared).isGreaterThan(60);
  }

  @Test
  void the_eyes_of_a_seat_see_no_more_once_the_game_is_over() throws Exception {
    var options = IronPondTableTest.options();
    try (var one = new World(options, 32, 35, 3, 46, 53, 16, 67, 39, 6, 25);
        var other = new World(options, 33, 35, 3, 46, 53, 16, 67, 39, 6, 25)) {
      twins(one, other, 12, new Random(31));
      for (var world : List.of(one, other)) world.say(Seat.SECOND, "resign");
      for (String guest : List.of("ann", "bob", "eve"))
        for (String eyes : List.of("white", "public"))
          assertThat(other.table.replay(new PlayerId(guest), Optional.of(eyes)))
              .isEqualTo(one.table.replay(new PlayerId(guest), Optional.of(eyes)));
      assertThat(other.table.replay(ANN.id(), Optional.of("black")))
          .isNotEqualTo(one.table.replay(ANN.id(), Optional.of("black")));
    }
  }

  @Test
  void a_gesture_and_who_could_punish_it_tell_nothing() throws Exception {
    int compared = hands(72, 73, 41, false, "pub=true") + hands(72, 71, 42, true);
    assertThat(compared).isGreaterThan(15);
  }

  @Test
  void nor_does_a_counter_when_windows_are_passed_for_its_holder() throws Exception {
    int compared = hands(32, 33, 7, true);
    compared += hands(52, 54, 8, true);
    compared += hands(34, 36, 9, true);
    assertThat(compared).isGreaterThan(30);
  }

  /** Black arms a trap on another square in each world. */
  private int traps(String first, String second, int seed) throws Exception {
    var options = IronPondTableTest.options();
    int[] cards = {12, 35, 3, 46, 53, 16, 67, 39, 6, 25};
    try (var one = new World(options, cards);
        var other = new World(options, cards)) {
      for (var world : List.of(one, other)) {
        world.say(Seat.FIRST, "e2e4");
        world.say(Seat.FIRST, "end");
        world.say(Seat.SECOND, "e7e5");
      }
      one.say(Seat.SECOND, "#12 " + first);
      other.say(Seat.SECOND, "#12 " + second);
      return twins(one, other, 30, new Random(seed));
    }
  }

  @Test
  void a_trap_tells_nothing_before_it_is_sprung() throws Exception {
    int compared = traps("a6", "h6", 21) + traps("d4", "h5", 22) + traps("a3", "a4", 23);
    compared += traps("h6", "g6", 24) + traps("c4", "b6", 25);
    assertThat(compared).isGreaterThan(30);
  }

  @Test
  void a_kidnapping_tells_the_victim_and_everybody_nothing_before_its_end() throws Exception {
    var options = IronPondTableTest.options();
    int[] cards = {11, 35, 3, 46, 53, 16, 67, 39, 6, 25};
    try (var one = new World(options, cards);
        var other = new World(options, cards)) {
      for (var world : List.of(one, other)) {
        world.say(Seat.FIRST, "e2e4");
        world.say(Seat.FIRST, "end");
        world.say(Seat.SECOND, "e7e5");
        world.say(Seat.SECOND, "#11");
        world.say(Seat.FIRST, "pass");
        world.alarms.pass(3_000);
      }
      assertThat(other.channels()).isEqualTo(one.channels());
      one.say(Seat.SECOND, "take d1");
      other.say(Seat.SECOND, "take a1");
      assertThat(other.channels()).isEqualTo(one.channels());
      one.alarms.pass(6_999);
      other.alarms.pass(6_999);
      assertThat(other.channels()).isEqualTo(one.channels());
      one.alarms.pass(1);
      other.alarms.pass(1);
      assertThat(other.table.sheet(ANN.id())).isNotEqualTo(one.table.sheet(ANN.id()));
    }
  }
}
