package fr.zizanie.rules.felon;

import fr.zizanie.rules.core.answer.Words;

/** How each man moves, in one sentence (2.4, 2.5). */
final class Ways {
  private Ways() {}

  static Words of(Kind kind, Setting setting) {
    return switch (kind) {
      case GARDE ->
          new Words(
              "Un garde avance d’une case libre, ou de deux depuis la deuxième rangée de son camp,"
                  + " et prend en diagonale devant lui.",
              "A garde goes one free square ahead, or two from its side’s second rank, and captures"
                  + " diagonally ahead.");
      case RETOUR ->
          new Words(
              "Un garde sur le retour recule d’une case libre et prend en diagonale derrière lui.",
              "A garde on its way back goes one free square back and captures diagonally"
                  + " backward.");
      case ECUYER ->
          setting.rook()
              ? new Words(
                  "Un écuyer file tout droit, sans rien sauter.",
                  "An écuyer runs straight and jumps over nothing.")
              : new Words("Un écuyer saute comme un cavalier.", "An écuyer leaps like a knight.");
      case BOUFFON ->
          new Words(
              "Un bouffon file en diagonale, sans rien sauter.",
              "A bouffon runs diagonally and jumps over nothing.");
      case DAME ->
          new Words(
              "La dame file dans toutes les directions, sans rien sauter.",
              "The dame runs in every direction and jumps over nothing.");
      case ROI -> new Words("Le roi avance d’une seule case.", "The roi moves one square only.");
      case COURTISANE ->
          new Words(
              "Une courtisane file comme la dame ; elle ne prend pas, mais change de place avec la"
                  + " première pièce de son camp sur sa ligne, sauf une courtisane.",
              "A courtisane runs like the dame; she captures nobody but swaps with the first man of"
                  + " her side on the line, unless it is a courtisane.");
      case VALET ->
          new Words(
              "Un valet file comme la dame ; il ne prend pas, mais change de place avec la première"
                  + " pièce adverse sur sa ligne, sauf un valet.",
              "A valet runs like the dame; he captures nobody but swaps with the first enemy man on"
                  + " the line, unless it is a valet.");
      case MINISTRE ->
          new Words(
              "Un ministre file comme la dame ; il ne prend pas, mais change de place avec un garde"
                  + " adverse, qui se retourne.",
              "A ministre runs like the dame; he captures nobody but swaps with an enemy garde,"
                  + " which turns over.");
      case FELON ->
          new Words(
              "Le félon file et prend comme la dame, mais jamais le roi.",
              "The félon runs and captures like the dame, but never the king.");
    };
  }
}
