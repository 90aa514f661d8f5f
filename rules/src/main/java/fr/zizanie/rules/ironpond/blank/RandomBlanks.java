package fr.zizanie.rules.ironpond.blank;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/** Makes up blank cards that the reader accepts, of every word and timing, to try the laws on. */
public final class RandomBlanks {
  /** As many as a deck has room for. */
  public static final int MOST = 28;

  private static final int MOST_PICKS = 3;
  private static final int MOST_VERBS = 4;

  private RandomBlanks() {}

  /**
   * {@return this many different cards, at most {@link #MOST}, as the option {@code custom} takes
   * them}
   */
  public static String cards(RandomGenerator random, int count) {
    var out = new ArrayList<String>();
    for (int i = 0; i < count; i++) out.add(card(Blanks.FIRST + i, random));
    return "[" + String.join(",", out) + "]";
  }

  private static String card(int number, RandomGenerator random) {
    String timing = List.of("PRE", "INS", "POST").get(random.nextInt(3));
    var picks = new ArrayList<Set<String>>();
    int most = 1 + random.nextInt(MOST_PICKS);
    for (int i = 0; i < most; i++) picks.add(pick(random, i > 0));
    var verbs = new ArrayList<String>();
    int wanted = 1 + random.nextInt(MOST_VERBS);
    boolean moves = !timing.equals("INS");
    while (verbs.size() < wanted) {
      // Moves are chosen among many, so cards that are the move get more than their share of them.
      String verb =
          !moves && random.nextBoolean()
              ? List.of("move", "capture").get(random.nextInt(2))
              : any(Blank.Verb.TAKES.keySet(), random);
      boolean displaces = verb.equals("move") || verb.equals("capture");
      if (displaces && moves) continue;
      var named = named(Blank.Verb.TAKES.getOrDefault(verb, ""), picks, random);
      if (named.isEmpty()) continue;
      moves |= displaces;
      suffers(verb, named, picks);
      verbs.add(
          "[\""
              + verb
              + "\","
              + named.stream().map(i -> "" + (i + 1)).collect(Collectors.joining(","))
              + "]");
    }
    String pre = random.nextInt(6) == 0 ? "\"" + any(BlankWords.NEEDS, random) + "\"" : "";
    return """
    {"no":%d,"name":{"fr":"X","en":"X"},"text":{"fr":"x","en":"x"},"timing":"%s",\
    "params":[%s],"pre":[%s],"effect":[%s]}\
    """
        .formatted(
            number,
            timing,
            picks.stream()
                .map(p -> p.stream().collect(Collectors.joining("\",\"", "[\"", "\"]")))
                .collect(Collectors.joining(",")),
            pre,
            String.join(",", verbs));
  }

  private static String any(Set<String> words, RandomGenerator random) {
    return List.copyOf(new TreeSet<>(words)).get(random.nextInt(words.size()));
  }

  private static Set<String> pick(RandomGenerator random, boolean later) {
    Set<String> out =
        random.nextInt(4) == 0 ? new TreeSet<>(BlankWords.FREE) : new TreeSet<>(pieces(random));
    String place = any(BlankWords.PLACES, random);
    if (random.nextInt(3) == 0 && (later || !BlankWords.FROM_FIRST.contains(place))) out.add(place);
    return out;
  }

  private static Set<String> pieces(RandomGenerator random) {
    var out = new TreeSet<String>();
    out.add(List.of("own", "mine", "enemy", "notPawn", "notRoyal").get(random.nextInt(5)));
    if (random.nextInt(4) == 0) out.add(any(BlankWords.PIECES, random));
    return out;
  }

  /** Picks that a verb may be about, in its order; none when there are too few. */
  private static List<Integer> named(
      String takes, List<Set<String>> picks, RandomGenerator random) {
    var out = new ArrayList<Integer>();
    for (int i = 0; i < takes.length(); i++) {
      boolean free = takes.charAt(i) == 'e';
      var suit = new ArrayList<Integer>();
      for (int j = 0; j < picks.size(); j++)
        if (picks.get(j).contains("empty") == free) suit.add(j);
      if (suit.isEmpty()) return List.of();
      out.add(suit.get(random.nextInt(suit.size())));
    }
    return out;
  }

  private static void suffers(String verb, List<Integer> named, List<Set<String>> picks) {
    Set<String> one = picks.get(verb.equals("capture") ? named.getLast() : named.getFirst());
    if (Blank.Verb.NEVER_ROYAL.contains(verb)) one.add("notRoyal");
    if (verb.equals("camel")) one.add("knight");
  }
}
