package fr.zizanie.rules.ironpond;

import fr.zizanie.rules.ironpond.cards.Deck;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Everything that is tried of one card: {@code cards/21.txt}. */
record CardFile(int card, List<String> needs, Map<String, String> untried, List<CardCase> cases) {
  /** The files of all printed cards. */
  static List<CardFile> all() {
    return Held.FILES;
  }

  /** Every case, for White and for Black. */
  static Stream<CardCase> cases(boolean mirrored) {
    return all().stream()
        .flatMap(file -> file.cases().stream())
        .flatMap(c -> mirrored ? Stream.of(c, c.mirrored()) : Stream.of(c));
  }

  private static final class Held {
    static final List<CardFile> FILES =
        IntStream.rangeClosed(1, Deck.printed().size()).mapToObj(CardFile::read).toList();
  }

  private static CardFile read(int card) {
    var needs = new ArrayList<String>();
    var untried = new LinkedHashMap<String, String>();
    var cases = new ArrayList<CardCase>();
    var blocks = new ArrayList<List<String>>();
    for (String block : text(card).split("\n\n+", -1)) {
      var lines = block.lines().filter(l -> !l.startsWith("#")).map(String::strip).toList();
      if (!lines.isEmpty()) blocks.add(lines);
    }
    for (String line : blocks.removeFirst()) {
      String[] both = line.substring(line.indexOf(' ') + 1).split(": ", 2);
      if (line.startsWith("needs ")) needs.addAll(List.of(both[0].split(" / ", -1)));
      else for (String way : both[0].split(" ", -1)) untried.put(way, both[1]);
    }
    for (var lines : blocks) cases.add(read(card, lines));
    return new CardFile(card, needs, untried, cases);
  }

  private static CardCase read(int card, List<String> lines) {
    boolean titled = !lines.getFirst().matches("(START|\\S+/\\S+) [wb] .*");
    int at = titled ? 1 : 0;
    return new CardCase(
        card,
        titled ? lines.getFirst() : "",
        SetUp.read(lines.get(at)),
        CardCase.lines(lines.subList(at + 1, lines.size())));
  }

  private static String text(int card) {
    String name = "cards/" + card + ".txt";
    try (var in = Objects.requireNonNull(CardFile.class.getResourceAsStream(name), name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
