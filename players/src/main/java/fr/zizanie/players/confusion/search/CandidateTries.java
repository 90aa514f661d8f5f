package fr.zizanie.players.confusion.search;

import fr.zizanie.players.confusion.belief.Belief;
import fr.zizanie.players.confusion.belief.Displacements;
import fr.zizanie.players.number.Elementary;
import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Grid;
import fr.zizanie.rules.confusion.board.Manner;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Finds the tries that a side thinks possible, with a first guess of each one's value. It keeps
 * scratch space, so each search has its own.
 */
final class CandidateTries {
  private static final float HEAT = 35;
  private static final float TEMPO = 14;
  private static final float LEARNING = 30;
  private static final float GOAL = 450;

  /** The searching seat. */
  private final int us;

  /** The enemy's living agent, or -1. The searching seat tells it no when it matters. */
  private final int agent;

  private final float[] danger = new float[Grid.CELLS];
  private final List<Rough> found = new ArrayList<>();

  private record Rough(int attempt, float yes, float gain, float loss, float score) {}

  CandidateTries(int us, int agent) {
    this.us = us;
    this.agent = agent;
  }

  /** {@return the best tries of the side to move, at most {@code most}; none if it has none} */
  Candidate[] of(PublicState f, Belief[] beliefs, float look, int most) {
    found.clear();
    int side = f.side();
    dangers(f, beliefs[1 - side], 1 - side);
    for (int piece = side * Board.LETTERS; piece < (side + 1) * Board.LETTERS; piece++)
      if (f.mayTry(piece)) list(f, beliefs, piece);
    found.sort(Comparator.comparingDouble(r -> -r.score));
    int size = Math.min(most, found.size());
    var out = new Candidate[size];
    float total = 0;
    for (int i = 0; i < size; i++) total += weight(i);
    for (int i = 0; i < size; i++)
      out[i] = candidate(f, beliefs[side], look, found.get(i), weight(i) / total);
    return out;
  }

  private float weight(int i) {
    return (float) Elementary.exp((found.get(i).score - found.getFirst().score) / HEAT) + 0.01f;
  }

  private Candidate candidate(PublicState f, Belief own, float look, Rough r, float prior) {
    int side = f.side();
    int sign = side == us ? 1 : -1;
    float now = ConfusionEvaluation.SCALE * (float) atanh(look);
    int piece = f.piece(r.attempt);
    boolean refused = piece == agent && grave(f, r.attempt);
    int way = Displacements.read(r.attempt >> 8 & 255);
    float real = side == us ? r.yes : refused ? 0 : own.real(piece % Board.LETTERS, way);
    float whenYes =
        f.reaches(r.attempt) && !f.reply() ? sign : ConfusionEvaluation.value(now + sign * r.gain);
    float whenNo = f.claim() ? -sign : ConfusionEvaluation.value(now + sign * r.loss);
    return new Candidate(r.attempt, r.yes, real, whenYes, whenNo, prior);
  }

  private static double atanh(float value) {
    float v = Math.clamp(value, -0.995f, 0.995f);
    return Elementary.atanh(v);
  }

  /** {@return whether a yes would decide the game or take the neutral piece from its holder} */
  static boolean grave(PublicState f, int attempt) {
    boolean moves = (attempt & 255) != Manner.PASS.ordinal();
    return f.reaches(attempt) || moves && f.holder() >= 0 && f.to(attempt) == f.neutral();
  }

  private void dangers(PublicState f, Belief b, int side) {
    Arrays.fill(danger, 0);
    for (int piece = side * Board.LETTERS; piece < (side + 1) * Board.LETTERS; piece++) {
      if (f.square(piece) == 0) continue;
      for (int direction = 0; direction < 8; direction++) {
        int at = f.square(piece);
        for (int distance = 1; distance <= Displacements.LONGEST; distance++) {
          at += Grid.step(direction);
          int cell = f.cell(at);
          if (cell == PublicState.WALL) break;
          float use = b.use(piece % Board.LETTERS, Displacements.of(direction, distance));
          danger[at] = 1 - (1 - danger[at]) * (1 - use);
          if (cell != 0) break;
        }
      }
    }
  }

  private void list(PublicState f, Belief[] beliefs, int piece) {
    int side = f.side();
    int letter = piece % Board.LETTERS;
    boolean holds = piece == f.holder();
    for (int direction = 0; direction < 8; direction++) {
      int at = f.square(piece);
      for (int distance = 1; distance <= Displacements.LONGEST; distance++) {
        at += Grid.step(direction);
        int cell = f.cell(at);
        if (cell == PublicState.WALL) break;
        int way = Displacements.of(direction, distance);
        float yes = beliefs[side].yes(letter, way);
        boolean own = PublicState.isPiece(cell, side);
        if (yes > 0 && (!f.claim() || at == f.neutral())) {
          if (!own) add(f, beliefs, piece, letter << 16, way, at, yes);
          if (!own && holds) add(f, beliefs, piece, letter << 16 | 1, way, at, yes);
          if (holds && (own || cell == 0))
            add(f, beliefs, piece, PublicState.PASS << 16 | 2, way, at, yes);
        }
        if (cell != 0) break;
      }
    }
  }

  private void add(
      PublicState f, Belief[] beliefs, int piece, int code, int way, int to, float believed) {
    int attempt = code | Displacements.token(way) << 8;
    Belief own = beliefs[f.side()];
    int letter = piece % Board.LETTERS;
    float yes = grave(f, attempt) ? believed * (1 - own.agent(letter)) : believed;
    if (yes <= 0) return;
    float learning = LEARNING * believed * (1 - believed);
    float gain = gain(f, beliefs, piece, attempt, to) + learning;
    float loss = learning - TEMPO;
    found.add(new Rough(attempt, yes, gain, loss, yes * gain + (1 - yes) * loss));
  }

  private float gain(PublicState f, Belief[] beliefs, int piece, int attempt, int to) {
    int side = f.side();
    int from = f.square(piece);
    int rows = PublicState.rows(side, from) - PublicState.rows(side, to);
    Manner manner = Manner.of(attempt & 255);
    if (manner == Manner.PASS) return passed(f, side, from, to, rows);
    float worth = beliefs[side].worth(piece % Board.LETTERS);
    int cell = f.cell(to);
    boolean takes = cell > 0 && cell != PublicState.FREE;
    float out = takes ? beliefs[1 - side].worth((cell - 1) % Board.LETTERS) : 0;
    if (to == f.neutral()) out += takes ? 260 : 100;
    boolean held = manner == Manner.CARRY || to == f.neutral();
    out -= danger[to] * (worth + (held ? 120 : 0)) * 0.7f;
    out += danger[from] * (worth + (held ? 120 : 0)) * 0.35f;
    if (manner == Manner.CARRY) return out + (f.reaches(attempt) ? GOAL : rows * 30);
    if (from == f.neutral()) return out - 100;
    out += ConfusionEvaluation.near(f, to) - ConfusionEvaluation.near(f, from) + rows * 1.2f;
    if (f.promoted(piece)) return out;
    return out + beliefs[side].climbs(piece % Board.LETTERS) * (f.arrives(attempt) ? 60 : rows * 4);
  }

  private float passed(PublicState f, int side, int from, int to, int rows) {
    boolean own = PublicState.isPiece(f.cell(to), side);
    if (own && PublicState.rows(side, to) == 0) return GOAL;
    float out = own ? rows * 30 - 120 * danger[to] * 0.7f : rows * 12 - 90;
    return out + 120 * danger[from] * 0.35f;
  }
}
