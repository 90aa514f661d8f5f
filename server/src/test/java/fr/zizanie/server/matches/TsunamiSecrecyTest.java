package fr.zizanie.server.matches;

import static fr.zizanie.server.matches.Tables.BOB;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
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

  /** Eight stones, none of which touches another. */
  private static final List<String> OPENING =
      List.of("D4", "K10", "D10", "K4", "G4", "G10", "D7", "K7");

  @TempDir Path data;

  private static Options options() {
    return Options.read(GAME.profile().options(), Map.of()).orThrow();
  }

  /** The match after the opening; {@code drawn} come to Black and White in turn, with a pass. */
  static Match<TsunamiState, TsunamiView> opened(List<String> drawn) {
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

  private World<TsunamiState, TsunamiView> world(List<String> drawn) throws Exception {
    return new World<>(data, opened(drawn));
  }

  /** Everything that Black and everybody can get now, and all that was pushed so far. */
  private static List<String> channels(World<?, ?> world) {
    return world.channels(List.of("black", "public", "truth"), asked(world));
  }

  /** What Black hears when trying and asking about everything. */
  private static List<String> asked(World<?, ?> world) {
    var beginnings = new ArrayList<String>();
    for (var card : GAME.deck().cards()) beginnings.add("#" + card.id());
    beginnings.addAll(List.of("draw", "discard", "dead", "E5", "#duel G7", "#piege E5", "pass"));
    return world.asked(beginnings, "#non", "E5");
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
      if (random.nextInt(6) == 0) {
        long millis = random.nextInt(9_000);
        one.pass(millis);
        other.pass(millis);
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
      if (!one.alike(other) || one.state().equals(other.state())) return done;
      done++;
      assertThat(other.lengths()).isEqualTo(one.lengths());
      assertThat(other.pushed()).isEqualTo(one.pushed());
      if (done % 5 == 0) assertThat(channels(other)).isEqualTo(channels(one));
      else assertThat(other.sheet()).isEqualTo(one.sheet());
    }
    return done;
  }

  /** White holds one card or the other; the other one is in the pile. */
  private int hands(String first, String second, int seed, boolean passing) throws Exception {
    try (var one = world(List.of("#interdit", "#" + first));
        var other = world(List.of("#interdit", "#" + second))) {
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
    try (var one = world(drawn);
        var other = world(drawn)) {
      for (var world : List.of(one, other)) {
        world.say(Seat.FIRST, "A5");
        if (seat(world.table.match()) == Seat.SECOND && window(world))
          world.say(Seat.SECOND, "pass");
      }
      one.say(Seat.SECOND, "#" + card + " " + first);
      other.say(Seat.SECOND, "#" + card + " " + second);
      assertThat(channels(other)).isEqualTo(channels(one));
      return twins(one, other, 12, new Random(seed));
    }
  }

  private static boolean window(World<TsunamiState, ?> world) {
    return GAME.timed(GAME.view(world.state(), Viewer.PUBLIC)).isPresent();
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
