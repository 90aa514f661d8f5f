package fr.zizanie.rules.felon.moves;

import fr.zizanie.rules.board.Board13;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Conditions;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.felon.board.Kind;
import fr.zizanie.rules.felon.board.Piece;
import fr.zizanie.rules.felon.board.Position;
import fr.zizanie.rules.felon.board.Setting;
import java.util.ArrayList;
import java.util.List;

/** A displacement that somebody tries, and what it must meet (Le Félon, 2.4 to 2.8). */
public record Attempt(Position position, Setting setting, int from, int to) {
  /** {@return the displacement that a choice names} */
  public static Attempt of(Position position, Setting setting, Choice choice) {
    return new Attempt(position, setting, Board13.cell(choice.a()), Board13.cell(choice.b()));
  }

  private int piece() {
    return position.at(from);
  }

  private int met() {
    return position.at(to);
  }

  private boolean occupied() {
    return piece() != Piece.NOBODY;
  }

  private boolean own() {
    return !position.hijacks(from);
  }

  private boolean felon() {
    return Piece.type(piece()) == Piece.FELON;
  }

  private boolean meetsOwn() {
    return (met() & Piece.colour(position.turn())) != 0;
  }

  private boolean swaps() {
    return switch (Piece.kind(piece())) {
      case COURTISANE, VALET, MINISTRE -> true;
      default -> false;
    };
  }

  /** Whether it goes there as far as its way of moving is concerned. */
  private boolean reaches() {
    return Scan.reaches(position, setting, from, to);
  }

  private boolean safe() {
    return !reaches() || Scan.legal(position, setting, from, to);
  }

  // ---- whose

  private static final Condition<Attempt> SOMEBODY =
      Condition.<Attempt>of(
              "Le Félon, 2.3.12",
              Attempt::occupied,
              a ->
                  new Words(
                      "Il n’y a personne en " + at(a.from) + ".",
                      "There is nobody on " + at(a.from) + "."))
          .always();

  private static final Condition<Attempt> OWN =
      Condition.<Attempt>of(
              "Le Félon, 2.3.12",
              a -> a.own() || a.felon(),
              a ->
                  new Words(
                      "La pièce en " + at(a.from) + " est à l’adversaire.",
                      "The piece on " + at(a.from) + " is the opponent’s."))
          .always();

  private static final Condition<Attempt> RIGHT =
      Condition.of(
          "Le Félon, 2.6.5",
          a -> a.own() || a.position.hijack() == a.from,
          a ->
              a.setting.lasting()
                  ? new Words(
                      "Le félon adverse ne se détourne que depuis une case orange.",
                      "The opponent’s félon can be hijacked from an orange square only.")
                  : new Words(
                      "Le félon adverse ne se détourne que depuis une case orange, juste après que"
                          + " son camp l’a déplacé.",
                      "The opponent’s félon can be hijacked only from an orange square, right after"
                          + " its owner moved it."));

  // ---- whom it meets

  private static final Condition<Attempt> SPARES_KINGS =
      Condition.<Attempt>of(
              "Le Félon, 2.4.7",
              a -> !a.felon() || Piece.type(a.met()) != Piece.ROI,
              "Un félon ne prend jamais un roi.",
              "A félon never captures a king.")
          .always();

  private static final Condition<Attempt> ITS_COLOUR =
      Condition.<Attempt>of(
              "Le Félon, 2.6.9",
              a -> a.own() || !a.meetsOwn(),
              "Un félon détourné ne prend que des pièces de sa propre couleur.",
              "A hijacked félon captures only pieces of its own colour.")
          .always();

  private static final Condition<Attempt> ROOM =
      Condition.<Attempt>of(
              "Le Félon, 2.4.1",
              a -> !a.own() || !a.meetsOwn() || a.swaps(),
              a ->
                  new Words(
                      "Votre propre pièce est en " + at(a.to) + ".",
                      "Your own piece stands on " + at(a.to) + "."))
          .always();

  // ---- how it goes

  private static final Condition<Attempt> HIJACKED =
      Condition.of(
          "Le Félon, 2.6.8",
          a -> a.own() || a.reaches(),
          "Un félon détourné avance d’une seule case, comme un roi.",
          "A hijacked félon moves one square, like a king.");

  private static List<Condition<Attempt>> ways() {
    var out = new ArrayList<Condition<Attempt>>();
    for (Kind kind : Kind.values())
      out.add(
          Condition.of(
              rule(kind),
              a -> !a.own() || Piece.kind(a.piece()) != kind || a.reaches(),
              a -> way(kind, a.setting)));
    return out;
  }

  private static String rule(Kind kind) {
    return switch (kind) {
      case GARDE -> "Le Félon, 2.4.8";
      case RETOUR -> "Le Félon, 2.7.8";
      case ECUYER -> "Le Félon, 2.4.5";
      case BOUFFON -> "Le Félon, 2.4.4";
      case DAME -> "Le Félon, 2.4.3";
      case ROI -> "Le Félon, 2.4.2";
      case COURTISANE -> "Le Félon, 2.5.4";
      case VALET -> "Le Félon, 2.5.6";
      case MINISTRE -> "Le Félon, 2.5.7";
      case FELON -> "Le Félon, 2.4.7";
    };
  }

  private static Words way(Kind kind, Setting setting) {
    return switch (kind) {
      case GARDE ->
          new Words(
              "Un garde avance d’une case libre, ou de deux depuis la deuxième rangée de son camp,"
                  + " et prend en diagonale devant lui.",
              "A guard goes one free square ahead, or two from its side’s second rank, and captures"
                  + " diagonally ahead.");
      case RETOUR ->
          new Words(
              "Un garde sur le retour recule d’une case libre et prend en diagonale derrière lui.",
              "A guard on its way back goes one free square back and captures diagonally"
                  + " backward.");
      case ECUYER ->
          setting.rook()
              ? new Words(
                  "Un écuyer file tout droit, sans rien sauter.",
                  "A squire runs straight and jumps over nothing.")
              : new Words("Un écuyer saute comme un cavalier.", "A squire leaps like a knight.");
      case BOUFFON ->
          new Words(
              "Un bouffon file en diagonale, sans rien sauter.",
              "A jester runs diagonally and jumps over nothing.");
      case DAME ->
          new Words(
              "La dame file dans toutes les directions, sans rien sauter.",
              "The queen runs in every direction and jumps over nothing.");
      case ROI -> new Words("Le roi avance d’une seule case.", "The king moves one square only.");
      case COURTISANE ->
          new Words(
              "Une courtisane file comme la dame ; elle ne prend pas, mais change de place avec la"
                  + " première pièce de son camp sur sa ligne, sauf une courtisane.",
              "A courtesan runs like the queen; it captures nobody but swaps with the first piece"
                  + " of its side on the line, unless that is a courtesan.");
      case VALET ->
          new Words(
              "Un valet file comme la dame ; il ne prend pas, mais change de place avec la première"
                  + " pièce adverse sur sa ligne, sauf un valet.",
              "A valet runs like the queen; it captures nobody but swaps with the first enemy piece"
                  + " on the line, unless that is a valet.");
      case MINISTRE ->
          new Words(
              "Un ministre file comme la dame ; il ne prend pas, mais change de place avec un garde"
                  + " adverse, qui se retourne.",
              "A minister runs like the queen; it captures nobody but swaps with an enemy guard,"
                  + " which turns over.");
      case FELON ->
          new Words(
              "Le félon file et prend comme la dame, mais jamais le roi.",
              "The félon runs and captures like the queen, but never the king.");
    };
  }

  // ---- the king

  private static final Condition<Attempt> SAFE =
      Condition.of("Le Félon, 2.8.2", Attempt::safe, Attempt::exposed).as(Reason.OWN_KING_IN_CHECK);

  private Words exposed() {
    if (Piece.type(piece()) == Piece.ROI)
      return new Words(
          "La case " + at(to) + " est attaquée.", "The square " + at(to) + " is attacked.");
    return position.effect(from, to).swaps()
        ? new Words(
            "Après cet échange, votre roi serait attaqué.",
            "After this swap your king would stand attacked.")
        : new Words(
            "Après ce coup, votre roi serait attaqué.",
            "After this move your king would stand attacked.");
  }

  /** In the order in which a player is told. */
  public static final Conditions<Attempt> CONDITIONS = conditions();

  private static Conditions<Attempt> conditions() {
    var out = new ArrayList<>(List.of(SOMEBODY, OWN, RIGHT, SPARES_KINGS, ITS_COLOUR, ROOM));
    out.add(HIJACKED);
    out.addAll(ways());
    out.add(SAFE);
    return new Conditions<>(out, true);
  }

  private static String at(int cell) {
    return Board13.name(Board13.square(cell));
  }
}
