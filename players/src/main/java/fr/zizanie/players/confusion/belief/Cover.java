package fr.zizanie.players.confusion.belief;

import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.state.ConfusionView;
import fr.zizanie.rules.core.Seat;

/**
 * Tells what answers reveal of a double agent, and the diagram by which its master has it answer
 * (Confusion, 9.3).
 */
public final class Cover {
  /** All diagrams; bit k is the kind k. */
  public static final int ANY = (1 << Diagrams.KINDS) - 1 << 1;

  private Cover() {}

  /** {@return the diagrams that an agent's answers so far still allow, bit k for the kind k} */
  public static int plausible(ConfusionView v, Seat owner, int letter) {
    int mask = v.facts().mask(owner.ordinal() * Board.LETTERS + letter);
    return mask << 1 & ANY;
  }

  /** {@return the letter of a seat's agent in a view that shows it, or -1} */
  public static int agent(ConfusionView v, Seat owner) {
    for (int letter = 0; letter < v.setting().letters(); letter++)
      if (v.kind(owner, letter) == Diagrams.AGENT) return letter;
    return -1;
  }

  /** {@return the cover, else the least useful plausible diagram, else 0} */
  public static int shown(ConfusionView v, Seat owner, int letter) {
    int dealt = v.cover(owner);
    return dealt != 0 ? dealt : dullest(plausible(v, owner, letter), owner.ordinal());
  }

  private static int dullest(int kinds, int side) {
    int best = 0;
    for (int kind = 1; kind <= Diagrams.KINDS; kind++) {
      boolean among = (kinds >> kind & 1) != 0;
      if (among && (best == 0 || use(side, kind) < use(side, best))) best = kind;
    }
    return best;
  }

  /** {@return the worth of the ways that a kind accepts, in hundredths of a piece} */
  public static float use(int side, int kind) {
    float worth = 0;
    for (int way = 0; way < Displacements.COUNT; way++)
      if ((Displacements.kinds(side, way) >> kind & 1) != 0)
        worth += Displacements.worth(side, way);
    return worth;
  }
}
