package fr.zizanie.rules.laws;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.trait.Conditional;
import fr.zizanie.rules.toy.Envelope;
import fr.zizanie.rules.toy.Toy;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game obeys the laws, and each law bites when its fault is planted. */
class LawsTest {
  private static final long SEED = 20261121;

  static List<Game<?, ?>> games() {
    return Games.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void every_game_obeys(Game<?, ?> game) {
    var report = Laws.check(game, defaults(game), SEED, 6000);
    assertThat(report.violation()).isEmpty();
    assertThat(report.plies()).isEqualTo(6000);
    assertThat(report.games()).isGreaterThan(2);
  }

  @Test
  void every_game_on_the_shelf_says_its_conditions() {
    assertThat(Games.all()).allMatch(game -> game instanceof Conditional);
  }

  @Test
  void the_toy_with_hands_counters_and_draws_obeys() {
    var report = Laws.check(new Toy(), defaults(new Toy()), SEED, 20_000);
    assertThat(report.violation()).isEmpty();
    assertThat(report.games()).isGreaterThan(50);
  }

  @Test
  void a_toy_with_a_secret_and_no_chance_obeys() {
    var report = Laws.check(new Envelope(), defaults(new Envelope()), SEED, 2000);
    assertThat(report.violation()).isEmpty();
  }

  @Test
  void a_game_that_keeps_quiet_about_its_secrets_is_caught() {
    assertThat(broken(new Quiet())).isEqualTo("openness");
  }

  static final class Quiet extends Toy {
    @Override
    public boolean hides(State s, Viewer viewer) {
      return viewer == Viewer.PUBLIC;
    }
  }

  @Test
  void a_view_that_leaks_a_hand_is_caught() {
    assertThat(broken(new LeakingView())).isEqualTo("secrecy");
  }

  static final class LeakingView extends Toy {
    @Override
    public View view(State s, Viewer viewer) {
      return super.view(s, viewer == Viewer.SECOND ? Viewer.SECOND : Viewer.FIRST);
    }
  }

  @Test
  void a_window_that_opens_only_when_useful_is_caught() {
    assertThat(broken(new UsefulWindow())).isEqualTo("silence");
  }

  static final class UsefulWindow extends Toy {
    @Override
    protected boolean opens(State announced, Seat responder) {
      int counters = 0b110000;
      return ((responder == Seat.FIRST ? announced.first() : announced.second()) & counters) != 0;
    }
  }

  @Test
  void an_impure_apply_is_caught() {
    assertThat(broken(new ImpureApply())).isEqualTo("purity");
  }

  static final class ImpureApply extends Toy {
    private final AtomicInteger calls = new AtomicInteger();

    @Override
    public State apply(State s, Choice c) {
      State next = super.apply(s, c);
      return new State(
          next.position(),
          next.first(),
          next.second(),
          next.deck(),
          next.frames(),
          next.ply() + calls.incrementAndGet() % 2);
    }
  }

  @Test
  void a_log_entry_that_is_lost_is_caught() {
    var game = new Toy();
    UnaryOperator<String> forgetful = text -> text.replaceFirst("\\{ann: offer draw}\\s", "");
    var report =
        Laws.check(game, defaults(game), Laws.plainRecords(game), forgetful, SEED, 20_000, _ -> {});
    assertThat(report.violation().map(Violation::law)).contains("replay");
  }

  @Test
  void offers_that_tell_what_is_hidden_are_caught() {
    assertThat(broken(new TellingOffers())).isEqualTo("blind legality");
  }

  static final class TellingOffers extends Toy {
    @Override
    public void choices(State s, Choices out) {
      super.choices(s, out);
      if ((s.deck() & 1) != 0 && out.contains(Choice.PASS)) out.add(Choice.square(0));
    }
  }

  @Test
  void a_draw_that_the_log_shows_to_the_other_is_caught() {
    assertThat(broken(new TellingLog())).isEqualTo("seen");
  }

  static final class TellingLog extends Toy {
    @Override
    public Optional<Choice> seen(State before, Choice c, Viewer viewer) {
      boolean low = (before.deck() & 0b1111) != 0;
      return low ? Optional.of(c) : super.seen(before, c, viewer);
    }
  }

  @Test
  void an_action_that_is_called_whole_too_early_is_caught() {
    assertThat(broken(new Hasty())).isEqualTo("settling");
  }

  static final class Hasty extends Toy {
    @Override
    public boolean settles(State s, Choice choice) {
      return true;
    }
  }

  @Test
  void a_dead_end_is_caught() {
    assertThat(broken(new DeadEnd())).isEqualTo("progress");
  }

  static final class DeadEnd extends Toy {
    @Override
    public void choices(State s, Choices out) {
      if (s.ply() < 30) super.choices(s, out);
    }
  }

  @Test
  void a_sample_that_forgets_a_card_is_caught() {
    assertThat(broken(new Forgetful())).isEqualTo("look-alike");
  }

  static final class Forgetful extends Toy {
    @Override
    public State sample(View v, RandomGenerator random) {
      State s = super.sample(v, random);
      return new State(
          s.position(),
          s.first(),
          s.second(),
          s.deck() & ~(s.deck() & -s.deck()),
          s.frames(),
          s.ply());
    }
  }

  @Test
  void a_card_in_two_zones_is_caught() {
    assertThat(broken(new TwoZones())).isEqualTo("inventory");
  }

  static final class TwoZones extends Toy {
    @Override
    public State apply(State s, Choice c) {
      State next = super.apply(s, c);
      return s.ply() < 10
          ? next
          : new State(
              next.position(),
              next.first(),
              next.second(),
              next.first() | next.deck(),
              next.frames(),
              next.ply());
    }
  }

  private static String broken(Game<?, ?> game) {
    return Laws.check(game, defaults(game), SEED, 20_000)
        .violation()
        .map(Violation::law)
        .orElse("nothing");
  }

  private static Options defaults(Game<?, ?> game) {
    return Options.read(game.profile().options(), Map.of()).orThrow();
  }
}
