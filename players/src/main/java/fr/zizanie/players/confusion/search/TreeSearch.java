package fr.zizanie.players.confusion.search;

import fr.zizanie.players.confusion.belief.Belief;
import fr.zizanie.players.confusion.belief.Cover;
import fr.zizanie.players.confusion.belief.Displacements;
import fr.zizanie.players.confusion.belief.Worlds;
import fr.zizanie.players.search.Limit;
import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.state.ConfusionView;
import fr.zizanie.rules.core.Seat;
import java.util.random.RandomGenerator;

/**
 * Looks ahead from one view by Monte Carlo tree search over public lines of tries and answers.
 *
 * <p>A seat chooses by what it believes of its own pieces. The enemy's answers are the truth that
 * the searching seat sees. Its own answers come in the proportion of the assignments that agree
 * with what is known.
 */
public final class TreeSearch {
  /** Most tries looked at below the first. */
  private static final int WIDTH = 24;

  private static final int DEEPEST = 40;

  /** The cost of a try that neither takes, advances nor tells; such tries could go on for ever. */
  private static final float IDLE = 0.025f;

  private final int us;
  private final PublicState start;
  private final PublicState state = new PublicState();
  private final ConfusionEvaluation evaluation = new ConfusionEvaluation();
  private final CandidateTries tries;
  private final Node root;
  private final Node[] path = new Node[DEEPEST + 1];

  private TreeSearch(int us, PublicState start, Belief[] beliefs, int agent) {
    this.us = us;
    this.start = start;
    tries = new CandidateTries(us, agent);
    state.set(start);
    root = new Node(evaluation.value(start, beliefs, us), 0, false);
    root.open(beliefs, tries.of(state, beliefs, root.look, Integer.MAX_VALUE));
  }

  /** {@return a search for the seat that sees a view with no answer pending} */
  public static TreeSearch of(ConfusionView v, Seat us, RandomGenerator random) {
    return from(v, us, Worlds.of(v, us, random), Worlds.of(v, us.other(), random));
  }

  /** {@return a search in which both seats know all that a view shows, which must be everything} */
  public static TreeSearch open(ConfusionView v, Seat us, RandomGenerator random) {
    return from(v, us, Worlds.known(v, us, random), Worlds.known(v, us.other(), random));
  }

  private static TreeSearch from(ConfusionView v, Seat us, Worlds ours, Worlds theirs) {
    var state = PublicState.of(v);
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
    int raised = state.promotions();
    beliefs[us.ordinal()] = Belief.own(ours, raised);
    beliefs[them.ordinal()] = Belief.enemy(theirs, truth, raised);
    return new TreeSearch(us.ordinal(), state, beliefs, agent);
  }

  /** Searches until the limit. */
  public TreeSearch run(Limit limit) {
    if (start.winner() >= 0 || root.size() == 0) return this;
    while (limit.more()) {
      state.set(start);
      descend();
    }
    return this;
  }

  /** {@return the first tries with their findings} */
  public Node root() {
    return root;
  }

  /** {@return the value for the searching seat} */
  public float value() {
    return root.mean();
  }

  /** {@return the value of another state at first sight, with the same beliefs} */
  public float look(PublicState other) {
    return evaluation.value(other, root.beliefs(), us);
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
    int letter = state.piece(attempt) % Board.LETTERS;
    boolean arrives = accepted && state.arrives(attempt);
    return new Step(
        from, state.side(), letter, Displacements.read(attempt >> 8 & 255), accepted, arrives);
  }

  private void descend() {
    Node node = root;
    int depth = 0;
    path[0] = root;
    var step = new Step(root, us, 0, 0, false, false);
    while (node.isOpen() && depth < DEEPEST) {
      int i = node.next(state.side() == us);
      boolean accepted = node.ask(i);
      int attempt = node.candidate(i).attempt();
      step = step(node, attempt, accepted);
      Node next = node.after(i, accepted);
      if (next == Node.NONE) {
        next = child(step, attempt);
        node.put(i, accepted, next);
      } else {
        state.play(attempt, accepted, next.raised);
      }
      node = next;
      path[++depth] = node;
    }
    if (!node.isOpen() && node.visits() > 0 && state.winner() < 0) {
      var beliefs = step.beliefs(node.raised);
      node.open(beliefs, tries.of(state, beliefs, node.look, WIDTH));
    }
    float value = node.look;
    while (depth >= 0) value = path[depth--].add(value);
  }

  private Node child(Step step, int attempt) {
    boolean raised = step.raises(state.comrade());
    var beliefs = step.beliefs(raised);
    boolean told = beliefs[step.side] != step.from.beliefs()[step.side];
    float toll = !told && idle(attempt) ? IDLE : 0;
    state.play(attempt, step.accepted, raised);
    float look = evaluation.value(state, beliefs, us);
    return new Node(look, step.side == us ? toll : -toll, raised);
  }

  private boolean idle(int attempt) {
    int from = state.square(state.piece(attempt));
    int to = state.to(attempt);
    boolean takes = state.cell(to) > 0;
    return !takes && PublicState.rows(state.side(), to) >= PublicState.rows(state.side(), from);
  }
}
