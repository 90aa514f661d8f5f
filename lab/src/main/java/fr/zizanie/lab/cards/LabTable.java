package fr.zizanie.lab.cards;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.tsunami.deck.Card;
import fr.zizanie.rules.tsunami.deck.Deck;
import fr.zizanie.terminal.Failure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** What a lab found, one line a card: means in hundredths of a game with 95 % intervals. */
final class LabTable {
  private final Deck deck;

  LabTable(Options options) {
    String given = options.get("deck");
    deck = Deck.known(given).orElseGet(() -> Deck.of(given).orThrow());
  }

  Deck deck() {
    return deck;
  }

  String text(List<Finding> findings) {
    var out = new StringBuilder();
    long games = findings.stream().mapToInt(Finding::game).distinct().count();
    line(
        out,
        "%d games with %s; changes of the chances in hundredths of a game"
            .formatted(games, deck.id()));
    line(
        out,
        "%-14s %6s | %-22s | %-22s | %s".formatted("card", "copies", "drawn", "played", "at once"));
    for (int kind = 0; kind < deck.cards().size(); kind++) {
      Card card = deck.card(kind);
      line(out, "%-14s %6d | %s".formatted(card.id(), card.copies(), cells(findings, kind)));
    }
    line(out, "%-14s %6d | %s".formatted("all", deck.size(), cells(findings, -1)));
    return out.toString();
  }

  private static void line(StringBuilder out, String text) {
    out.append(text.stripTrailing()).append('\n');
  }

  private static String cells(List<Finding> findings, int kind) {
    var out = new StringBuilder();
    for (Finding.What what : Finding.What.values()) {
      if (!out.isEmpty()) out.append(" | ");
      out.append(cell(of(findings, kind, what)));
    }
    return out.toString();
  }

  private static String cell(Interval i) {
    if (i.count() == 0) return "%5d %16s".formatted(0, "");
    if (Double.isNaN(i.half()))
      return String.format(Locale.ROOT, "%5d %+7.1f %8s", i.count(), 100 * i.mean(), "");
    return String.format(
        Locale.ROOT, "%5d %+7.1f ± %6.1f", i.count(), 100 * i.mean(), 100 * i.half());
  }

  /** The interval of one card, or of all for a negative kind. */
  private static Interval of(List<Finding> findings, int kind, Finding.What what) {
    return Interval.of(
        findings.stream().filter(f -> f.what() == what && (kind < 0 || f.kind() == kind)).toList());
  }

  void write(Path path, List<Finding> findings) {
    var out = new StringBuilder("card,copies");
    for (Finding.What what : Finding.What.values()) {
      String name = what.name().toLowerCase(Locale.ROOT);
      out.append(',').append(name).append("_n,").append(name).append("_mean,");
      out.append(name).append("_low,").append(name).append("_high");
    }
    out.append('\n');
    for (int kind = 0; kind < deck.cards().size(); kind++) {
      out.append(deck.card(kind).id()).append(',').append(deck.card(kind).copies());
      for (Finding.What what : Finding.What.values()) {
        Interval i = of(findings, kind, what);
        out.append(',').append(i.count());
        for (double value : new double[] {i.mean(), i.mean() - i.half(), i.mean() + i.half()})
          out.append(',').append(Double.isNaN(value) ? "" : "%.4f".formatted(value));
      }
      out.append('\n');
    }
    try {
      Files.writeString(path, out);
    } catch (IOException e) {
      throw new Failure("cannot write " + path);
    }
  }
}
