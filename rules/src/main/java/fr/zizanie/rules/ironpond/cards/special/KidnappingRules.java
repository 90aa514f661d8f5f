package fr.zizanie.rules.ironpond.cards.special;

import static fr.zizanie.rules.ironpond.ask.Squares.enemy;
import static fr.zizanie.rules.ironpond.ask.Squares.notRoyal;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Conditions;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.ask.Squares;
import fr.zizanie.rules.ironpond.card.Plays;
import fr.zizanie.rules.ironpond.card.Slot;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.state.Frame.Interlude;
import fr.zizanie.rules.ironpond.state.Frame.Pick;
import fr.zizanie.rules.ironpond.state.Moments;
import fr.zizanie.rules.ironpond.text.Word;
import java.util.List;

/** What thief and victim may choose in a kidnapping (Iron Pond, card 11). */
final class KidnappingRules {
  private static final String CARD = "Iron Pond, card 11";
  private static final Squares PREYS = enemy().and(notRoyal());

  static final Conditions<Pick> TAKES =
      Conditions.of(
          word(Word.TAKE, "Il faut prendre une pièce : take d7.", "Take a piece: take d7."));

  static final Conditions<Pick> GUESSES =
      Conditions.of(
          word(
              Word.GUESS,
              "Il faut dire ce qui manque : guess d7 n.",
              "Say what is missing: guess d7 n."));

  static final Conditions<Pick> PREY =
      Conditions.of(
          Condition.<Pick>of(
                  CARD,
                  p -> square(p) && (lifted(moment(p)) >>> p.choice().a() & 1) != 0,
                  "Il faut une pièce adverse, mais pas le roi.",
                  "An enemy piece is needed, but not the king.")
              .always(),
          Condition.of(
              "Iron Pond, 4.6",
              p -> vanishes(moment(p), p.choice().a()),
              "Cette pièce ne peut pas disparaître sans enfreindre la règle fondamentale.",
              "This piece cannot disappear without breaking the fundamental rule."));

  /** Nothing can be missing where somebody stands or nobody ever could. */
  static final Conditions<Pick> MISSING =
      Conditions.of(
          Condition.<Pick>of(
                  CARD,
                  p -> p.soFar().size() == 0 ? square(p) : letter(p),
                  "Il faut une case puis la lettre de la pièce.",
                  "A square and then the letter of the piece are needed.")
              .always(),
          Condition.of(
              CARD,
              p -> !on(p, p.s().scene().board().pieces().occupied()),
              p ->
                  at(
                      p,
                      "Rien ne manque en @ : une pièce s’y tient.",
                      "Nothing is missing there: a piece stands on @.")),
          Condition.of(
              CARD,
              p -> !on(p, p.s().scene().board().marks().holes()),
              p ->
                  at(
                      p,
                      "Rien ne manque : @ est un trou.",
                      "Nothing is missing there: @ is a hole.")));

  /** What its choices must meet. */
  static final List<Conditions<Pick>> ALL = List.of(TAKES, PREY, GUESSES, MISSING);

  private KidnappingRules() {}

  private static Condition<Pick> word(Word word, String fr, String en) {
    return Condition.<Pick>of(CARD, p -> p.choice().equals(word.choice()), fr, en).always();
  }

  private static boolean square(Pick p) {
    return p.choice().kind() == Choice.Kind.SQUARE && p.choice().a() < 64;
  }

  private static boolean letter(Pick p) {
    return Component.all().stream().anyMatch(c -> p.choice().equals(Word.of(c).choice()));
  }

  private static boolean on(Pick p, long squares) {
    return square(p) && (squares >>> p.choice().a() & 1) != 0;
  }

  private static Words at(Pick p, String fr, String en) {
    String name = Board8.name(p.choice().a());
    return new Words(fr.replace("@", name), en.replace("@", name));
  }

  private static Moment moment(Pick p) {
    var thief = (Turn.Of) ((Interlude) p.s().top()).turn();
    return Moments.asKnown(p.s(), thief.seat(), Slot.NOW_OWN);
  }

  /** The pieces that may be lifted, were it not for the fundamental rule. */
  private static long lifted(Moment m) {
    return PREYS.in(m, Picks.NONE);
  }

  private static boolean vanishes(Moment m, int at) {
    return Plays.breach(m, m.scene().taking(at, m.by()), false).isEmpty();
  }

  /** Whether the fundamental rule lets some piece disappear. */
  static boolean preys(Moment m) {
    for (long left = lifted(m); left != 0; left &= left - 1)
      if (vanishes(m, Long.numberOfTrailingZeros(left))) return true;
    return false;
  }
}
