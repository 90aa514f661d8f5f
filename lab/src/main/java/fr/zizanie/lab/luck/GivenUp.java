package fr.zizanie.lab.luck;

import fr.zizanie.lab.arena.KeptGames;
import fr.zizanie.players.analysis.Analysis;
import fr.zizanie.players.analysis.Books;
import fr.zizanie.players.analysis.JudgedDecision;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What each seat of one game gave up. */
record GivenUp(Own first, Own second) {
  /** For each seat its decisions, and what they gave up. */
  static final KeptGames.Form<GivenUp> FORM = new KeptGames.Form<>(GivenUp::line, GivenUp::read);

  private static final Pattern NUMBERS =
      Pattern.compile("(\\d{1,6}) ([\\d.E-]+) (\\d{1,6}) ([\\d.E-]+)");

  /**
   * The part of one seat.
   *
   * @param sum of the chances given up
   */
  record Own(int decisions, double sum) {
    static Own of(Books books, int opening) {
      var decisions = books.decisions().stream().filter(d -> d.ply() > opening).toList();
      return new Own(
          decisions.size(), decisions.stream().mapToDouble(JudgedDecision::givenUp).sum());
    }

    private String line() {
      return decisions + " " + sum;
    }
  }

  /** {@return what was given up after so many actions} */
  static GivenUp of(Analysis analysis, int opening) {
    return new GivenUp(Own.of(analysis.first(), opening), Own.of(analysis.second(), opening));
  }

  List<Own> seats() {
    return List.of(first, second);
  }

  private String line() {
    return first.line() + " " + second.line();
  }

  private static Optional<GivenUp> read(String line) {
    Matcher m = NUMBERS.matcher(line);
    if (!m.matches()) return Optional.empty();
    return Optional.of(new GivenUp(own(m, 1), own(m, 3)));
  }

  private static Own own(Matcher m, int group) {
    return new Own(Integer.parseInt(m.group(group)), Double.parseDouble(m.group(group + 1)));
  }
}
