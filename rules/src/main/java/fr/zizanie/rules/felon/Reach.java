package fr.zizanie.rules.felon;

import fr.zizanie.rules.board.Board13;

/** Whether a man could go somewhere if no king mattered; must agree with {@link Scan}. */
final class Reach {
  private Reach() {}

  /** {@code from} holds one of the mover's men, or the félon that he may hijack. */
  static boolean goes(Position p, Setting setting, int from, int to) {
    int man = p.at(from);
    int met = p.at(to);
    int us = Man.colour(p.turn());
    boolean ours = (met & us) != 0;
    boolean theirs = Man.is(met) && !ours;
    boolean king = Man.type(met) == Man.ROI;
    if ((man & us) == 0) return Board13.distance(from, to) == 1 && !ours && !king;
    boolean takes = !ours && !king;
    return switch (Man.kind(man)) {
      case GARDE -> garde(p, from, to, Position.forward(p.turn()), takes && theirs);
      case RETOUR -> garde(p, from, to, -Position.forward(p.turn()), takes && theirs);
      case ECUYER -> takes && (setting.rook() ? straight(p, from, to) : leaps(from, to));
      case BOUFFON -> takes && clear(p, from, to) && !straight(p, from, to);
      case DAME, FELON -> takes && clear(p, from, to);
      case ROI -> takes && Board13.distance(from, to) == 1;
      case COURTISANE ->
          clear(p, from, to) && !theirs && !(ours && Man.type(met) == Man.COURTISANE);
      case VALET -> clear(p, from, to) && !ours && !(theirs && Man.type(met) == Man.VALET);
      case MINISTRE -> clear(p, from, to) && !ours && (!theirs || Man.isGarde(met));
    };
  }

  private static boolean garde(Position p, int from, int to, int ahead, boolean takes) {
    boolean outward = ahead == Position.forward(p.turn());
    boolean empty = p.at(to) == Man.NOBODY;
    if (to == from + ahead) return empty;
    if (to == from + 2 * ahead)
      return outward
          && empty
          && p.at(from + ahead) == Man.NOBODY
          && Board13.rank(from) == Setup.gardes(p.turn());
    boolean diagonal = to == from + ahead - 1 || to == from + ahead + 1;
    return diagonal && (takes || outward && to == p.passed());
  }

  private static boolean leaps(int from, int to) {
    for (int i = 0; i < 8; i++) if (from + Board13.leap(i) == to) return true;
    return false;
  }

  private static boolean straight(Position p, int from, int to) {
    int d = Board13.direction(from, to);
    return d >= 0 && d < 4 && clear(p, from, to);
  }

  private static boolean clear(Position p, int from, int to) {
    int d = Board13.direction(from, to);
    if (d < 0) return false;
    for (int at = from + Board13.step(d); at != to; at += Board13.step(d))
      if (p.at(at) != Man.NOBODY) return false;
    return true;
  }
}
