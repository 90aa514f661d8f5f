package fr.zizanie.app;

import fr.zizanie.players.analysis.Analysis;
import fr.zizanie.players.analysis.BookLine;
import fr.zizanie.players.analysis.BookLine.Kind;
import fr.zizanie.players.analysis.Books;
import fr.zizanie.players.analysis.CardWorth;
import fr.zizanie.players.analysis.Inquiry;
import fr.zizanie.players.analysis.JudgedDecision;
import fr.zizanie.players.analysis.LevelRates;
import fr.zizanie.players.analysis.Verdict;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.match.Match;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;

/** Tells an analysis to people, seat by seat; chances stand in points out of a hundred. */
record AnalysisReport<S, V>(
    Match<S, V> match, Analysis analysis, LevelRates levels, boolean french) {
  private static final int WORST = 3;

  String text() {
    var out = new ArrayList<String>();
    for (Seat seat : Seat.values()) {
      if (!out.isEmpty()) out.add("");
      seat(seat, analysis.books(seat), out);
    }
    return String.join("\n", out);
  }

  private void seat(Seat seat, Books books, List<String> out) {
    out.add(
        name(seat)
            + said(": ", " : ")
            + percent(books.start())
            + said(" at the start; result ", " de chances de gagner au départ ; résultat ")
            + percent(books.result()));
    out.add(
        "  "
            + said("own decisions ", "ses décisions ")
            + signed(books.sum(Kind.DECISION))
            + said(", luck ", ", la chance ")
            + signed(books.sum(Kind.LUCK))
            + said(", the other side ", ", l’adversaire ")
            + signed(books.sum(Kind.OTHER))
            + said(", better seen later ", ", mieux vu plus tard ")
            + signed(books.sum(Kind.REST)));
    out.add(
        "  "
            + said("result without luck: ", "résultat sans la chance : ")
            + percent(books.adjusted())
            + said("; given up a decision: ", " ; cédé par décision : ")
            + points(books.errorRate())
            + " ("
            + books.decisions().size()
            + said(" decisions)", " décisions)")
            + like(books));
    if (!books.inquiries().isEmpty()) out.add("  " + asked(books.inquiries()));
    books.decisions().stream()
        .filter(decision -> decision.givenUp() > 0)
        .sorted(Comparator.comparingDouble(decision -> -decision.givenUp()))
        .limit(WORST)
        .forEach(decision -> out.add("  " + told(decision)));
    books.lines().stream()
        .filter(line -> line.kind() == Kind.LUCK)
        .max(Comparator.comparingDouble(line -> Math.abs(line.value())))
        .ifPresent(line -> out.add("  " + luck(line)));
    books.cards().stream()
        .filter(worth -> worth.played() && worth.gain() > 0)
        .max(Comparator.comparingDouble(CardWorth::gain))
        .ifPresent(worth -> out.add("  " + card(worth)));
    books.cards().stream()
        .filter(worth -> !worth.played() && Verdict.of(worth.gain()) != Verdict.FINE)
        .max(Comparator.comparingDouble(CardWorth::gain))
        .ifPresent(worth -> out.add("  " + card(worth)));
  }

  private String card(CardWorth worth) {
    var played = said("best card played, ply ", "meilleure carte jouée, demi-coup ");
    var kept = said("card kept back, ply ", "carte gardée, demi-coup ");
    return (worth.played() ? played : kept)
        + worth.ply()
        + said(": ", " : ")
        + match.game().notation().print(List.of(worth.card()))
        + " "
        + signed(worth.gain());
  }

  /** Whom a seat plays like, where that was measured. */
  private String like(Books books) {
    var words = levels.words(books.errorRate());
    String like = said(words.en(), words.fr());
    return like.isEmpty() || books.decisions().isEmpty() ? "" : ", " + like;
  }

  /** What was asked could tell so much, beside what could have been asked. */
  private String asked(List<Inquiry> inquiries) {
    return said("its tries could tell ", "ses essais pouvaient apprendre ")
        + bits(inquiries.stream().mapToDouble(inquiry -> inquiry.asked().bits()))
        + said(" bits on average; the most telling ones ", " bits en moyenne ; les meilleurs ")
        + bits(inquiries.stream().mapToDouble(inquiry -> inquiry.questions().getFirst().bits()));
  }

  private String bits(DoubleStream each) {
    return number("%.2f", each.average().orElse(0));
  }

  private String told(JudgedDecision decision) {
    S before = match.standing().states().get(decision.ply() - 1);
    return said("ply ", "demi-coup ")
        + decision.ply()
        + said(": ", " : ")
        + written(before, decision.played())
        + said(" instead of ", " au lieu de ")
        + written(before, decision.best())
        + said(" leaves ", " laisse ")
        + percent(decision.value())
        + (decision.interval() > 0 ? " ± " + points(decision.interval()) : "")
        + said(" of ", " sur ")
        + percent(decision.bestValue())
        + word(decision);
  }

  private String word(JudgedDecision decision) {
    return switch (decision.verdict()) {
      case FINE -> "";
      case INACCURACY -> said(" (inaccuracy)", " (imprécision)");
      case MISTAKE -> said(" (mistake)", " (erreur)");
      case BLUNDER -> said(" (blunder)", " (gaffe)");
    };
  }

  private String luck(BookLine line) {
    return (line.value() < 0
            ? said("worst luck, ply ", "plus grosse malchance, demi-coup ")
            : said("best luck, ply ", "plus gros coup de chance, demi-coup "))
        + line.ply()
        + said(": ", " : ")
        + signed(line.value());
  }

  private String written(S before, List<Choice> action) {
    return match.game().notation().written(before, action);
  }

  private String name(Seat seat) {
    String id = match.profile().name(seat);
    if (!french) return id.substring(0, 1).toUpperCase(Locale.ROOT) + id.substring(1);
    return switch (id) {
      case "white" -> "Blancs";
      case "black" -> "Noirs";
      case "yellow" -> "Jaunes";
      case "red" -> "Rouges";
      default -> id;
    };
  }

  private String percent(double chance) {
    return points(chance) + said("%", " %");
  }

  private String signed(double value) {
    return (value < 0 ? "−" : "+") + points(Math.abs(value));
  }

  private String points(double value) {
    return number("%.1f", 100 * value);
  }

  private String number(String format, double value) {
    return String.format(french ? Locale.FRENCH : Locale.ROOT, format, value).replace('-', '−');
  }

  private String said(String en, String fr) {
    return french ? fr : en;
  }
}
