package fr.zizanie.rules.confusion.turn;

import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.knowledge.Token;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.confusion.state.Moment;
import fr.zizanie.rules.confusion.state.Word;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Conditions;
import java.util.List;

/**
 * A word that somebody may say at their turn besides a try. Each word has its own conditions, so
 * that a turn asks only what matters to it.
 *
 * @param said what must hold to say it
 * @param rest what the choice that completes it must meet; nothing for a word that stands alone
 */
record Extra(Word word, Conditions<ConfusionState> said, Conditions<Reply> rest) {
  private static final Condition<ConfusionState> SPIES =
      Condition.<ConfusionState>of(
              "Confusion, R1",
              s -> s.setting().spies(),
              "Dans l’édition d’Abbott, un tour est un essai et rien d’autre.",
              "In Abbott’s edition a turn is a try and nothing else.")
          .always();

  private static final Condition<ConfusionState> COVERS =
      Condition.<ConfusionState>of(
              "Confusion, 9.3.1",
              s -> s.setting().covers() && agent(s),
              "cover demande l’option answers=cover et un agent adverse vivant.",
              "cover needs the option answers=cover and a living enemy agent.")
          .always();

  private static final Condition<ConfusionState> ONCE =
      Condition.of(
          "Confusion, 9.3.2",
          s -> !s.moment().has(Moment.COVERED),
          "La couverture ne change qu’une fois par tour.",
          "The cover changes only once a turn.");

  private static final Condition<ConfusionState> BEFORE =
      Condition.of(
          "Confusion, 9.3.2",
          s -> !s.moment().has(Moment.DOUBLE_SECOND),
          "La couverture se change avant le premier essai.",
          "The cover is changed before the first try.");

  private static final Condition<ConfusionState> ONE =
      Condition.of(
          "Confusion, 4.2.9",
          s -> !s.moment().has(Moment.EXTRA),
          "Un seul extra par tour : une élimination ou un jeton.",
          "Only one extra a turn: an elimination or a token.");

  private static final Condition<ConfusionState> AGENT =
      Condition.<ConfusionState>of(
              "Confusion, 4.2.11",
              Extra::agent,
              "L’agent adverse n’est plus sur le plateau.",
              "The enemy’s agent is no longer on the board.")
          .always();

  private static final Condition<ConfusionState> TWO_TRIES =
      Condition.of(
          "Confusion, 4.2.22",
          s -> Integer.bitCount(s.movable()) >= 2,
          "double demande deux espions qui peuvent essayer, dans ses cinq premières rangées et sans"
              + " la mallette.",
          "double needs two spies that may try, on one’s first five rows and without the"
              + " briefcase.");

  private static final Condition<ConfusionState> TWO_SPIES =
      Condition.of(
          "Confusion, 4.2.23",
          s -> Integer.bitCount(s.board().near(s.moment().side())) >= 2,
          "swap demande deux espions dans ses cinq premières rangées, sans la mallette.",
          "swap needs two spies on one’s first five rows, without the briefcase.");

  private static boolean agent(ConfusionState s) {
    return s.agent(1 - s.moment().side()) >= 0;
  }

  private static Condition<ConfusionState> unspent(Token token) {
    return Condition.of(
        "Confusion, 4.2.16",
        s -> s.left(token),
        "Ce jeton n’est plus à jouer : chacun une seule fois.",
        "This token is not there to play: each only once.");
  }

  // ---- the rest of an extra

  private static final Condition<Reply> COVER =
      Condition.<Reply>of(
              "Confusion, 9.3.1",
              r ->
                  r.choice().kind() == Choice.Kind.NUMBER
                      && r.choice().number() >= 1
                      && r.choice().number() <= Diagrams.KINDS,
              "Une couverture est un numéro de 1 à 12.",
              "A cover is a number from 1 to 12.")
          .always();

  private static Condition<Reply> letter(String rule, String fr, String en) {
    return Condition.<Reply>of(rule, Reply::letter, fr, en).always();
  }

  private static Condition<Reply> living(String rule) {
    return Condition.<Reply>of(
            rule,
            Reply::lives,
            "Cet espion n’est plus sur le plateau.",
            "This spy is no longer on the board.")
        .always();
  }

  private static final Condition<Reply> NEAR =
      Condition.of(
          "Confusion, 4.2.23",
          r -> r.state().board().near(r.state().moment().side(), Word.letter(r.choice())),
          "swap échange deux espions dans ses cinq premières rangées, sans la mallette.",
          "swap exchanges two spies on one’s first five rows, without the briefcase.");

  private static final Condition<Reply> ANOTHER =
      Condition.<Reply>of(
              "Confusion, 4.2.23",
              r -> (r.state().moment().swapping() >> Word.letter(r.choice()) & 1) == 0,
              "swap échange deux espions différents.",
              "swap exchanges two different spies.")
          .always();

  /** What every extra must meet, asked once for all of them. */
  static final Conditions<ConfusionState> ANY = Conditions.of(SPIES);

  /** All there are, each with its conditions in the order in which a player is told. */
  static final List<Extra> ALL =
      List.of(
          new Extra(Word.COVER, Conditions.of(COVERS, ONCE, BEFORE), Conditions.of(COVER)),
          new Extra(
              Word.OUT,
              Conditions.of(ONE),
              Conditions.of(
                  letter(
                      "Confusion, 4.2.10",
                      "out nomme un de ses espions.",
                      "out names one of one’s own spies."),
                  living("Confusion, 4.2.10"))),
          new Extra(Word.EXPOSE, Conditions.of(ONE, AGENT), Conditions.of()),
          new Extra(
              Word.REVEAL,
              Conditions.of(ONE, unspent(Token.REVEAL)),
              Conditions.of(
                  letter(
                      "Confusion, 4.2.17",
                      "reveal nomme une de ses lettres.",
                      "reveal names one of one’s own letters."))),
          new Extra(
              Word.DOUBLE, Conditions.of(ONE, unspent(Token.DOUBLE), TWO_TRIES), Conditions.of()),
          new Extra(
              Word.SWAP,
              Conditions.of(ONE, unspent(Token.SWAP), TWO_SPIES),
              Conditions.of(
                  letter(
                      "Confusion, 4.2.23",
                      "swap échange deux de ses espions.",
                      "swap exchanges two of one’s own spies."),
                  living("Confusion, 4.2.23"),
                  NEAR,
                  ANOTHER)));

  private static final Condition<Choice> UNASKED =
      Condition.<Choice>of(
              "Confusion, 9.2.2",
              c -> !Word.YES.is(c) && !Word.NO.is(c),
              "Aucun essai n’attend de réponse.",
              "No try is waiting for an answer.")
          .always();

  private static final Condition<Choice> TRY =
      Condition.<Choice>of(
              "Confusion, R1",
              _ -> false,
              "Il faut un essai, comme L-S2.",
              "A try is needed, such as L-S2.")
          .always();

  /** What whatever is neither a try nor an extra doesn't meet. */
  static final Conditions<Choice> NEITHER = Conditions.of(UNASKED, TRY);

  Extra waiving(Condition<?> c) {
    return new Extra(word, said.waiving(c), rest.waiving(c));
  }
}
