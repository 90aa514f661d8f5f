package fr.zizanie.rules.ironpond.blank;

import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.card.Face;
import fr.zizanie.rules.ironpond.card.Timing;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A blank card that somebody has filled in, as words of the card vocabulary (rules, 5.2).
 *
 * @param number 100 to 127
 * @param asks for each pick the conditions on its square
 * @param pre what must hold before it may be played
 * @param does what it does, in order
 */
public record Blank(
    int number,
    Timing timing,
    Words title,
    Words text,
    List<List<String>> asks,
    List<String> pre,
    List<Verb> does) {
  /** One thing that a card does to the squares picked, by their places from 0. */
  public record Verb(String name, List<Integer> picks) {
    /** What each takes: {@code m} a piece, {@code e} a free square. */
    static final Map<String, String> TAKES =
        Map.ofEntries(
            Map.entry("swap", "mm"),
            Map.entry("move", "me"),
            Map.entry("capture", "mm"),
            Map.entry("carry", "me"),
            Map.entry("drop", "m"),
            Map.entry("take", "m"),
            Map.entry("neutral", "m"),
            Map.entry("ordinary", "m"),
            Map.entry("camel", "m"),
            Map.entry("magnet", "m"),
            Map.entry("shield", "m"),
            Map.entry("stick", "m"),
            Map.entry("convert", "m"),
            Map.entry("hole", "e"));

    /** Those that a royal never suffers (F2). */
    static final Set<String> NEVER_ROYAL =
        Set.of("drop", "take", "neutral", "convert", "stick", "capture");

    public Verb {
      picks = List.copyOf(picks);
    }

    int first() {
      return picks.getFirst();
    }

    int last() {
      return picks.getLast();
    }

    /** Whether it is the move of one piece, such as only a card instead of the move makes. */
    boolean displaces() {
      return name.equals("move") || name.equals("capture");
    }
  }

  static final Set<Timing> TIMINGS = Set.of(Timing.BEFORE, Timing.INSTEAD, Timing.AFTER);

  public Blank {
    asks = asks.stream().map(List::copyOf).toList();
    pre = List.copyOf(pre);
    does = List.copyOf(does);
  }

  /** {@return what everybody reads of it} */
  public Face face() {
    return Face.of(number, timing, title, text);
  }
}
