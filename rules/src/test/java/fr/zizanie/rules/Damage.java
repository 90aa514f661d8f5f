package fr.zizanie.rules;

import fr.zizanie.rules.core.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SplittableRandom;

/** Seeded damage to valid input, for parsers that must survive it. */
public final class Damage {
  private static final String SIGNS = "abhpPkKqQw-/ 0123456789{}<>[]\"\\:.#*x\n\té\u0000\uffff";
  private final SplittableRandom random;

  public Damage(SplittableRandom random) {
    this.random = random;
  }

  /** {@return the tree with one of its leaves damaged, or missing, or of another form} */
  public Tree to(Tree tree) {
    return switch (tree) {
      case Tree.Text(String text) -> new Tree.Text(to(text));
      case Tree.Whole(long value) -> new Tree.Whole(value + random.nextInt(-70, 70));
      case Tree.Flag(boolean value) -> new Tree.Flag(!value);
      case Tree.Items(var items) when items.isEmpty() -> new Tree.Items(List.of(new Tree.Whole(1)));
      case Tree.Items(var items) -> {
        var more = new ArrayList<>(items);
        int at = random.nextInt(more.size());
        if (random.nextInt(4) == 0) more.remove(at);
        else more.set(at, to(more.get(at)));
        yield new Tree.Items(more);
      }
      case Tree.Fields(var fields) -> {
        var more = new LinkedHashMap<>(fields);
        var name = List.copyOf(fields.keySet()).get(random.nextInt(fields.size()));
        switch (random.nextInt(8)) {
          case 0 -> more.remove(name);
          case 1 -> more.put(to(name), new Tree.Flag(true));
          case 2 -> more.put(name, new Tree.Whole(random.nextInt(200)));
          default -> more.computeIfPresent(name, (_, part) -> to(part));
        }
        yield new Tree.Fields(more);
      }
    };
  }

  /** {@return the text with one to four signs put in, taken out or changed} */
  public String to(String text) {
    var out = new StringBuilder(text);
    for (int i = random.nextInt(4); i >= 0; i--) {
      int at = random.nextInt(out.length() + 1);
      char sign = SIGNS.charAt(random.nextInt(SIGNS.length()));
      switch (random.nextInt(3)) {
        case 0 -> out.insert(at, sign);
        case 1 -> out.delete(at, Math.min(out.length(), at + 1 + random.nextInt(4)));
        default -> {
          if (at < out.length()) out.setCharAt(at, sign);
        }
      }
    }
    return out.toString();
  }
}
