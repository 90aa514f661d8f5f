package fr.zizanie.players.confusion;

import fr.zizanie.rules.confusion.Board;
import fr.zizanie.rules.confusion.ConfusionView;
import fr.zizanie.rules.confusion.Diagrams;
import fr.zizanie.rules.core.Seat;
import java.util.random.RandomGenerator;

/**
 * Looks ahead from one view by Monte Carlo tree search over public lines of tries and answers.
 *
 * <p>A seat chooses by what it believes of its own pieces; the enemy's answers are the truth that
 * the searching seat sees, one's own come in the proportion of the assignments that agree with what
 * is known.
 */
final class Hunt {
  /** Tries looked at below the first. */
  private static final int WIDTH = 24;

  private static final int DEEPEST = 40;

  /** What a try costs that neither takes, advances nor tells: it could go on for ever. */
  private static final float IDLE = 0.025f;

  private final int us;
  private final Field start;
  private final Field field = new Field();
  private final Gauge gauge = new Gauge();
  private final Offers offers;
  private final Node root;
  private final Node[] path = new Node[DEEPEST + 1];

  private Hunt(int us, Field start, Belief[] beliefs, int agent) {
    this.us = us;
    this.start = start;
    offers = new Offers(us, agent);
    field.set(start);
    root = new Node(gauge.value(start, beliefs, us), 0, false);
    root.open(beliefs, offers.of(field, beliefs, root.look, Integer.MAX_VALUE));
  }

  /** {@return a search for the seat that sees a view with no answer pending} */
  static Hunt of(ConfusionView v, Seat us, RandomGenerator random) {
    var field = Field.of(v);
    Seat them = us.other();
    int agent = -1;
    var truth = new int[Board.LETTERS];
    for (int letter = 0; letter < v.setting().letters(); letter++) {
      truth[letter] = v.kind(them, letter);
      if (truth[letter] != Diagrams.AGENT) continue;
      agent = them.ordinal() * Board.LETTERS + letter;
      truth[letter] = Cover.shown(v, them, letter);
    }
    var beliefs = new Belief[2];
    int raised = field.promotions();
    beliefs[us.ordinal()] = Belief.own(Worlds.of(v, us, random), raised);
    beliefs[them.ordinal()] = Belief.enemy(Worlds.of(v, them, random), truth, raised);
    return new Hunt(us.ordinal(), field, beliefs, agent);
  }

  /** Looks until the watch says stop. */
  Hunt run(Watch watch) {
    if (start.winner() >= 0 || root.size() == 0) return this;
    while (watch.more()) {
      field.set(start);
      descend();
    }
    return this;
  }

  /** {@return the first tries with what was found of them} */
  Node root() {
    return root;
  }

  /** {@return the value for the searching seat} */
  float value() {
    return root.mean();
  }

  /** {@return the value of another field at first sight, with the same beliefs} */
  float look(Field other) {
    return gauge.value(other, root.beliefs(), us);
  }

  /** An answer to a try below an open node. */
  private record Step(Node from, int side, int letter, int way, boolean accepted, boolean arrives) {
    /** {@return whether the piece is promoted, as far as can be told} */
    boolean raises(boolean everybody) {
      if (!arrives) return false;
      return everybody || from.beliefs()[side].heard(letter, way, true).climbs(letter) >= 0.5f;
    }

    Belief[] beliefs(boolean raised) {
      var out = from.beliefs().clone();
      out[side] = out[side].heard(letter, way, accepted);
      if (arrives) out[side] = out[side].arrived(letter, raised);
      return out;
    }
  }

  private Step step(Node from, int attempt, boolean accepted) {
    int letter = field.piece(attempt) % Board.LETTERS;
    boolean arrives = accepted && field.arrives(attempt);
    return new Step(from, field.side(), letter, Ways.read(attempt >> 8 & 255), accepted, arrives);
  }

  private void descend() {
    Node node = root;
    int depth = 0;
    path[0] = root;
    var step = new Step(root, us, 0, 0, false, false);
    while (node.isOpen() && depth < DEEPEST) {
      int i = node.next(field.side() == us);
      boolean accepted = node.ask(i);
      int attempt = node.offer(i).attempt();
      step = step(node, attempt, accepted);
      Node next = node.after(i, accepted);
      if (next == Node.NONE) {
        next = child(step, attempt);
        node.put(i, accepted, next);
      } else {
        field.play(attempt, accepted, next.raised);
      }
      node = next;
      path[++depth] = node;
    }
    if (!node.isOpen() && node.visits() > 0 && field.winner() < 0) {
      var beliefs = step.beliefs(node.raised);
      node.open(beliefs, offers.of(field, beliefs, node.look, WIDTH));
    }
    float value = node.look;
    while (depth >= 0) value = path[depth--].add(value);
  }

  private Node child(Step step, int attempt) {
    boolean raised = step.raises(field.comrade());
    var beliefs = step.beliefs(raised);
    boolean told = beliefs[step.side] != step.from.beliefs()[step.side];
    float toll = !told && idle(attempt) ? IDLE : 0;
    field.play(attempt, step.accepted, raised);
    float look = gauge.value(field, beliefs, us);
    return new Node(look, step.side == us ? toll : -toll, raised);
  }

  private boolean idle(int attempt) {
    int from = field.square(field.piece(attempt));
    int to = field.to(attempt);
    boolean takes = field.cell(to) > 0;
    return !takes && Field.rows(field.side(), to) >= Field.rows(field.side(), from);
  }
}
