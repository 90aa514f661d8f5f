package fr.zizanie.rules.toy;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
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
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.Export;
import fr.zizanie.rules.core.record.Exported;
import fr.zizanie.rules.core.record.Pgn;
import fr.zizanie.rules.core.record.TimesLeft;
import fr.zizanie.rules.core.trait.Secretive;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Something hidden without any chance: the first seat puts a number into an envelope, the second
 * guesses it.
 */
public final class Envelope
    implements Secretive<Envelope.State, Envelope.State>, Exported<Envelope.State, Envelope.State> {
  private static final int NUMBERS = 9;
  private static final int NONE = -1;
  private static final int UNKNOWN = -2;

  /** Numbers, or -1 before they are chosen; a view may have -2 for what it can't tell. */
  public record State(int put, int guessed) {}

  @Override
  public Profile profile() {
    return new Profile("envelope", "Envelope", 1, List.of("ann", "bob"), List.of());
  }

  @Override
  public State start(Options options) {
    return new State(NONE, NONE);
  }

  @Override
  public Turn turn(State s) {
    if (s.put == NONE) return Turn.of(Seat.FIRST);
    if (s.guessed == NONE) return Turn.of(Seat.SECOND);
    Seat winner = s.put == s.guessed ? Seat.SECOND : Seat.FIRST;
    return new Turn.Over(new Outcome.Won(winner, "guess"));
  }

  @Override
  public void choices(State s, Choices out) {
    if (turn(s) instanceof Turn.Of) for (int n = 0; n < NUMBERS; n++) out.add(Choice.number(n));
  }

  private static final Condition<Choice> NUMBER =
      Condition.of(
          "Envelope, 1",
          c -> c.kind() == Choice.Kind.NUMBER && c.number() < NUMBERS,
          "Il faut un nombre.",
          "A number is needed.");

  @Override
  public Optional<Unmet> unmet(State s, Choice choice) {
    return NUMBER.holds(choice) ? Optional.empty() : Optional.of(NUMBER.unmet(choice));
  }

  @Override
  public State apply(State s, Choice choice) {
    return s.put == NONE ? new State(choice.number(), NONE) : new State(s.put, choice.number());
  }

  @Override
  public boolean hides(State s, Viewer viewer) {
    return !viewer.is(Seat.FIRST) && s.guessed == NONE;
  }

  @Override
  public State view(State s, Viewer viewer) {
    return hides(s, viewer) && s.put != NONE ? new State(UNKNOWN, NONE) : s;
  }

  @Override
  public Optional<Choice> seen(State before, Choice choice, Viewer viewer) {
    boolean open = viewer.is(Seat.FIRST) || before.put != NONE;
    return Optional.of(open ? choice : Choice.HIDDEN);
  }

  @Override
  public State sample(State view, RandomGenerator random) {
    return view.put == UNKNOWN ? new State(random.nextInt(NUMBERS), NONE) : view;
  }

  /** The guess opens the envelope. */
  @Override
  public boolean reveals(State view, Choice choice) {
    return view.put == UNKNOWN;
  }

  @Override
  public Optional<Export> export(
      Match<State, State> match,
      Optional<Viewer> viewer,
      Map<String, String> tags,
      TimesLeft times) {
    return Pgn.of(match, viewer, tags, times);
  }

  @Override
  public Notation<State> notation() {
    return new Notation<>() {
      @Override
      public String print(Choice choice) {
        return choice.equals(Choice.HIDDEN) ? "?" : "n" + choice.number();
      }

      @Override
      public Optional<Choice> parse(String token) {
        return token.matches("n[0-8]")
            ? Optional.of(Choice.number(token.charAt(1) - '0'))
            : Optional.empty();
      }

      @Override
      public Tree position(State state) {
        return new Tree.Text(state.put + " " + state.guessed);
      }

      @Override
      public Answer<State> load(Tree position, Options options) {
        return Answer.no(Reason.BAD_POSITION.refusal());
      }
    };
  }
}
