package fr.zizanie.players.confusion;

import fr.zizanie.rules.confusion.Board;
import fr.zizanie.rules.confusion.ConfusionView;
import fr.zizanie.rules.confusion.Diagrams;
import fr.zizanie.rules.confusion.Grid;
import fr.zizanie.rules.core.Seat;
import java.util.OptionalInt;

/** The diagram by which the master of the enemy's double agent would have it answer. */
final class Cover {
  /** All diagrams, bit k for the kind k. */
  private static final int ANY = (1 << Diagrams.KINDS) - 1 << 1;

  /** What a yes to a try that takes a spy or the briefcase would cost. */
  private static final float CAPTURE = 70;

  private static final float GRAVE = 400;

  /** A change must spare so much. */
  private static final float RELIEF = 25;

  private Cover() {}

  /** {@return the diagrams that an agent's answers so far still allow, bit k for the kind k} */
  static int plausible(ConfusionView v, Seat owner, int letter) {
    int mask = v.facts().mask(owner.ordinal() * Board.LETTERS + letter);
    return mask << 1 & ANY;
  }

  /** {@return the letter of a seat's agent in a view that shows it, or -1} */
  static int agent(ConfusionView v, Seat owner) {
    for (int letter = 0; letter < v.setting().letters(); letter++)
      if (v.kind(owner, letter) == Diagrams.AGENT) return letter;
    return -1;
  }

  /** {@return the cover as it is, or else the least useful diagram that is believed; or 0} */
  static int shown(ConfusionView v, Seat owner, int letter) {
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

  private static float use(int side, int kind) {
    float worth = 0;
    for (int way = 0; way < Ways.COUNT; way++)
      if ((Ways.kinds(side, way) >> kind & 1) != 0) worth += Ways.worth(side, way);
    return worth;
  }

  /** {@return a better cover for the enemy's agent, if the master should change it now} */
  static OptionalInt change(ConfusionView v, Seat master) {
    Seat owner = master.other();
    int letter = agent(v, owner);
    int piece = owner.ordinal() * Board.LETTERS + letter;
    int believed = plausible(v, owner, letter);
    int allowed = believed == 0 ? ANY : believed;
    var field = Field.of(v);
    int now = v.cover(owner);
    int best = now;
    boolean kept = (allowed >> now & 1) != 0;
    float least = kept ? harm(field, piece, now) - RELIEF : Float.MAX_VALUE;
    for (int kind = 1; kind <= Diagrams.KINDS; kind++) {
      if ((allowed >> kind & 1) == 0) continue;
      float harm = harm(field, piece, kind);
      if (harm >= least) continue;
      least = harm;
      best = kind;
    }
    return best == now ? OptionalInt.empty() : OptionalInt.of(best);
  }

  /** What an agent can do where it stands if it answers like a kind, in hundredths of a piece. */
  private static float harm(Field f, int piece, int kind) {
    int side = piece / Board.LETTERS;
    float out = use(side, kind) * 0.3f;
    boolean holds = piece == f.holder();
    for (int direction = 0; direction < 8; direction++) {
      int at = f.square(piece);
      for (int distance = 1; distance <= Ways.LONGEST; distance++) {
        at += Grid.step(direction);
        int cell = f.cell(at);
        if (cell == Field.WALL || Field.isPiece(cell, side)) break;
        if ((Ways.kinds(side, Ways.of(direction, distance)) >> kind & 1) == 0) {
          if (cell != 0) break;
          continue;
        }
        if (holds) out += Field.rows(side, at) == 0 ? GRAVE : 20;
        if (cell == 0) continue;
        out += at == f.neutral() && cell != Field.FREE ? GRAVE : CAPTURE;
        break;
      }
    }
    return out;
  }
}
