package fr.zizanie.rules.confusion.turn;

import fr.zizanie.rules.confusion.knowledge.Token;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.confusion.state.Moment;
import fr.zizanie.rules.confusion.state.Word;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Conditions;
import java.util.function.Predicate;

/** Something besides a try that somebody says at their turn, and what it must meet. */
public record Extra(ConfusionState state, Choice choice) {
  private static final int ANSWERS = bit(Word.YES) | bit(Word.NO);
  private static final int TOKENS = bit(Word.REVEAL) | bit(Word.DOUBLE) | bit(Word.SWAP);
  private static final int EXTRAS = bit(Word.COVER) | bit(Word.OUT) | bit(Word.EXPOSE) | TOKENS;

  private static int bit(Word word) {
    return 1 << word.ordinal();
  }

  /** Whether it is one of some words; asked for every word of every turn, so by bits. */
  private boolean is(int words) {
    return choice.kind() == Choice.Kind.WORD
        && choice.a() < Integer.SIZE
        && (words >> choice.a() & 1) != 0;
  }

  private boolean agent() {
    return state.agent(1 - state.moment().side()) >= 0;
  }

  private boolean unspent() {
    if (!is(TOKENS)) return true;
    return state.left(Token.valueOf(Word.of(choice.a()).name()));
  }

  private int near() {
    return state.board().near(state.moment().side());
  }

  private static Predicate<Extra> of(Word word, Predicate<Extra> test) {
    int bit = bit(word);
    return e -> !e.is(bit) || test.test(e);
  }

  private static final Condition<Extra> UNASKED =
      Condition.<Extra>of(
              "Confusion, 9.2.2",
              e -> !e.is(ANSWERS),
              "Aucun essai n’attend de réponse.",
              "No try is waiting for an answer.")
          .always();

  private static final Condition<Extra> TRY =
      Condition.<Extra>of(
              "Confusion, R1",
              e -> e.is(EXTRAS),
              "Il faut un essai, comme L-S2.",
              "A try is needed, such as L-S2.")
          .always();

  private static final Condition<Extra> SPIES =
      Condition.<Extra>of(
              "Confusion, R1",
              e -> e.state.setting().spies(),
              "Dans l’édition d’Abbott, un tour est un essai et rien d’autre.",
              "In Abbott’s edition a turn is a try and nothing else.")
          .always();

  private static final Condition<Extra> COVERS =
      Condition.<Extra>of(
              "Confusion, 9.3.1",
              of(Word.COVER, e -> e.state.setting().covers() && e.agent()),
              "cover demande l’option answers=cover et un agent adverse vivant.",
              "cover needs the option answers=cover and a living enemy agent.")
          .always();

  private static final Condition<Extra> ONCE =
      Condition.of(
          "Confusion, 9.3.2",
          of(Word.COVER, e -> !e.state.moment().has(Moment.COVERED)),
          "La couverture ne change qu’une fois par tour.",
          "The cover changes only once a turn.");

  private static final Condition<Extra> BEFORE =
      Condition.of(
          "Confusion, 9.3.2",
          of(Word.COVER, e -> !e.state.moment().has(Moment.DOUBLE_SECOND)),
          "La couverture se change avant le premier essai.",
          "The cover is changed before the first try.");

  private static final Condition<Extra> ONE =
      Condition.of(
          "Confusion, 4.2.9",
          e -> e.is(bit(Word.COVER)) || !e.state.moment().has(Moment.EXTRA),
          "Un seul extra par tour : une élimination ou un jeton.",
          "Only one extra a turn: an elimination or a token.");

  private static final Condition<Extra> AGENT =
      Condition.<Extra>of(
              "Confusion, 4.2.11",
              of(Word.EXPOSE, Extra::agent),
              "L’agent adverse n’est plus sur le plateau.",
              "The enemy’s agent is no longer on the board.")
          .always();

  private static final Condition<Extra> UNSPENT =
      Condition.of(
          "Confusion, 4.2.16",
          Extra::unspent,
          "Ce jeton n’est plus à jouer : chacun une seule fois.",
          "This token is not there to play: each only once.");

  private static final Condition<Extra> TWO_TRIES =
      Condition.of(
          "Confusion, 4.2.22",
          of(Word.DOUBLE, e -> Integer.bitCount(e.state.movable()) >= 2),
          "double demande deux espions qui peuvent essayer, dans ses cinq premières rangées et sans"
              + " la mallette.",
          "double needs two spies that may try, on one’s first five rows and without the"
              + " briefcase.");

  private static final Condition<Extra> TWO_SPIES =
      Condition.of(
          "Confusion, 4.2.23",
          of(Word.SWAP, e -> Integer.bitCount(e.near()) >= 2),
          "swap demande deux espions dans ses cinq premières rangées, sans la mallette.",
          "swap needs two spies on one’s first five rows, without the briefcase.");

  /** In the order in which a player is told. */
  static final Conditions<Extra> CONDITIONS =
      Conditions.of(
          UNASKED, TRY, SPIES, ONE, COVERS, ONCE, BEFORE, AGENT, UNSPENT, TWO_TRIES, TWO_SPIES);
}
