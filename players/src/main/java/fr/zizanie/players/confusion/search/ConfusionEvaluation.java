package fr.zizanie.players.confusion.search;

import fr.zizanie.players.confusion.belief.Belief;
import fr.zizanie.players.confusion.belief.Displacements;
import fr.zizanie.players.number.Elementary;
import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Grid;
import java.util.Arrays;

/**
 * Judges a quiet public state by the beliefs of both owners, in hundredths of a piece or from -1 to
 * 1. It keeps scratch space, so each search has its own.
 */
public final class ConfusionEvaluation {
  /** Hundredths of a piece that make a game about three quarters won. */
  static final float SCALE = 300;

  /** The worth of standing so many king's moves from the neutral piece. */
  private static final float[] NEAR = {26, 26, 21, 15, 10, 6, 3, 1, 0, 0, 0};

  private static final float CLIMB = 4;
  private static final float ADVANCE = 1.2f;

  /** The threat to each piece and the help that its own side gives it, from 0 to 1. */
  private final float[] threat = new float[PublicState.PIECES];

  private final float[] help = new float[PublicState.PIECES];

  /** The best chance of each side to step on the free neutral piece. */
  private final float[] reach = new float[2];

  private final float[] sum = new float[2];

  /** {@return a score as a value from -1 to 1} */
  public static float value(float score) {
    return (float) Elementary.tanh(score / SCALE);
  }

  /** {@return the score of a value, at most 30,000 in size} */
  public static int score(float value) {
    if (Math.abs(value) > 0.9999f) return value > 0 ? 30_000 : -30_000;
    return Elementary.round(SCALE * (float) Elementary.atanh(value));
  }

  /**
   * {@return the value of a state for a seat, from -1 to 1}
   *
   * @param beliefs of both sides about their own pieces
   */
  float value(PublicState f, Belief[] beliefs, int us) {
    if (f.winner() >= 0) return f.winner() == us ? 1 : -1;
    scan(f, beliefs);
    if (f.claim()) return rescue(f, beliefs, us);
    settle(f, beliefs);
    return value(sum[us] - sum[1 - us]);
  }

  private void scan(PublicState f, Belief[] beliefs) {
    Arrays.fill(threat, 0);
    Arrays.fill(help, 0);
    reach[0] = reach[1] = sum[0] = sum[1] = 0;
    for (int piece = 0; piece < PublicState.PIECES; piece++) {
      if (f.square(piece) == 0) continue;
      int side = piece / Board.LETTERS;
      sum[side] += standing(f, piece, side, beliefs[side]);
      rays(f, piece, side, beliefs[side]);
    }
  }

  private static float standing(PublicState f, int piece, int side, Belief b) {
    int at = f.square(piece);
    int letter = piece % Board.LETTERS;
    int depth = Grid.depth(side, at);
    float out = b.worth(letter) + near(f, at) + depth * ADVANCE;
    if (!f.promoted(piece)) out += b.climbs(letter) * CLIMB * depth;
    return out;
  }

  /** {@return the worth of standing on a square, by the distance to the neutral piece} */
  static float near(PublicState f, int at) {
    return NEAR[Displacements.apart(at, f.neutral())];
  }

  private void rays(PublicState f, int piece, int side, Belief b) {
    int letter = piece % Board.LETTERS;
    for (int direction = 0; direction < 8; direction++) {
      int at = f.square(piece);
      for (int distance = 1; distance <= Displacements.LONGEST; distance++) {
        at += Grid.step(direction);
        int cell = f.cell(at);
        if (cell == 0) continue;
        if (cell != PublicState.WALL) {
          float use = b.use(letter, Displacements.of(direction, distance));
          if (use > 0) touch(cell, side, use);
        }
        break;
      }
    }
  }

  private void touch(int cell, int side, float use) {
    if (cell == PublicState.FREE) reach[side] = Math.max(reach[side], use);
    else if (PublicState.isPiece(cell, side)) help[cell - 1] = Math.max(help[cell - 1], use);
    else threat[cell - 1] = 1 - (1 - threat[cell - 1]) * (1 - use);
  }

  /**
   * One try is left. The side makes the try that it thinks most likely; the searching seat knows
   * how likely it really is.
   */
  private float rescue(PublicState f, Belief[] beliefs, int us) {
    int side = f.side();
    int target = f.neutral();
    float best = 0;
    float real = 0;
    for (int piece = side * Board.LETTERS; piece < (side + 1) * Board.LETTERS; piece++) {
      if (f.square(piece) == 0) continue;
      int way = way(f, f.square(piece), target);
      if (way < 0) continue;
      float yes = beliefs[side].yes(piece % Board.LETTERS, way);
      if (yes <= best) continue;
      best = yes;
      real = beliefs[side].real(piece % Board.LETTERS, way);
    }
    if (real == 0) return side == us ? -1 : 1;
    settle(f, beliefs);
    float saved = value(sum[us] - sum[1 - us]);
    return real * saved + (1 - real) * (side == us ? -1 : 1);
  }

  /** {@return the way from one square to another if the path is clear, or -1} */
  static int way(PublicState f, int from, int to) {
    for (int direction = 0; direction < 8; direction++) {
      int at = from;
      for (int distance = 1; distance <= Displacements.LONGEST; distance++) {
        at += Grid.step(direction);
        if (at == to) return Displacements.of(direction, distance);
        if (f.cell(at) != 0) break;
      }
    }
    return -1;
  }

  private void settle(PublicState f, Belief[] beliefs) {
    for (int side = 0; side < 2; side++) exposed(f, beliefs[side], side);
    int holder = f.holder();
    if (holder >= 0) held(f, beliefs, holder);
    else free(f);
  }

  /** Counts pieces that can be taken; the side to move saves its own or takes first. */
  private void exposed(PublicState f, Belief b, int side) {
    float most = 0;
    float rest = 0;
    int holder = f.holder();
    for (int piece = side * Board.LETTERS; piece < (side + 1) * Board.LETTERS; piece++) {
      if (f.square(piece) == 0 || threat[piece] == 0 || piece == holder) continue;
      float loss = threat[piece] * b.worth(piece % Board.LETTERS) * (1 - 0.4f * help[piece]);
      rest += loss;
      most = Math.max(most, loss);
    }
    rest -= most;
    sum[side] -= f.side() == side ? 0.12f * most + 0.12f * rest : 0.6f * most + 0.15f * rest;
  }

  private void held(PublicState f, Belief[] beliefs, int holder) {
    int side = holder / Board.LETTERS;
    float hold = holding(f, beliefs[side], holder, side);
    float risk = threat[holder];
    float loss = hold + beliefs[side].worth(holder % Board.LETTERS) + 50 * (1 - help[holder]);
    sum[side] += hold - loss * risk * (f.side() == side ? 0.3f : 0.85f);
  }

  /** The worth of control, by the turns that the holder seems to need to its goal. */
  private static float holding(PublicState f, Belief b, int holder, int side) {
    int at = f.neutral();
    int rows = PublicState.rows(side, at);
    float speed = 0.45f;
    int letter = holder % Board.LETTERS;
    for (int direction = 0; direction < 8; direction++) {
      if (Displacements.ahead(side, direction) <= 0) continue;
      int to = at;
      for (int distance = 1; distance <= Math.min(rows, Displacements.LONGEST); distance++) {
        to += Grid.step(direction);
        int cell = f.cell(to);
        if (cell == PublicState.WALL) break;
        speed = Math.max(speed, b.use(letter, Displacements.of(direction, distance)) * distance);
        if (cell != 0) break;
      }
    }
    float turns = rows / speed;
    return 40 + 330 / (1 + turns * turns / 10) + (5 - rows) * 8;
  }

  private void free(PublicState f) {
    int rows = PublicState.rows(0, f.neutral());
    sum[0] += (5 - rows) * 12;
    int side = f.side();
    float first = reach[side];
    sum[side] += 95 * first;
    sum[1 - side] += 60 * reach[1 - side] * (1 - first);
  }
}
