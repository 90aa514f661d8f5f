package fr.zizanie.rules.confusion.turn;

import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.board.Tries;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.confusion.state.Phase;
import fr.zizanie.rules.confusion.state.Word;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Conditions;
import fr.zizanie.rules.core.answer.Words;

/** What somebody says who is asked for something, and what it must meet. */
record Reply(ConfusionState state, Choice choice) {
  private boolean is(Word word) {
    return word.is(choice);
  }

  /** Whether it names a letter of this edition. */
  boolean letter() {
    return Word.letter(choice) >= 0 && Word.letter(choice) < state.setting().letters();
  }

  /** Whether the letter that it names stands on the board. */
  boolean lives() {
    return state.board().living(state.moment().by(), Word.letter(choice));
  }

  // ---- the answer to a try

  private boolean truthful() {
    Choice c = state.moment().pending();
    int piece = new Tries(state.board(), state.moment().side(), 0).piece(c);
    return state.kinds().kind(piece) == Diagrams.AGENT
        || Play.truth(state, piece, c.b()) == is(Word.YES);
  }

  private static final Condition<Reply> YES_OR_NO =
      Condition.<Reply>of(
              "Confusion, 9.2.2",
              r -> r.is(Word.YES) || r.is(Word.NO),
              "Il faut répondre yes ou no.",
              "The answer is yes or no.")
          .always();

  private static final Condition<Reply> TRUE =
      Condition.of(
          "Confusion, 9.2.2",
          Reply::truthful,
          "Pour un espion honnête, la réponse est celle de son diagramme.",
          "For an honest spy the answer is that of its diagram.");

  /** What answers a try. */
  static final Conditions<Reply> ANSWER = Conditions.of(YES_OR_NO, TRUE);

  // ---- variant 5

  private boolean offered() {
    return is(Word.DECLINE)
        || is(state.moment().phase() == Phase.PROMOTE ? Word.PROMOTE : Word.TAKE);
  }

  private static final Condition<Reply> OFFERED =
      Condition.<Reply>of(
              "Confusion, 9.7.1",
              Reply::offered,
              r ->
                  r.state.moment().phase() == Phase.PROMOTE
                      ? new Words(
                          "Il faut répondre promote ou decline.",
                          "The answer is promote or decline.")
                      : new Words(
                          "Il faut répondre take ou decline pour la mallette.",
                          "The answer for the briefcase is take or decline."))
          .always();

  /** What answers an offer. */
  static final Conditions<Reply> OFFER = Conditions.of(OFFERED);

  // ---- variant 4

  private boolean begins() {
    return state.moment().arg() == 0;
  }

  private static final Condition<Reply> ORDERLY =
      Condition.<Reply>of(
              "Confusion, 9.6.1",
              r -> r.begins() ? r.is(Word.SETUP) : r.choice.kind() == Choice.Kind.SQUARE,
              "Il faut placer ses lettres : setup et leurs cases.",
              "The letters are to be set up: setup and their squares.")
          .always();

  private static final Condition<Reply> HOME =
      Condition.<Reply>of(
              "Confusion, 4.2.28",
              r -> r.begins() || Placing.home(r.state, r.choice.a()),
              "Une lettre se place sur une case libre de ses deux premières rangées.",
              "A letter is placed on a free square of one’s first two rows.")
          .always();

  private static final Condition<Reply> SPREAD =
      Condition.of(
          "Confusion, 4.2.28",
          r -> r.begins() || Placing.completes(r.state, r.choice.a()),
          "Sept lettres au plus par rangée, et quatre colonnes au moins à deux lettres.",
          "At most seven letters a row, and at least four files with two letters.");

  /** What sets up a side. */
  static final Conditions<Reply> SETUP = Conditions.of(ORDERLY, HOME, SPREAD);
}
