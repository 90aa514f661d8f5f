package fr.zizanie.server.matches;

import static fr.zizanie.server.matches.Tables.ANN;
import static fr.zizanie.server.matches.Tables.BOB;
import static fr.zizanie.server.matches.Tables.EVE;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.table.seat.PlayerId;
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

  @TempDir Path data;

  private World<IronPondState, IronPondView> world(Options options, int... deals) throws Exception {
    return new World<>(data, IronPondTables.dealt(options, deals));
  }

  /** Makes a gesture, which may be one too many. */
  private static String winks(World<?, ?> world, Seat by) {
    return Tables.say(world.table, by, "gesture nudge").toString();
  }

  /** The actions of the seat to act, without those that end the game at once. */
  private static List<String> actions(World<?, ?> world) {
    return world.actions().stream()
        .filter(text -> !text.equals("concede") && !text.equals("accept"))
        .toList();
  }

  /** Everything that White and everybody can get now, and all that was pushed so far. */
  private static List<String> channels(World<?, ?> world) {
    return world.channels(List.of("white", "black", "public", "truth"), asked(world));
  }

  /** What White hears when trying and asking about everything. */
  private static List<String> asked(World<?, ?> world) {
    var beginnings = new ArrayList<String>();
    for (int card = 1; card <= 73; card++) beginnings.add("#" + card);
    beginnings.addAll(List.of("take", "guess", "discard", "place", "!#16", "#16 b8", "e4", "pass"));
    beginnings.addAll(List.of("e2e4", "g1f3", "d2d4", "b1c3", "end"));
    return world.asked(beginnings, "#39", "e2e4");
  }

  /**
   * Plays on at random in both worlds what both allow, and compares after every step.
   *
   * @return how many steps were compared while the worlds were different
   */
  private static int twins(World<?, ?> one, World<?, ?> other, int steps, Random random) {
    int done = 0;
    assertThat(channels(other)).isEqualTo(channels(one));
    while (done < steps && one.table.match().outcome().isEmpty()) {
      if (random.nextInt(9) == 0) {
        Seat by = Seat.values()[random.nextInt(2)];
        assertThat(winks(other, by)).isEqualTo(winks(one, by));
      } else if (random.nextInt(5) == 0 || !(one.table.match().turn() instanceof Turn.Of)) {
        long millis = random.nextInt(9_000);
        one.pass(millis);
        other.pass(millis);
      } else {
        Seat seat = ((Turn.Of) one.table.match().turn()).seat();
        Set<String> both = new HashSet<>(actions(other));
        if (seat == Seat.FIRST) assertThat(actions(other)).isEqualTo(actions(one));
        var actions = actions(one).stream().filter(both::contains).toList();
        var cards = actions.stream().filter(a -> a.startsWith("#")).toList();
        var pool = cards.isEmpty() || random.nextInt(3) == 0 ? actions : cards;
        if (pool.isEmpty()) return done;
        String text = pool.get(random.nextInt(pool.size()));
        one.say(seat, text);
        other.say(seat, text);
      }
      // A card drawn, or a trap sprung, may rightly tell White in which world this is.
      if (!one.alike(other) || one.state().equals(other.state())) return done;
      done++;
      assertThat(other.lengths()).isEqualTo(one.lengths());
      assertThat(other.pushed()).isEqualTo(one.pushed());
      if (done % 4 == 0) assertThat(channels(other)).isEqualTo(channels(one));
      else assertThat(other.sheet()).isEqualTo(one.sheet());
    }
    return done;
  }

  /** Black holds the card {@code black} or the next one of the pile instead, nothing between. */
  private int hands(int black, int next, int seed, boolean passing, String... words)
      throws Exception {
    var options = IronPondTables.options(words);
    int[] cards = {black, 35, 3, 46, 53, 16, 67, 39, 6, 25};
    int[] others = cards.clone();
    others[0] = next;
    try (var one = world(options, cards);
        var other = world(options, others)) {
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
    var options = IronPondTables.options();
    try (var one = world(options, 32, 35, 3, 46, 53, 16, 67, 39, 6, 25);
        var other = world(options, 33, 35, 3, 46, 53, 16, 67, 39, 6, 25)) {
      twins(one, other, 12, new Random(31));
      for (var world : List.of(one, other)) world.say(Seat.SECOND, "resign");
      for (PlayerId guest : List.of(ANN.id(), BOB.id(), EVE))
        for (String eyes : List.of("white", "public"))
          assertThat(other.table.copy(guest).replay(Optional.of(eyes)))
              .isEqualTo(one.table.copy(guest).replay(Optional.of(eyes)));
      assertThat(other.table.copy(ANN.id()).replay(Optional.of("black")))
          .isNotEqualTo(one.table.copy(ANN.id()).replay(Optional.of("black")));
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
    var options = IronPondTables.options();
    int[] cards = {12, 35, 3, 46, 53, 16, 67, 39, 6, 25};
    try (var one = world(options, cards);
        var other = world(options, cards)) {
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
    var options = IronPondTables.options();
    int[] cards = {11, 35, 3, 46, 53, 16, 67, 39, 6, 25};
    try (var one = world(options, cards);
        var other = world(options, cards)) {
      for (var world : List.of(one, other)) {
        world.say(Seat.FIRST, "e2e4");
        world.say(Seat.FIRST, "end");
        world.say(Seat.SECOND, "e7e5");
        world.say(Seat.SECOND, "#11");
        world.say(Seat.FIRST, "pass");
        world.pass(3_000);
      }
      assertThat(channels(other)).isEqualTo(channels(one));
      one.say(Seat.SECOND, "take d1");
      other.say(Seat.SECOND, "take a1");
      assertThat(channels(other)).isEqualTo(channels(one));
      // What the kidnapper sees would tell.
      assertThat(other.table.sheet(BOB.id())).isNotEqualTo(one.table.sheet(BOB.id()));
      one.pass(6_999);
      other.pass(6_999);
      assertThat(channels(other)).isEqualTo(channels(one));
      one.pass(1);
      other.pass(1);
      assertThat(other.table.sheet(ANN.id())).isNotEqualTo(one.table.sheet(ANN.id()));
    }
  }
}
