package fr.zizanie.rules.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Unmet;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.toy.Toy;
import fr.zizanie.rules.toy.ToyLegality;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The law of reasons holds in the toy, and bites when its fault is planted. */
class ReasonLawsTest {
  private static ReasonLaws.Seen check(Toy game) {
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var starts = List.of(game.start(options), Toy.lonely());
    return ReasonLaws.check(game, starts, List.of("pass", "#4", "c3"), 20261122, 800);
  }

  private static String broken(Toy game) {
    return String.valueOf(catchThrowable(() -> check(game)));
  }

  @Test
  void the_toy_obeys_and_every_condition_matters() {
    var game = new Toy();
    var seen = check(game);
    assertThat(seen.named()).containsAll(game.conditions());
    assertThat(game.conditions()).filteredOn(c -> !c.structural()).allMatch(seen.alone()::contains);
  }

  @Test
  void a_refusal_without_a_rule_is_caught() {
    assertThat(broken(new Mute())).contains("no reason that names a rule");
  }

  static final class Mute extends Toy {
    @Override
    public Optional<Unmet> unmet(State s, Choice c) {
      return super.unmet(s, c).map(u -> new Unmet(u.by(), Reason.NOT_OFFERED.refusal()));
    }
  }

  @Test
  void a_refusal_without_a_sentence_is_caught() {
    assertThat(broken(new Curt())).contains("no reason that names a rule");
  }

  static final class Curt extends Toy {
    @Override
    public Optional<Unmet> unmet(State s, Choice c) {
      return super.unmet(s, c)
          .map(u -> {
            Words bare = u.by().rule().after(Words.NONE);
            return new Unmet(
                u.by(), new Refusal(Reason.NOT_OFFERED, bare, Optional.of(u.by().rule())));
          });
    }
  }

  @Test
  void a_reason_against_what_is_offered_is_caught() {
    assertThat(broken(new Discouraging())).contains("is offered, and there is a reason");
  }

  static final class Discouraging extends Toy {
    @Override
    public Optional<Unmet> unmet(State s, Choice c) {
      return c.equals(Choice.PASS) ? super.unmet(s, Choice.square(0)) : super.unmet(s, c);
    }
  }

  @Test
  void what_the_generator_forgets_is_caught() {
    assertThat(broken(new Forgetting())).contains("is refused without a reason");
  }

  static final class Forgetting extends Toy {
    @Override
    public void choices(State s, Choices out) {
      var all = new Choices();
      super.choices(s, all);
      for (Choice c : all.toList()) if (all.size() == 1 || !c.equals(Choice.PASS)) out.add(c);
    }
  }

  @Test
  void a_reason_that_tells_of_the_other_hand_is_caught() {
    assertThat(broken(new Telling())).contains("tells what is hidden");
  }

  static final class Telling extends Toy {
    @Override
    public Optional<Unmet> unmet(State s, Choice c) {
      return super.unmet(s, c)
          .map(u -> {
            var detail = u.by().rule().after(Words.same("The deck is " + s.deck() + "."));
            return new Unmet(
                u.by(), new Refusal(Reason.NOT_OFFERED, detail, Optional.of(u.by().rule())));
          });
    }
  }

  @Test
  void a_condition_that_is_said_twice_is_caught() {
    assertThat(broken(new SaidTwice(ToyLegality.ALL))).contains("is not offered without Toy, ");
  }

  /** Its generator has an account of its own of the room that a step needs. */
  static final class SaidTwice extends Toy {
    SaidTwice(ToyLegality legality) {
      super(legality);
    }

    @Override
    public void choices(State s, Choices out) {
      var all = new Choices();
      super.choices(s, all);
      for (Choice c : all.toList())
        if (new Toy().choices(s).contains(c) || c.kind() != Choice.Kind.MOVE) out.add(c);
    }

    @Override
    public Toy waiving(Condition<?> condition) {
      return new SaidTwice(ToyLegality.ALL.waiving(condition));
    }
  }

  @Test
  void a_reason_that_is_not_the_reason_is_caught() {
    assertThat(broken(new Confused(ToyLegality.ALL)))
        .contains("still refused by the waived Toy, 3");
  }

  /** It names the wrong one of two conditions. */
  static final class Confused extends Toy {
    Confused(ToyLegality legality) {
      super(legality);
    }

    @Override
    public Toy waiving(Condition<?> condition) {
      return new Confused(ToyLegality.ALL.waiving(condition));
    }

    @Override
    public Optional<Unmet> unmet(State s, Choice c) {
      return super.unmet(s, c)
          .map(u ->
              u.by().rule().number().equals("2")
                  ? ToyLegality.ROOM.unmet(new ToyLegality.Tried(s, c))
                  : u);
    }
  }
}
