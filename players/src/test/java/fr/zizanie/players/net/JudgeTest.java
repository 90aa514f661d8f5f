package fr.zizanie.players.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fr.zizanie.rules.core.Seat;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.BitSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** A network that is asked about one position after the other. */
class JudgeTest {
  private static final int INPUTS = 40;

  /** Bits that hold; the second side sees them backwards. */
  private record Bits(BitSet all, Seat turn) {}

  private static final Inputs<Bits> BITS =
      new Inputs<>() {
        @Override
        public int count() {
          return INPUTS;
        }

        @Override
        public int most() {
          return INPUTS;
        }

        @Override
        public Seat turn(Bits bits) {
          return bits.turn;
        }

        @Override
        public void of(Bits bits, Seat as, Sink out) {
          bits.all.stream().forEach(i -> out.add(as == Seat.FIRST ? i : INPUTS - 1 - i));
        }
      };

  private static Bits drawn(SplittableRandom random) {
    var bits = new BitSet(INPUTS);
    for (int i = 0; i < INPUTS; i++) if (random.nextInt(3) == 0) bits.set(i);
    return new Bits(bits, random.nextBoolean() ? Seat.FIRST : Seat.SECOND);
  }

  private static Net net(SplittableRandom random) {
    return new Net(
        shorts(random, INPUTS * 8, 60), shorts(random, 8, 100), shorts(random, 16, 90), 777);
  }

  private static short[] shorts(SplittableRandom random, int count, int most) {
    short[] out = new short[count];
    for (int i = 0; i < count; i++) out[i] = (short) random.nextInt(-most, most + 1);
    return out;
  }

  private static byte[] bytes(Net net) throws IOException {
    var out = new ByteArrayOutputStream();
    net.write(out);
    return out.toByteArray();
  }

  private static Net read(byte[] bytes) throws IOException {
    return Net.read(new ByteArrayInputStream(bytes));
  }

  @Test
  void what_came_before_does_not_change_a_value() {
    var random = new SplittableRandom(5);
    var net = net(random);
    var judge = new Judge<>(net, BITS);
    for (int i = 0; i < 2_000; i++) {
      var bits = drawn(random);
      assertThat(judge.value(bits)).isEqualTo(new Judge<>(net, BITS).value(bits));
    }
  }

  @Test
  void sides_that_see_the_same_are_judged_alike() {
    var random = new SplittableRandom(6);
    var judge = new Judge<>(net(random), BITS);
    for (int i = 0; i < 500; i++) {
      var bits = drawn(random);
      var turned = new BitSet(INPUTS);
      bits.all.stream().forEach(k -> turned.set(INPUTS - 1 - k));
      assertThat(judge.value(new Bits(turned, bits.turn.other()))).isEqualTo(judge.value(bits));
    }
  }

  @Test
  void a_network_is_read_as_it_was_written() throws IOException {
    var random = new SplittableRandom(7);
    var net = net(random);
    var bits = drawn(random);
    var again = read(bytes(net));
    assertThat(bytes(again)).isEqualTo(bytes(net));
    assertThat(new Judge<>(again, BITS).value(bits)).isEqualTo(new Judge<>(net, BITS).value(bits));
  }

  @Test
  void a_file_that_is_none_is_refused() throws IOException {
    byte[] good = bytes(net(new SplittableRandom(8)));
    byte[] other = good.clone();
    other[0]++;
    assertThatThrownBy(() -> read(other)).isInstanceOf(IOException.class);
    assertThatThrownBy(() -> read(Arrays.copyOf(good, good.length - 1)))
        .isInstanceOf(IOException.class);
    assertThatThrownBy(() -> read(Arrays.copyOf(good, good.length + 1)))
        .isInstanceOf(IOException.class);
  }
}
