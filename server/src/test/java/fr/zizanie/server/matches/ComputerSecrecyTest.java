package fr.zizanie.server.matches;

import static fr.zizanie.server.matches.Tables.BOB;
import static fr.zizanie.server.matches.Tables.EVE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.table.Table;
import fr.zizanie.server.time.HandAlarms;
import fr.zizanie.sheets.Checked;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.time.TimeControl;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Non-interference against the computer (Architecture, 4.3): in two worlds Bob's hand is another,
 * so that windows which he could use in one are passed for him in the other. The computer is given
 * the same, and whoever watches or asks is told the same at the same times.
 */
class ComputerSecrecyTest {
  @TempDir Path data;

  /** A table where the computer has the first seat, Bob the second, and Eve watches. */
  private final class Opposed<S, V> implements AutoCloseable {
    final Scripted computer;
    final Tables tables;
    final Table<S, V> table;
    final List<String> heard = new ArrayList<>();

    Opposed(Match<S, V> match, long seed, Setting setting) throws Exception {
      var alarms = new HandAlarms(setting.delay);
      computer =
          new Scripted(
              seed,
              ComputerSecrecyTest::liked,
              () -> setting.clocked ? "at " + alarms.clock().millis() : "");
      tables = new Tables(Files.createTempDirectory(data, "world"), computer.thinking(), alarms);
      table = tables.table(match, new Sitter.Computer(1), new Sitter.Person(BOB), setting.control);
      var connection =
          new ViewerConnection(EVE, message -> heard.add(now() + " " + Checked.json(message)));
      table.watch(connection, 0);
    }

    boolean clocked() {
      return table.setup().control().limited();
    }

    long now() {
      return tables.alarms.clock().millis();
    }

    /** Whether Bob may answer the computer now. */
    boolean asked() {
      return table.match().timed().isPresent();
    }

    /** Whether the computer and everybody know the same in another world, as the rules see it. */
    boolean alike(Opposed<?, ?> other) {
      return Stream.of(Viewer.FIRST, Viewer.PUBLIC).allMatch(v -> view(v).equals(other.view(v)));
    }

    private V view(Viewer viewer) {
      return table.match().game().view(table.match().state(), viewer);
    }

    boolean acts() {
      return table.match().turn() instanceof Turn.Of(Seat seat) && seat == Seat.SECOND;
    }

    List<String> actions() {
      var game = table.match().game();
      var actions = Lines.actions(game, table.match().state(), 3_000);
      return calm(actions.stream().map(game.notation()::print).toList());
    }

    void say(String text) {
      Tables.say(table, Seat.SECOND, text).orThrow();
    }

    /** All that Eve was told and can ask for now. */
    List<String> channels() {
      var out = new ArrayList<>(heard);
      out.add(Checked.told(table.sheet(EVE)));
      out.add(Checked.told(table.copy(EVE).replay(Optional.empty())));
      for (String eyes : List.of("public", "truth"))
        out.add(Checked.told(table.copy(EVE).replay(Optional.of(eyes))));
      out.add(table.copy(EVE).download(false).toString());
      out.add(table.copy(EVE).download(true).toString());
      return out;
    }

    @Override
    public void close() {
      tables.close();
    }
  }

  /** Neither what ends the game at once nor what draws a card or shows a hand. */
  private static List<String> calm(List<String> actions) {
    return actions.stream()
        .filter(a -> !List.of("draw", "concede", "accept").contains(a) && !a.startsWith("#57"))
        .toList();
  }

  /** Cards before moves. */
  static List<String> liked(List<String> actions) {
    var calm = calm(actions);
    var cards = calm.stream().filter(a -> a.startsWith("#")).toList();
    return calm.isEmpty() ? actions : cards.isEmpty() ? calm : cards;
  }

  /**
   * Plays on in both worlds, Bob what both allow; where only one asks him, he passes before a
   * public delay is over. Everything is compared after every step and at odd times between.
   *
   * @return how many windows were open for Bob in one world and not in the other
   */
  private static int twins(Opposed<?, ?> one, Opposed<?, ?> other, int steps, Random random) {
    int told = 0;
    for (int step = 0; step < steps && one.table.match().outcome().isEmpty(); step++) {
      while (one.asked() != other.asked()) {
        told++;
        // By a clock Bob passes at once: it tells everybody how long he really thinks.
        if (!one.clocked()) wait(one, other, random.nextInt(700));
        (one.asked() ? one : other).say("pass");
        same(one, other);
      }
      wait(one, other, random.nextInt(2_500));
      wait(one, other, random.nextInt(2_500));
      if (!one.acts() || !other.acts()) return told;
      var both = new HashSet<>(other.actions());
      var pool = liked(one.actions().stream().filter(both::contains).toList());
      if (pool.isEmpty()) return told;
      String text = one.asked() ? "pass" : pool.get(random.nextInt(pool.size()));
      for (var world : List.of(one, other)) world.say(text);
      // A card that shows the hand, or one that was drawn, may rightly tell which world this is.
      if (one.asked() == other.asked() && !one.alike(other)) return told;
      same(one, other);
    }
    return told;
  }

  private static void wait(Opposed<?, ?> one, Opposed<?, ?> other, long millis) {
    for (var world : List.of(one, other)) world.tables.alarms.pass(millis);
    same(one, other);
  }

  /** Holds every channel against the other world's, and shows where the first difference begins. */
  private static void same(Opposed<?, ?> one, Opposed<?, ?> other) {
    same(one.channels(), other.channels());
    // Where Bob is still asked the computer waits, and can't know for how long.
    var given = one.computer.given();
    var others = other.computer.given();
    int both = one.asked() == other.asked() ? given.size() : Math.min(given.size(), others.size());
    same(given.subList(0, both), others.subList(0, Math.min(both, others.size())));
  }

  private static void same(List<String> first, List<String> second) {
    var ones = String.join("\n", first);
    var others = String.join("\n", second);
    if (others.equals(ones)) return;
    int at = 0;
    while (at < Math.min(ones.length(), others.length()) && ones.charAt(at) == others.charAt(at))
      at++;
    int from = Math.max(0, at - 300);
    assertThat(others.substring(from, Math.min(others.length(), at + 300)))
        .isEqualTo(ones.substring(from, Math.min(ones.length(), at + 300)));
  }

  /** What may be changed of the two worlds. */
  private record Setting(long delay, TimeControl control, boolean clocked) {
    static final Setting USUAL = new Setting(HandAlarms.DELAY, TimeControl.none(), false);
  }

  private <S, V> int compared(Match<S, V> first, Match<S, V> second, int seed, Setting setting)
      throws Exception {
    try (var one = new Opposed<>(first, seed, setting);
        var other = new Opposed<>(second, seed, setting)) {
      return twins(one, other, 10, new Random(seed));
    }
  }

  /** Bob holds one card or the next one, which lies in the pile instead. */
  private int pond(int held, int next, int seed, Setting setting) throws Exception {
    int[] cards = {held, 35, 3, 37, 4, 31, 5, 36, 6, 54};
    int[] others = cards.clone();
    others[0] = next;
    var options = IronPondTables.options();
    return compared(
        IronPondTables.dealt(options, cards), IronPondTables.dealt(options, others), seed, setting);
  }

  private int goban(String held, String other, int seed, Setting setting) throws Exception {
    return compared(
        TsunamiSecrecyTest.opened(List.of("#interdit", "#" + held)),
        TsunamiSecrecyTest.opened(List.of("#interdit", "#" + other)),
        seed,
        setting);
  }

  @Test
  void whether_a_person_could_answer_tells_nobody_anything() throws Exception {
    int told = pond(32, 33, 1, Setting.USUAL) + pond(34, 33, 2, Setting.USUAL);
    told += pond(33, 32, 3, Setting.USUAL) + pond(32, 33, 4, Setting.USUAL);
    assertThat(told).isGreaterThan(4);
  }

  @Test
  void nor_does_it_when_every_move_may_be_answered() throws Exception {
    int told = goban("barrage", "troc", 11, Setting.USUAL);
    told += goban("duel", "barrage", 12, Setting.USUAL) + goban("non", "troc", 13, Setting.USUAL);
    assertThat(told).isGreaterThan(4);
  }

  @Test
  void nor_does_it_by_a_clock() throws Exception {
    var timed = new Setting(HandAlarms.DELAY, new TimeControl.Fischer(5, 3), false);
    assertThat(pond(32, 33, 21, timed) + goban("troc", "barrage", 22, timed)).isGreaterThan(2);
  }

  @Test
  void a_pass_that_is_shown_at_once_would_be_seen() {
    var leaking = new Setting(0, TimeControl.none(), false);
    assertThatThrownBy(() -> pond(32, 33, 1, leaking)).isInstanceOf(AssertionError.class);
    assertThatThrownBy(() -> goban("barrage", "troc", 11, leaking))
        .isInstanceOf(AssertionError.class);
  }

  @Test
  void so_would_a_computer_that_looks_at_the_clock() {
    var leaking = new Setting(HandAlarms.DELAY, TimeControl.none(), true);
    assertThatThrownBy(() -> goban("non", "troc", 13, leaking)).isInstanceOf(AssertionError.class);
  }
}
