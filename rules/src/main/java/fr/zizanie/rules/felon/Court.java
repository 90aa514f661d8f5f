package fr.zizanie.rules.felon;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.core.lesson.Lesson;
import fr.zizanie.rules.felon.board.Kind;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** One position for each unusual piece of the court, in which one moves it oneself (2.5 to 2.8). */
final class Court {
  static final List<Lesson> LESSONS =
      List.of(
          lesson(
              Kind.COURTISANE,
              "10r2/13/13/6d6/13/13/13/13/2C10/13/13/7G5/5ER6 y - - 0 20",
              List.of(mine("c5g1")),
              new Words(
                  "La dame rouge donne échec. Mettez votre roi à l’abri d’un seul coup : il change"
                      + " de place avec la courtisane.",
                  "The red queen gives check. Bring your king to safety in one move: it changes"
                      + " places with the courtesan."),
              new Words(
                  "C’est le roque de ce jeu : la courtisane échange avec toute pièce de son camp, à"
                      + " toute distance.",
                  "This is the castling of this game: a courtesan swaps with any piece of her side,"
                      + " at any distance.")),
          lesson(
              Kind.VALET,
              "D12/2R10/V4r7/1g11/13/8g4/4E3d4/13/13/13/13/13/13 y - - 0 20",
              List.of(mine("a11f11")),
              new Words(
                  "Votre valet voit le roi rouge. Traînez-le là où votre dame le mate.",
                  "Your valet sees the red king. Drag it to where your queen mates it."),
              new Words(
                  "Un valet ne prend personne, mais il change de place avec tout ennemi, le roi"
                      + " compris. Échec et mat.",
                  "A valet captures nobody, but changes places with any enemy, the king too."
                      + " Checkmate.")),
          lesson(
              Kind.MINISTRE,
              "13/12r/13/13/13/13/2M3g6/5D7/13/13/13/13/R12 y - - 0 20",
              List.of(mine("c7g7"), theirs("m12l11")),
              new Words(
                  "Un garde rouge menace votre dame. Faites-en l’un des vôtres.",
                  "A red guard threatens your queen. Make it one of yours."),
              new Words(
                  "Le ministre a pris sa place, et le garde s’est retourné : il marche désormais"
                      + " pour vous.",
                  "The minister took its place, and the guard has changed sides: it now fights"
                      + " for you.")),
          lesson(
              Kind.FELON,
              "11r1/13/6f6/13/13/13/13/5d7/13/13/12G/R12/13 r - - 0 20",
              List.of(theirs("g11g7"), mine("g7f6")),
              new Words(
                  "Le félon rouge vient de s’arrêter sur une ligne orange. Retournez-le contre la"
                      + " dame de son propre camp.",
                  "The red félon has just stopped on an orange line. Turn it against the queen of"
                      + " its own side."),
              new Words(
                  "Détourné, un félon avance d’une case et prend les siens. Le droit n’existe"
                      + " qu’aussitôt après son coup, et il reste rouge.",
                  "Hijacked, a félon moves one square and captures its own. The right exists only"
                      + " just after its move, and it stays red.")),
          lesson(
              Kind.ROI,
              "8r4/13/13/13/1f11/d12/13/13/13/13/13/12G/R12 y - - 0 20",
              List.of(mine("a1b1", "a1b2")),
              new Words(
                  "Échec par la dame. Où fuir ? Un félon ne menace jamais un roi.",
                  "Check by the queen. Where to go? A félon never threatens a king."),
              new Words(
                  "Sur la ligne du félon, le roi ne risque rien : aucun félon ne donne échec ni ne"
                      + " prend un roi.",
                  "On the félon’s line the king is safe: no félon gives check or captures a"
                      + " king.")),
          lesson(
              Kind.GARDE,
              "d12/1G11/13/10r2/13/13/13/13/13/13/13/13/3R9 y - - 0 20",
              List.of(mine("b12a13")),
              new Words(
                  "Votre garde peut prendre la dame sur la dernière rangée. Faites-le, et regardez"
                      + " ce qu’il devient.",
                  "Your guard can capture the queen on the last rank. Do it, and see what becomes"
                      + " of it."),
              new Words(
                  "Arrivé au bout, un garde change de camp et revient : il est rouge à présent. Une"
                      + " dame valait bien cela.",
                  "At the far end a guard changes sides and walks back: it is red now. A queen was"
                      + " worth that.")));

  private Court() {}

  private static Lesson lesson(
      Kind kind, String position, List<Lesson.Step> steps, Words goal, Words close) {
    return new Lesson(
        kind.name().toLowerCase(Locale.ROOT),
        Map.of(),
        Optional.of(new Tree.Text(position)),
        "",
        Seat.FIRST,
        steps,
        goal,
        close);
  }

  private static Lesson.Step mine(String... good) {
    return Lesson.Step.learnt(good);
  }

  private static Lesson.Step theirs(String action) {
    return Lesson.Step.scripted(Seat.SECOND, action);
  }
}
