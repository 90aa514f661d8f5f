package fr.zizanie.rules.mutation;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;

/** Tells a player which rule forbids what he tried. */
final class Why {
  private Why() {}

  static Refusal not(MutationState state, Choice choice) {
    if (choice.equals(Mutation.CLAIM))
      return no(
          "Réclamer la nulle demande 100 coups de chaque camp sans prise (règle R14) ; le compteur"
              + " est à "
              + state.quiet()
              + " sur 200.",
          "A draw can be claimed after 100 moves by each side without a capture (rule R14); the"
              + " counter is at "
              + state.quiet()
              + " of 200.");
    Position p = state.position();
    int from = choice.a();
    int to = choice.b();
    boolean king = from == p.king(p.turn());
    long own = p.men(p.turn()) | 1L << p.king(p.turn());
    String at = Board8.name(from);
    if ((own >>> from & 1) == 0)
      return (p.occupied() >>> from & 1) == 0
          ? no("Il n’y a personne en " + at + ".", "There is nobody on " + at + ".")
          : no(
              "La pièce en " + at + " est à l’adversaire.",
              "The man on " + at + " is the opponent’s.");
    if ((own >>> to & 1) != 0)
      return no(
          "Votre propre pièce est en " + Board8.name(to) + ".",
          "Your own man stands on " + Board8.name(to) + ".");
    if (king) return king(p, from, to);
    if ((Scan.of(state.layout(), p).reach(from) >>> to & 1) != 0)
      return Reason.OWN_KING_IN_CHECK.because("(règle R11)", "(rule R11)");
    return mode(state.layout().mode(from));
  }

  private static Refusal king(Position p, int from, int to) {
    if ((Board8.king(from) >>> to & 1) != 0)
      return Reason.OWN_KING_IN_CHECK.because("(règle R7)", "(rule R7)");
    boolean castling = p.castles(from, to) && from / 8 == to / 8 && from % 8 == 4;
    return castling
        ? no(
            "Roquer demande des cases vides, un roi et un pion qui n’ont jamais bougé, et aucune"
                + " attaque sur le chemin du roi (règle R8).",
            "Castling needs empty squares, a king and a pion that have never moved, and no attack"
                + " on the king’s way (rule R8).")
        : no(
            "Le roi avance d’une seule case (règle R7).",
            "The king moves one square only (rule R7).");
  }

  private static Refusal mode(Mode mode) {
    return switch (mode) {
      case PAWN ->
          no(
              "Sur une case blanche, un pion avance d’une ou deux cases libres et prend en"
                  + " diagonale (règle R4).",
              "On a white square a pion goes one or two free squares ahead and captures diagonally"
                  + " (rule R4).");
      case KNIGHT ->
          no(
              "Sur une case jaune, un pion saute comme un cavalier (règle R3).",
              "On a yellow square a pion leaps like a knight (rule R3).");
      case BISHOP ->
          no(
              "Sur une case bleue, un pion file en diagonale, sans rien sauter (règle R3).",
              "On a blue square a pion runs diagonally and jumps over nothing (rule R3).");
      case ROOK ->
          no(
              "Sur une case rouge, un pion file tout droit, sans rien sauter (règle R3).",
              "On a red square a pion runs straight and jumps over nothing (rule R3).");
      case QUEEN ->
          no(
              "Sur une case noire, un pion file dans toutes les directions, sans rien sauter (règle"
                  + " R3).",
              "On a black square a pion runs in every direction and jumps over nothing (rule R3).");
    };
  }

  private static Refusal no(String fr, String en) {
    return Reason.NOT_OFFERED.because(fr, en);
  }
}
