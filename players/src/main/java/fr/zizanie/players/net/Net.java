package fr.zizanie.players.net;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * The weights of a network with one hidden layer that judges positions in hundredths of a piece.
 * Each side has a view of the board. An input adds its row to the sums of a view, each sum is held
 * between 0 and {@link #FULL}, and the sums of both views are weighed. All numbers are whole, so
 * that every machine finds the same.
 */
public final class Net {
  /** The number that stands for 1 in a hidden sum. */
  public static final int FULL = 255;

  /** The number that stands for 1 in a last weight. */
  public static final int UNIT = 64;

  /** Hundredths of a piece that an output of 1 means. */
  public static final int SCALE = 400;

  private static final int MAGIC = 0x5a4e4554;

  private final int inputs;
  private final int hidden;
  private final short[] rows;
  private final short[] starts;
  private final short[] last;
  private final int end;

  /**
   * A network that copies its weights.
   *
   * @param rows the rows of all inputs, one after the other; a row has a number for each hidden sum
   * @param starts the value of each sum without inputs
   * @param last the weight of each sum in the view of the side to act, then in the other's
   * @param end the output without any sum, in units of {@code FULL * UNIT}
   */
  public Net(short[] rows, short[] starts, short[] last, int end) {
    hidden = starts.length;
    inputs = rows.length / hidden;
    if (rows.length != inputs * hidden || last.length != 2 * hidden)
      throw new IllegalArgumentException(rows.length + " weights, " + hidden + " sums");
    this.rows = rows.clone();
    this.starts = starts.clone();
    this.last = last.clone();
    this.end = end;
  }

  /** {@return the number of inputs} */
  public int inputs() {
    return inputs;
  }

  int hidden() {
    return hidden;
  }

  void start(int[] sums) {
    for (int h = 0; h < hidden; h++) sums[h] = starts[h];
  }

  void add(int[] sums, int input) {
    int row = input * hidden;
    for (int h = 0; h < hidden; h++) sums[h] += rows[row + h];
  }

  void subtract(int[] sums, int input) {
    int row = input * hidden;
    for (int h = 0; h < hidden; h++) sums[h] -= rows[row + h];
  }

  /** {@return the value for the side to act, in hundredths of a piece} */
  int output(int[] mover, int[] other) {
    long sum = end;
    for (int h = 0; h < hidden; h++) sum += Math.clamp(mover[h], 0, FULL) * last[h];
    for (int h = 0; h < hidden; h++) sum += Math.clamp(other[h], 0, FULL) * last[hidden + h];
    return (int) (sum * SCALE / (FULL * UNIT));
  }

  /** {@return the network of a file; throws {@link IOException} if the file holds none} */
  public static Net read(InputStream in) throws IOException {
    var data = new DataInputStream(in);
    if (data.readInt() != MAGIC) throw new IOException("no network");
    int inputs = data.readInt();
    int hidden = data.readInt();
    if (inputs < 1 || inputs > 1 << 16 || hidden < 1 || hidden > 1 << 10)
      throw new IOException("a network of " + inputs + " inputs and " + hidden + " sums");
    var net =
        new Net(
            read(data, inputs * hidden),
            read(data, hidden),
            read(data, 2 * hidden),
            data.readInt());
    if (data.read() != -1) throw new IOException("more than a network");
    return net;
  }

  private static short[] read(DataInputStream data, int count) throws IOException {
    short[] out = new short[count];
    for (int i = 0; i < count; i++) out[i] = data.readShort();
    return out;
  }

  /** Writes the network as {@link #read} reads it: two bytes a weight. */
  public void write(OutputStream out) throws IOException {
    var data = new DataOutputStream(out);
    data.writeInt(MAGIC);
    data.writeInt(inputs);
    data.writeInt(hidden);
    for (short[] all : new short[][] {rows, starts, last})
      for (short weight : all) data.writeShort(weight);
    data.writeInt(end);
    data.flush();
  }
}
