package fr.zizanie.rules.felon;

import fr.zizanie.rules.board.Board13;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Words;

/** Tells a player which rule forbids what he tried. */
final class Why {
  private Why() {}

  static Refusal not(FelonState state, Choice choice) {
    Stage stage = Stage.of(state.position());
    if (stage != Stage.PLAY) return no(asked(stage));
    if (choice.equals(Felon.CLAIM))
      return no(
          "Réclamer la nulle demande 100 demi-coups sans prise, sans coup de garde et sans"
              + " conversion ; le compteur est à "
              + state.quiet()
              + ".",
          "A draw can be claimed after 100 plies without a capture, a garde’s move or a conversion;"
              + " the counter is at "
              + state.quiet()
              + ".");
    if (choice.kind() != Choice.Kind.MOVE)
      return no("La mise en place est finie.", "The set-up is over.");
    return move(state, Board13.cell(choice.a()), Board13.cell(choice.b()));
  }

  private static Words asked(Stage stage) {
    return switch (stage) {
      case RED_FELON ->
          new Words(
              "Jaune place d’abord le félon rouge sur la rangée 13 (a13 à m13).",
              "Yellow first places the red félon on rank 13 (a13 to m13).");
      case YELLOW_FELON ->
          new Words(
              "Rouge place maintenant le félon jaune sur la rangée 1 (a1 à m1).",
              "Red now places the yellow félon on rank 1 (a1 to m1).");
      case YELLOW_ROW ->
          new Words(
              "Jaune choisit maintenant le sens de sa rangée : direct ou reversed.",
              "Yellow now chooses which way his row runs: direct or reversed.");
      case RED_ROW ->
          new Words(
              "Rouge choisit maintenant le sens de sa rangée : direct ou reversed.",
              "Red now chooses which way his row runs: direct or reversed.");
      case PLAY -> Words.NONE;
    };
  }

  private static Refusal move(FelonState state, int from, int to) {
    Position p = state.position();
    int man = p.at(from);
    int us = Man.colour(p.turn());
    if (man == Man.NOBODY)
      return no("Il n’y a personne en " + at(from) + ".", "There is nobody on " + at(from) + ".");
    boolean own = (man & us) != 0;
    if (!own && Man.kind(man) != Kind.FELON)
      return no(
          "La pièce en " + at(from) + " est à l’adversaire.",
          "The man on " + at(from) + " is the opponent’s.");
    if (!own && p.hijack() != from) return noHijack(state.setting());
    if (Reach.goes(p, state.setting(), from, to)) return unsafe(man, p, from, to);
    return own ? geometry(p, from, to, state.setting()) : hijacked(p, to);
  }

  private static Refusal unsafe(int man, Position p, int from, int to) {
    if (Man.kind(man) == Kind.ROI)
      return Reason.OWN_KING_IN_CHECK.because(
          "La case " + at(to) + " est attaquée.", "The square " + at(to) + " is attacked.");
    return p.effect(from, to).swaps()
        ? Reason.OWN_KING_IN_CHECK.because("Après cet échange.", "After this swap.")
        : Reason.OWN_KING_IN_CHECK.refusal();
  }

  private static Refusal noHijack(Setting setting) {
    return setting.lasting()
        ? no(
            "Le félon adverse ne se détourne que depuis une case orange.",
            "The opponent’s félon can be hijacked from an orange square only.")
        : no(
            "Le félon adverse ne se détourne que depuis une case orange, juste après que son camp"
                + " l’a déplacé.",
            "The opponent’s félon can be hijacked only from an orange square, right after its owner"
                + " moved it.");
  }

  private static Refusal hijacked(Position p, int to) {
    int met = p.at(to);
    if (Man.is(met) && Man.kind(met) == Kind.ROI)
      return no("Un félon ne prend jamais un roi.", "A félon never captures a king.");
    if ((met & Man.colour(p.turn())) != 0)
      return no(
          "Un félon détourné ne prend que des pièces de sa propre couleur.",
          "A hijacked félon captures only men of its own colour.");
    return no(
        "Un félon détourné avance d’une seule case, comme un roi.",
        "A hijacked félon moves one square, like a king.");
  }

  private static Refusal geometry(Position p, int from, int to, Setting setting) {
    Kind kind = Man.kind(p.at(from));
    int met = p.at(to);
    boolean ours = (met & Man.colour(p.turn())) != 0;
    if (ours && kind != Kind.COURTISANE && kind != Kind.VALET && kind != Kind.MINISTRE)
      return no(
          "Votre propre pièce est en " + at(to) + ".", "Your own man stands on " + at(to) + ".");
    if (kind == Kind.FELON && Man.is(met) && Man.kind(met) == Kind.ROI)
      return no("Un félon ne prend jamais un roi.", "A félon never captures a king.");
    return no(Ways.of(kind, setting));
  }

  private static String at(int cell) {
    return Board13.name(Board13.square(cell));
  }

  private static Refusal no(String fr, String en) {
    return Reason.NOT_OFFERED.because(fr, en);
  }

  private static Refusal no(Words words) {
    return new Refusal(Reason.NOT_OFFERED, words);
  }
}
