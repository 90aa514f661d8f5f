package fr.zizanie.rules.confusion.turn;

import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.board.Grid;
import fr.zizanie.rules.confusion.board.Manner;
import fr.zizanie.rules.confusion.board.Tries;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Conditions;
import fr.zizanie.rules.core.answer.Words;
import java.util.function.Predicate;

/** A try that somebody announces, and what it must meet (Confusion, R6 to R18). */
record Attempt(ConfusionState state, Choice choice) {
  private Board board() {
    return state.board();
  }

  private boolean passes() {
    return choice.c() == Manner.PASS.ordinal();
  }

  private boolean holds() {
    int holder = board().holder();
    return holder >= 0 && holder / Board.LETTERS == state.moment().side();
  }

  private int piece() {
    return passes() ? board().holder() : state.moment().side() * Board.LETTERS + choice.a();
  }

  private int letter() {
    return piece() % Board.LETTERS;
  }

  private char name() {
    return Diagrams.LETTERS.charAt(letter());
  }

  private boolean among(int letters) {
    return (letters >> letter() & 1) != 0;
  }

  private boolean lives() {
    return board().square(piece()) != 0;
  }

  /** How many squares are free on the way, before the board ends or somebody stands. */
  private int free() {
    int step = Grid.step(choice.b() >> 4);
    int at = board().square(piece()) + step;
    int free = 0;
    for (; board().cell(at) == 0; at += step) free++;
    return free;
  }

  private int distance() {
    return choice.b() & 15;
  }

  /** What stands on the square where it ends, or the wall that it meets before. */
  private int end() {
    int step = Grid.step(choice.b() >> 4);
    int at = board().square(piece());
    int cell = 0;
    for (int i = 0; i < distance() && cell != Board.WALL; i++) {
      at += step;
      cell = board().cell(at);
    }
    return cell;
  }

  private String endName() {
    return Grid.name(board().square(piece()) + Grid.step(choice.b() >> 4) * distance());
  }

  private boolean room() {
    return end() == 0 || new Tries(board(), state.moment().side(), 0).ends(end(), passes());
  }

  private Words barring() {
    int at = board().square(piece()) + Grid.step(choice.b() >> 4) * (free() + 1);
    return board().cell(at) == Board.FREE
        ? new Words(
            "La pièce neutre en " + Grid.name(at) + " barre le chemin : on ne saute rien.",
            "The neutral piece on " + Grid.name(at) + " bars the way: nothing is jumped.")
        : new Words(
            "La pièce en " + Grid.name(at) + " barre le chemin : on ne saute rien.",
            "The piece on " + Grid.name(at) + " bars the way: nothing is jumped.");
  }

  private static final Condition<Attempt> HELD =
      Condition.<Attempt>of(
              "Confusion, R17",
              a -> !a.passes() || a.holds(),
              "Aucune de vos pièces ne contrôle la pièce neutre.",
              "None of your pieces controls the neutral piece.")
          .always();

  private static final Condition<Attempt> LETTER =
      Condition.<Attempt>of(
              "Confusion, 1.1.1",
              a -> a.letter() < a.state.setting().letters(),
              "Il n’y a pas de lettre X ici.",
              "There is no letter X here.")
          .always();

  private static final Condition<Attempt> LIVES =
      Condition.<Attempt>of(
              "Confusion, R6",
              Attempt::lives,
              a ->
                  new Words(
                      a.name() + " n’est plus sur le plateau.",
                      a.name() + " is no longer on the board."))
          .always();

  private static final Condition<Attempt> CARRIES =
      Condition.<Attempt>of(
              "Confusion, R16",
              a -> a.choice.c() != Manner.CARRY.ordinal() || a.piece() == a.board().holder(),
              a ->
                  new Words(
                      a.name() + " ne contrôle pas la pièce neutre.",
                      a.name() + " does not control the neutral piece."))
          .always();

  private static Condition<Attempt> unused(String rule, Predicate<Attempt> extra) {
    return Condition.of(
        rule,
        a -> !a.among(a.state.moment().barred()) || !extra.test(a),
        a ->
            new Words(
                "L’extra joué dans ce tour ne permet pas d’essai de " + a.name() + ".",
                "The extra played in this turn allows no try of " + a.name() + "."));
  }

  private boolean doubling() {
    return state.moment().doubling();
  }

  /** Only a swap bars two letters at once. */
  private boolean swapped() {
    return Integer.bitCount(state.moment().barred()) == 2;
  }

  private static final Condition<Attempt> OTHER = unused("Confusion, 4.2.20", Attempt::doubling);

  private static final Condition<Attempt> UNSHOWN =
      unused("Confusion, 4.2.18", a -> !a.doubling() && !a.swapped());

  private static final Condition<Attempt> UNSWAPPED = unused("Confusion, 4.2.24", Attempt::swapped);

  private static final Condition<Attempt> NEAR =
      Condition.of(
          "Confusion, 4.2.20",
          a -> !a.doubling() || a.board().near(a.state.moment().side(), a.letter()),
          "Les essais de double se font dans ses cinq premières rangées, sans la mallette.",
          "The tries of a double are made on one’s first five rows, without the briefcase.");

  private static final Condition<Attempt> INSIDE =
      Condition.<Attempt>of(
              "Confusion, R8",
              a -> a.end() != Board.WALL,
              "Cet essai sort du plateau.",
              "This try leaves the board.")
          .always();

  private static final Condition<Attempt> CLEAR =
      Condition.of("Confusion, R7", a -> a.distance() <= a.free() + 1, Attempt::barring);

  private static final Condition<Attempt> ROOM =
      Condition.of(
          "Confusion, R6",
          Attempt::room,
          a ->
              new Words(
                  "Votre propre pièce est en " + a.endName() + ".",
                  "Your own piece stands on " + a.endName() + "."));

  /** In the order in which a player is told. */
  static final Conditions<Attempt> CONDITIONS =
      Conditions.of(
          HELD, LETTER, LIVES, CARRIES, OTHER, UNSHOWN, UNSWAPPED, NEAR, INSIDE, CLEAR, ROOM);
}
