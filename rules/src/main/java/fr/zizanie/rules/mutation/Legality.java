package fr.zizanie.rules.mutation;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Conditions;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Unmet;
import fr.zizanie.rules.core.answer.Words;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What may be done and why not, from the same conditions, in the order in which a player is told.
 * {@link Scan} finds the moves that meet them all at once, by the same functions.
 */
record Legality(
    Conditions<Attempt> pion,
    Conditions<Attempt> king,
    Conditions<Attempt> castling,
    Conditions<MutationState> claim) {

  // ---- any move

  private static final Condition<Attempt> SOMEBODY =
      Condition.<Attempt>of(
              "Chess Mutation, R1",
              Attempt::occupied,
              a -> at("Il n’y a pas de pièce en ", "There is no piece on ", a.from(), "."))
          .always();

  private static final Condition<Attempt> OWN =
      Condition.<Attempt>of(
              "Chess Mutation, R1",
              a -> a.own(a.from()),
              a ->
                  new Words(
                      "La pièce en " + Board8.name(a.from()) + " est à l’adversaire.",
                      "The piece on " + Board8.name(a.from()) + " is the opponent’s."))
          .always();

  private static final Condition<Attempt> ROOM =
      Condition.of(
          "Chess Mutation, R2.1",
          a -> !a.own(a.to()),
          a -> at("Votre propre pièce est en ", "Your own piece stands on ", a.to(), "."));

  private static final Condition<Attempt> NO_KING =
      Condition.<Attempt>of(
              "Chess Mutation, R11.1",
              a -> !a.takesKing(),
              "Un roi ne se prend pas.",
              "A king is never captured.")
          .always();

  // ---- pions

  private static final Condition<Attempt> PAWN =
      Condition.of(
          "Chess Mutation, R4",
          a -> !a.is(Mode.PAWN) || a.aslant() || a.twice() || a.reaches(),
          "Sur une case blanche, un pion avance d’une ou deux cases libres et prend en diagonale.",
          "On a white square, a piece moves one or two free squares forward and captures diagonally.");

  private static final Condition<Attempt> BOTH_FREE =
      Condition.of(
          "Chess Mutation, R4.1",
          a -> !a.is(Mode.PAWN) || !a.twice() || a.reaches(),
          "Pour avancer de deux cases, les deux doivent être libres.",
          "To move two squares forward, both must be free.");

  private static final Condition<Attempt> TAKES =
      Condition.of(
          "Chess Mutation, R4.3",
          a -> !a.is(Mode.PAWN) || !a.aslant() || a.reaches(),
          "Sur une case blanche, un pion ne va en diagonale que pour prendre.",
          "On a white square, a piece moves diagonally only to capture.");

  private static final Condition<Attempt> KNIGHT =
      Condition.of(
          "Chess Mutation, R3.1",
          a -> !a.is(Mode.KNIGHT) || a.reaches(),
          "Sur une case jaune, un pion saute comme un cavalier.",
          "On a yellow square, a piece jumps like a knight.");

  private static final Condition<Attempt> BISHOP =
      Condition.of(
          "Chess Mutation, R3.2",
          a -> !a.is(Mode.BISHOP) || a.runs(),
          "Sur une case bleue, un pion file en diagonale.",
          "On a blue square, a piece slides diagonally.");

  private static final Condition<Attempt> ROOK =
      Condition.of(
          "Chess Mutation, R3.3",
          a -> !a.is(Mode.ROOK) || a.runs(),
          "Sur une case rouge, un pion file tout droit.",
          "On a red square, a piece slides straight.");

  private static final Condition<Attempt> QUEEN =
      Condition.of(
          "Chess Mutation, R3.4",
          a -> !a.is(Mode.QUEEN) || a.runs(),
          "Sur une case noire, un pion file tout droit ou en diagonale.",
          "On a black square, a piece slides straight or diagonally.");

  private static final Condition<Attempt> OPEN =
      Condition.of(
          "Chess Mutation, R3.5",
          a -> !a.runs() || a.reaches(),
          a ->
              new Words(
                  "Entre "
                      + Board8.name(a.from())
                      + " et "
                      + Board8.name(a.to())
                      + ", toutes les cases doivent être libres.",
                  "All squares between "
                      + Board8.name(a.from())
                      + " and "
                      + Board8.name(a.to())
                      + " must be free."));

  private static final Condition<Attempt> SAFE =
      Condition.<Attempt>of(
              "Chess Mutation, R11",
              a -> (a.scan().safe(a.from()) >>> a.to() & 1) != 0,
              "Ce coup laisserait votre roi en échec.",
              "This move would leave your king in check.")
          .as(Reason.OWN_KING_IN_CHECK);

  // ---- the king

  private static final Condition<Attempt> STEP =
      Condition.of(
          "Chess Mutation, R7",
          a -> (Board8.king(a.from()) >>> a.to() & 1) != 0,
          "Le roi avance d’une seule case.",
          "The king moves one square only.");

  private static final Condition<Attempt> SHELTER =
      Condition.<Attempt>of(
              "Chess Mutation, R7.1",
              a -> !a.scan().attacked(a.to()),
              a ->
                  new Words(
                      "La case " + Board8.name(a.to()) + " est attaquée.",
                      "The square " + Board8.name(a.to()) + " is attacked."))
          .as(Reason.OWN_KING_IN_CHECK);

  private static final Condition<Attempt> RIGHT =
      Condition.of(
          "Chess Mutation, R8.2",
          a -> a.scan().entitled(a.way()),
          "Roquer demande un roi et un pion qui n’ont jamais bougé.",
          "Castling needs a king and a pion that have never moved.");

  private static final Condition<Attempt> CLEAR =
      Condition.of(
          "Chess Mutation, R8.1",
          a -> a.scan().clear(a.way()),
          "Roquer demande des cases vides entre le roi et le pion.",
          "Castling needs empty squares between the king and the pion.");

  private static final Condition<Attempt> UNTOUCHED =
      Condition.of(
          "Chess Mutation, R8.3",
          a -> a.scan().crosses(a.way()),
          "Pour roquer, le roi ne part pas d’un échec et ne passe par aucune case attaquée.",
          "To castle, the king neither leaves check nor crosses an attacked square.");

  private static final Condition<Attempt> ARRIVAL =
      Condition.of(
          "Chess Mutation, R8.4",
          a -> !a.scan().attacked(a.to()),
          a ->
              new Words(
                  "En roquant, le roi n’arrive pas en "
                      + Board8.name(a.to())
                      + ", qui est attaquée.",
                  "In castling the king does not reach "
                      + Board8.name(a.to())
                      + ", which is attacked."));

  // ---- the claim

  private static final Condition<MutationState> PATIENCE =
      Condition.of(
          "Chess Mutation, R14",
          MutationState::claimable,
          s ->
              new Words(
                  "Réclamer la nulle demande 100 coups de chaque camp sans prise ; le compteur est"
                      + " à "
                      + s.quiet()
                      + " sur 200.",
                  "A draw can be claimed after 100 moves by each side without a capture; the"
                      + " counter is at "
                      + s.quiet()
                      + " of 200."));

  /** The rules. */
  static final Legality ALL =
      new Legality(
          Conditions.of(
              SOMEBODY, OWN, ROOM, NO_KING, PAWN, BOTH_FREE, TAKES, KNIGHT, BISHOP, ROOK, QUEEN,
              OPEN, SAFE),
          Conditions.of(SOMEBODY, OWN, ROOM, NO_KING, STEP, SHELTER),
          Conditions.of(SOMEBODY, OWN, ROOM, NO_KING, RIGHT, CLEAR, UNTOUCHED, ARRIVAL),
          Conditions.of(PATIENCE));

  private static Words at(String fr, String en, int square, String end) {
    return new Words(fr + Board8.name(square) + end, en + Board8.name(square) + end);
  }

  List<Condition<?>> conditions() {
    return Stream.of(pion, king, castling, claim)
        .<Condition<?>>flatMap(c -> c.all().stream())
        .distinct()
        .toList();
  }

  Legality waiving(Condition<?> c) {
    return new Legality(pion.waiving(c), king.waiving(c), castling.waiving(c), claim.waiving(c));
  }

  Optional<Unmet> unmet(MutationState s, Choice choice) {
    if (choice.equals(MutationState.CLAIM)) return claim.unmet(s);
    var attempt = attempt(s, Scan.of(s.layout(), s.position()), choice.a(), choice.b());
    return of(attempt).unmet(attempt);
  }

  void list(MutationState s, Choices out) {
    var scan = Scan.of(s.layout(), s.position());
    if (pion.whole() && king.whole() && castling.whole()) scan.list(out);
    else
      for (int from = 0; from < 64; from++)
        for (int to = 0; to < 64; to++) {
          var attempt = attempt(s, scan, from, to);
          if (of(attempt).hold(attempt)) out.add(Choice.move(from, to));
        }
    if (claim.hold(s)) out.add(MutationState.CLAIM);
  }

  private static Attempt attempt(MutationState s, Scan scan, int from, int to) {
    return new Attempt(s.layout(), s.position(), scan, from, to);
  }

  private Conditions<Attempt> of(Attempt a) {
    return a.from() != a.king() ? pion : a.castles() ? castling : king;
  }
}
