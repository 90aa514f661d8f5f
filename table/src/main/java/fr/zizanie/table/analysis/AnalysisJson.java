package fr.zizanie.table.analysis;

import fr.zizanie.players.analysis.Analysis;
import fr.zizanie.players.analysis.BookLine;
import fr.zizanie.players.analysis.Books;
import fr.zizanie.players.analysis.Candidates;
import fr.zizanie.players.analysis.Closer;
import fr.zizanie.players.analysis.Inquiry;
import fr.zizanie.players.analysis.Inquiry.Alike;
import fr.zizanie.players.analysis.JudgedDecision;
import fr.zizanie.players.analysis.LevelRates;
import fr.zizanie.players.analysis.Weighed;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.sheets.json.JsonText;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/** Writes an analysis as JSON (Formats, 12), the same bytes on every machine. */
public final class AnalysisJson {
  private static final int DIGITS = 15;

  /** Ten to the power of {@link #DIGITS}: so fine that thousands of values still add up. */
  private static final long ONE = 1_000_000_000_000_000L;

  /** So many kinds of questions are told that tell most. */
  private static final int MOST_TOLD = 5;

  /** What an action could tell, where that is measured. */
  private interface Bits {
    OptionalDouble of(List<Choice> action);
  }

  private static final Bits NOTHING_TOLD = _ -> OptionalDouble.empty();

  private AnalysisJson() {}

  /** {@return the analysis of a match as one object} */
  public static <S, V> String write(Analysis analysis, Match<S, V> match) {
    return JsonText.of(out -> {
      out.open();
      out.key("seats");
      out.open();
      for (Seat seat : Seat.values()) {
        out.key(match.profile().name(seat));
        books(analysis.books(seat), out);
      }
      out.close();
      out.key("decisions");
      out.openList();
      for (var decision : analysis.decisions()) {
        out.next();
        decision(decision, analysis.inquiry(decision.ply()), match, out);
      }
      out.closeList();
      out.close();
    });
  }

  /** {@return the same with the truth, unless it is empty} */
  public static <S, V> String write(Analysis analysis, Match<S, V> match, List<Double> truth) {
    String whole = write(analysis, match);
    return truth.isEmpty() ? whole : with(whole, "truth", truth(truth));
  }

  /** {@return an analysis with what each card was worth, unless it has none} */
  public static String withCards(String whole, Analysis analysis, Match<?, ?> match) {
    boolean none =
        Stream.of(analysis.first(), analysis.second()).allMatch(b -> b.cards().isEmpty());
    return none ? whole : with(whole, "cards", CardsJson.write(analysis, match));
  }

  /**
   * {@return the same with {@code cards}, with {@code written}: how the best action at a ply is
   * written for people, where another was played, and with {@code like}: by seat, whom it plays
   * like, in both languages, where its levels were measured}
   */
  public static <S, V> String written(
      Analysis analysis, Match<S, V> match, List<Double> truth, LevelRates levels) {
    var notation = match.game().notation();
    var states = match.standing().states();
    String whole = withCards(write(analysis, match, truth), analysis, match);
    String best =
        JsonText.of(out -> {
          out.open();
          for (var decision : analysis.decisions()) {
            if (decision.best().equals(decision.played())) continue;
            out.key(Integer.toString(decision.ply()));
            out.text(notation.written(states.get(decision.ply() - 1), decision.best()));
          }
          out.close();
        });
    String told = with(whole, "written", best);
    return levels.equals(LevelRates.NONE)
        ? told
        : with(told, "like", like(analysis, match, levels));
  }

  private static String like(Analysis analysis, Match<?, ?> match, LevelRates levels) {
    return JsonText.of(out -> {
      out.open();
      for (Seat seat : Seat.values()) {
        Books books = analysis.books(seat);
        if (books.decisions().isEmpty()) continue;
        var words = levels.words(books.errorRate());
        out.key(match.profile().name(seat));
        out.open();
        out.key("fr");
        out.text(words.fr());
        out.key("en");
        out.text(words.en());
        out.close();
      }
      out.close();
    });
  }

  private static String with(String object, String key, String value) {
    return object.substring(0, object.length() - 1) + ",\"" + key + "\":" + value + "}";
  }

  private static String truth(List<Double> truth) {
    return JsonText.of(out -> {
      out.openList();
      for (double chance : truth) {
        out.next();
        out.raw(digits(chance));
      }
      out.closeList();
    });
  }

  /** {@return one decision looked at for longer, as an object (Formats, 12.5)} */
  public static <S, V> String write(Closer closer, Match<S, V> match) {
    S before = match.standing().states().get(closer.ply() - 1);
    return JsonText.of(out -> {
      out.open();
      out.key("ply");
      out.number(closer.ply());
      out.key("seat");
      out.text(match.profile().name(closer.seat()));
      out.key("played");
      weighed(closer.played(), closer::bits, before, match, out);
      candidates(closer.candidates(), closer::bits, before, match, out);
      out.close();
    });
  }

  /** {@return what could be done in a match as it stands, as an object (Formats, 12.7)} */
  public static <S, V> String write(Candidates found, Match<S, V> match) {
    return JsonText.of(out -> {
      out.open();
      out.key("seat");
      out.text(match.profile().name(found.seat()));
      candidates(found.best(), NOTHING_TOLD, match.state(), match, out);
      found
          .tried()
          .ifPresent(tried -> {
            out.key("tried");
            weighed(tried, NOTHING_TOLD, match.state(), match, out);
          });
      out.close();
    });
  }

  private static <S> void candidates(
      List<Weighed> candidates, Bits bits, S before, Match<S, ?> match, JsonText out) {
    out.key("candidates");
    out.openList();
    for (Weighed candidate : candidates) {
      out.next();
      weighed(candidate, bits, before, match, out);
    }
    out.closeList();
  }

  private static <S> void weighed(
      Weighed weighed, Bits bits, S before, Match<S, ?> match, JsonText out) {
    out.open();
    action(weighed.action(), before, match, out);
    number("value", weighed.chance(), out);
    number("interval", weighed.interval(), out);
    bits.of(weighed.action()).ifPresent(told -> number("bits", told, out));
    out.close();
  }

  private static <S> void action(List<Choice> action, S before, Match<S, ?> match, JsonText out) {
    var notation = match.game().notation();
    out.key("action");
    out.text(notation.print(action));
    out.key("written");
    out.text(notation.written(before, action));
  }

  /** What a decision could tell (Formats, 12.6). */
  private static <S> void told(
      Inquiry inquiry, List<Choice> best, S before, Match<S, ?> match, JsonText out) {
    out.key("told");
    out.open();
    number("bits", inquiry.asked().bits(), out);
    inquiry.bits(best).ifPresent(bits -> number("bestBits", bits, out));
    out.key("rank");
    out.number(inquiry.rank());
    out.key("among");
    out.number(inquiry.questions().size());
    out.key("most");
    out.openList();
    for (Alike alike : inquiry.best(MOST_TOLD)) {
      out.next();
      out.open();
      action(alike.one().action(), before, match, out);
      number("bits", alike.one().bits(), out);
      out.key("others");
      out.number(alike.others());
      out.close();
    }
    out.closeList();
    out.close();
  }

  private static void books(Books books, JsonText out) {
    out.open();
    number("start", books.start(), out);
    number("result", books.result(), out);
    out.key("books");
    out.openList();
    for (BookLine line : books.lines()) {
      out.next();
      out.open();
      out.key("ply");
      out.number(line.ply());
      out.key("kind");
      out.text(line.kind().name().toLowerCase(Locale.ROOT));
      number("value", line.value(), out);
      out.close();
    }
    out.closeList();
    out.close();
  }

  private static <S> void decision(
      JudgedDecision decision, Optional<Inquiry> inquiry, Match<S, ?> match, JsonText out) {
    var notation = match.game().notation();
    out.open();
    out.key("ply");
    out.number(decision.ply());
    out.key("seat");
    out.text(match.profile().name(decision.seat()));
    out.key("played");
    out.text(notation.print(decision.played()));
    out.key("best");
    out.text(notation.print(decision.best()));
    number("value", decision.value(), out);
    number("bestValue", decision.bestValue(), out);
    number("interval", decision.interval(), out);
    S before = match.standing().states().get(decision.ply() - 1);
    inquiry.ifPresent(found -> told(found, decision.best(), before, match, out));
    out.close();
  }

  static void number(String name, double value, JsonText out) {
    out.key(name);
    out.raw(digits(value));
  }

  /** {@return a number from -4 to 4 in decimals; browsers write a double otherwise than we do} */
  static String digits(double value) {
    long scaled = (long) Math.floor(Math.abs(value) * ONE + 0.5);
    if (scaled == 0) return "0";
    String rest = Long.toString(ONE + scaled % ONE).substring(1);
    int end = DIGITS;
    while (end > 0 && rest.charAt(end - 1) == '0') end--;
    String whole = (value < 0 ? "-" : "") + scaled / ONE;
    return end == 0 ? whole : whole + "." + rest.substring(0, end);
  }
}
