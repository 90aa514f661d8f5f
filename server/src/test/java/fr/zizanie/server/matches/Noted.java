package fr.zizanie.server.matches;

import fr.zizanie.server.computer.ThinkingPace;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A pace that lets no time go by, and notes what it was asked for and until when was waited. */
final class Noted implements ThinkingPace {
  private final Random random;
  private final List<String> asked = new ArrayList<>();

  Noted(long seed) {
    random = new Random(seed);
  }

  /** {@return what it was asked for so far} */
  List<String> asked() {
    return asked;
  }

  private int drawn(String what, int most) {
    int drawn = 1 + random.nextInt(most);
    asked.add(what + " in " + drawn);
    return drawn;
  }

  @Override
  public int move(int level) {
    return drawn("move of level " + level, 100 * level);
  }

  @Override
  public int answer() {
    return drawn("answer", 900);
  }

  @Override
  public long now() {
    return 0;
  }

  @Override
  public void until(long nanos) {
    asked.add("told after " + nanos);
  }
}
