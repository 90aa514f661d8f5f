package fr.zizanie.players.net;

import fr.zizanie.rules.core.Seat;

/**
 * Asks a network about one position after the other, in hundredths of a piece. It works out only
 * what changed since the last position, and serves one thread.
 */
public final class Judge<P> {
  private final Net net;
  private final Inputs<P> inputs;
  private final View first;
  private final View second;

  /** A judge by a network that was made for these inputs. */
  public Judge(Net net, Inputs<P> inputs) {
    if (net.inputs() != inputs.count())
      throw new IllegalArgumentException(net.inputs() + " inputs, not " + inputs.count());
    this.net = net;
    this.inputs = inputs;
    first = new View(Seat.FIRST);
    second = new View(Seat.SECOND);
  }

  /** {@return the value of a position for the side to act, in hundredths of a piece} */
  public int value(P position) {
    first.show(position);
    second.show(position);
    return inputs.turn(position) == Seat.FIRST
        ? net.output(first.sums, second.sums)
        : net.output(second.sums, first.sums);
  }

  /** The inputs of one side's view and their sums. */
  private final class View implements Inputs.Sink {
    private final Seat as;
    private final int[] sums = new int[net.hidden()];

    /** When each input was last seen, by the number of positions shown. */
    private final int[] seen = new int[net.inputs()];

    private int[] held = new int[inputs.most()];
    private int[] next = new int[inputs.most()];
    private int count;
    private int more;
    private int time = 1;

    View(Seat as) {
      this.as = as;
      net.start(sums);
    }

    void show(P position) {
      time++;
      more = 0;
      inputs.of(position, as, this);
      for (int i = 0; i < count; i++) if (seen[held[i]] != time) net.subtract(sums, held[i]);
      int[] free = held;
      held = next;
      next = free;
      count = more;
    }

    @Override
    public void add(int input) {
      if (seen[input] != time - 1) net.add(sums, input);
      seen[input] = time;
      next[more++] = input;
    }
  }
}
