package fr.zizanie.players.alphabeta;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Notation;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Unmet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Nim, whose actions are two picks: a heap, then how many to take. Who takes the last one wins. */
public final class Nim implements Game<Nim.State, Nim.State> {
  /** The heap picked, or -1 while none is. */
  record State(List<Integer> heaps, Seat toAct, int picked) {
    State {
      heaps = List.copyOf(heaps);
    }

    /** By the theory of the game: whether the seat to act, with nothing picked, wins. */
    boolean won() {
      return heaps.stream().reduce(0, (a, b) -> a ^ b) != 0;
    }
  }

  static State heaps(Integer... heaps) {
    return new State(List.of(heaps), Seat.FIRST, -1);
  }

  /** Knows nothing. */
  static final Evaluation<State> BLANK =
      new Evaluation<>() {
        @Override
        public int value(State state) {
          return 0;
        }

        @Override
        public long key(State state) {
          return state.hashCode();
        }

        @Override
        public boolean noisy(State state, int choice) {
          return false;
        }

        @Override
        public int gain(State state, int choice) {
          return 0;
        }
      };

  @Override
  public Profile profile() {
    return new Profile("nim", "Nim", 1, List.of("first", "second"), List.of());
  }

  @Override
  public State start(Options options) {
    return heaps(1, 2, 3);
  }

  @Override
  public Turn turn(State s) {
    return s.picked < 0 && s.heaps.stream().allMatch(n -> n == 0)
        ? new Turn.Over(new Outcome.Won(s.toAct.other(), "last"))
        : Turn.of(s.toAct);
  }

  @Override
  public boolean settled(State s) {
    return s.picked < 0;
  }

  @Override
  public void choices(State s, Choices out) {
    if (s.picked < 0) {
      for (int i = 0; i < s.heaps.size(); i++) if (s.heaps.get(i) > 0) out.add(Choice.square(i));
    } else {
      for (int n = 1; n <= s.heaps.get(s.picked); n++) out.add(Choice.number(n));
    }
  }

  private static final Condition<List<Choice>> OFFERED =
      Condition.of(
          "Nim, 1", List::isEmpty, "Un tas, puis un nombre.", "A heap, and then a number.");

  @Override
  public Optional<Unmet> unmet(State s, Choice choice) {
    return choices(s).contains(choice)
        ? Optional.empty()
        : Optional.of(OFFERED.unmet(List.of(choice)));
  }

  @Override
  public State apply(State s, Choice choice) {
    if (s.picked < 0) return new State(s.heaps, s.toAct, choice.a());
    var heaps = new ArrayList<>(s.heaps);
    heaps.set(s.picked, heaps.get(s.picked) - choice.number());
    return new State(heaps, s.toAct.other(), -1);
  }

  @Override
  public State view(State state, Viewer viewer) {
    return state;
  }

  @Override
  public Optional<Choice> seen(State before, Choice choice, Viewer viewer) {
    return Optional.of(choice);
  }

  @Override
  public State sample(State view, RandomGenerator random) {
    return view;
  }

  @Override
  public Notation<State> notation() {
    return new Notation<>() {
      @Override
      public String print(Choice choice) {
        return Integer.toString(choice.code());
      }

      @Override
      public Optional<Choice> parse(String token) {
        return Optional.of(new Choice(Integer.parseInt(token)));
      }

      @Override
      public Tree position(State state) {
        return new Tree.Text(state.toString());
      }

      @Override
      public Answer<State> load(Tree position, Options options) {
        return Answer.no(Reason.BAD_POSITION.refusal());
      }
    };
  }
}
