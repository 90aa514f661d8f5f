package fr.zizanie.rules.tsunami;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.Step;
import fr.zizanie.rules.tsunami.go.Area;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.go.Settled;
import fr.zizanie.rules.tsunami.go.Stones;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import fr.zizanie.rules.tsunami.turn.Marks;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The stones of a game as SGF (FF[4]) for go programs: placed stones are moves, what cards do is
 * set up with AB, AW and AE, and comments name the cards without anything hidden.
 */
final class Sgf {
  /** Our own property: an action that is no move, such as the agreement on dead stones. */
  static final String ACTION = "ZA";

  /** Our own property: the reason of the end, where RE doesn’t tell it. */
  static final String REASON = "ZR";

  /** What of a record’s tags SGF has properties for. */
  static final Map<String, String> TAGS = tags();

  private final StringBuilder out = new StringBuilder();
  private final Map<Integer, Long> left;

  private Sgf(Map<Integer, Long> left) {
    this.left = left;
  }

  private static Map<String, String> tags() {
    var out = new LinkedHashMap<String, String>();
    out.put("PB", "Black");
    out.put("PW", "White");
    out.put("DT", "Date");
    out.put("EV", "Event");
    out.put("PC", "Site");
    out.put("RO", "Round");
    out.put("OT", "TimeControl");
    return Collections.unmodifiableMap(out);
  }

  /** {@return the SGF of a match without clocks} */
  static String write(Match<TsunamiState, TsunamiView> match, Map<String, String> tags) {
    return write(match, tags, Map.of());
  }

  /**
   * {@return the SGF of a match}
   *
   * @param left whole seconds left to the seat that acted, by the index of the entry in the log
   */
  static String write(
      Match<TsunamiState, TsunamiView> match, Map<String, String> tags, Map<Integer, Long> left) {
    return new Sgf(left).text(match, tags);
  }

  private String text(Match<TsunamiState, TsunamiView> match, Map<String, String> tags) {
    var start = match.start().state();
    out.append("(;FF[4]GM[1]CA[UTF-8]AP[Zizanie:1]SZ[")
        .append(start.stones().size().text())
        .append("]GN[Tsunami sur le goban]");
    property("KM", start.setting().komiText());
    property(
        "RU",
        "French, %s, deck %s, rules %d"
            .formatted(
                start.setting().ko().id(),
                start.setting().deck().id(),
                match.profile().rules(match.start().options())));
    TAGS.forEach((name, tag) -> {
      boolean seat = name.startsWith("P") && !name.equals("PC");
      String value = tags.getOrDefault(tag, seat ? "?" : "");
      property(name, name.equals("DT") ? date(value) : value);
    });
    String control = tags.getOrDefault("TimeControl", "");
    property("TM", control.matches("\\d+(\\+\\d+)?") ? control.replaceFirst("\\+.*", "") : "");
    property("RE", result(match));
    match
        .outcome()
        .filter(outcome -> !SgfEnding.told(outcome))
        .ifPresent(outcome -> property(REASON, outcome.reason()));
    setUp(Stones.none(start.stones().size()), start.stones());
    out.append(start.by() == Seat.FIRST ? "PL[B]" : "PL[W]");
    for (var standing : standing(match)) {
      int before = out.length();
      node(match, standing.step);
      if (out.length() > before) time(standing);
    }
    if (match.state().pending() instanceof Pending.Over over) {
      out.append("\n;");
      territory(match.state().stones(), over.dead());
    }
    return out.append(")\n").toString();
  }

  /** An entry that wasn’t taken back, and its index in the log. */
  private record Standing(int index, Step<TsunamiState> step) {}

  private static List<Standing> standing(Match<TsunamiState, TsunamiView> match) {
    var out = new ArrayList<Standing>();
    var m = Match.from(match.game(), match.start().options(), match.start().state());
    for (int i = 0; i < match.log().size(); i++) {
      Entry entry = match.log().get(i);
      var next = m.enter(entry).orThrow();
      int size = next.standing().entries().size();
      while (out.size() > size) out.removeLast();
      if (out.size() < size) out.add(new Standing(i, new Step<>(m.state(), entry, next.state())));
      m = next;
    }
    return out;
  }

  private void time(Standing standing) {
    if (standing.step.entry() instanceof Entry.Acted(Seat by, _)
        && left.containsKey(standing.index))
      property(
          by == Seat.FIRST ? "BL" : "WL", Long.toString(left.getOrDefault(standing.index, 0L)));
  }

  /** As much of a date as is known. */
  private static String date(String tag) {
    return tag.replaceFirst("(\\.\\?+)+$", "").replace('.', '-').replaceFirst("^\\?.*", "");
  }

  private void property(String name, String value) {
    if (!value.isEmpty())
      out.append(name)
          .append('[')
          .append(value.replace("\\", "\\\\").replace("]", "\\]"))
          .append(']');
  }

  private static String result(Match<TsunamiState, TsunamiView> match) {
    if (match.state().pending() instanceof Pending.Over over) {
      int lead = Marks.lead(match.state().board(), match.state().setting(), over.dead());
      return lead(lead);
    }
    return match.outcome().map(SgfEnding::result).orElse("");
  }

  /** {@return who leads by how much, as a result says it} */
  static String lead(int halves) {
    return halves == 0
        ? "0"
        : (halves > 0 ? "B+" : "W+") + String.format(Locale.ROOT, "%.1f", Math.abs(halves) / 2.0);
  }

  /** What each side surrounds once the dead stones are off, which says which those are. */
  private void territory(Stones stones, Points dead) {
    Area area = Area.of(stones.without(dead));
    for (Seat seat : Seat.values()) {
      var points = new StringBuilder();
      for (int p = 0; p < Grid.POINTS; p++)
        if (area.owner(p) == Stones.colour(seat) && !stones.owns(seat, p))
          points.append('[').append(at(stones, p)).append(']');
      if (!points.isEmpty()) out.append(seat == Seat.FIRST ? "TB" : "TW").append(points);
    }
  }

  private void node(Match<TsunamiState, TsunamiView> match, Step<TsunamiState> step) {
    Stones before = step.before().stones();
    Stones after = step.after().stones();
    String comment = comment(match, step);
    boolean cards = match.start().state().setting().cards();
    int newest = step.after().board().newest();
    boolean stone =
        newest >= 0
            && before.empty(newest)
            && step.after().board().played() == step.before().board().played() + 1;
    Seat seat = stone && after.owns(Seat.SECOND, newest) ? Seat.SECOND : Seat.FIRST;
    boolean passes =
        step.before().pending() instanceof Pending.Main
            && step.entry() instanceof Entry.Acted(_, var picks)
            && picks.equals(List.of(Choice.PASS));
    if (stone && after.equals(played(before, seat, newest))) {
      out.append("\n;").append(seat == Seat.FIRST ? "B" : "W");
      out.append('[').append(at(after, newest)).append(']');
    } else if (passes) {
      out.append("\n;").append(step.before().by() == Seat.FIRST ? "B[]" : "W[]");
      setUpApart(before, after);
    } else if (!before.equals(after)) {
      out.append("\n;");
      setUp(before, after);
    } else if (!comment.isEmpty()) {
      out.append("\n;");
    } else if (!cards && step.entry() instanceof Entry.Acted(_, var picks)) {
      out.append("\n;");
      property(ACTION, words(match, step.before(), picks));
    }
    property("C", comment);
  }

  private static Stones played(Stones before, Seat seat, int point) {
    return Settled.placed(before, seat, point).map(Settled::stones).orElse(before);
  }

  /** A move and a set-up may not share a node. */
  private void setUpApart(Stones before, Stones after) {
    if (before.equals(after)) return;
    out.append("\n;");
    setUp(before, after);
  }

  private void setUp(Stones before, Stones after) {
    for (int cell : new int[] {1, 2, 0}) {
      var points = new StringBuilder();
      for (int p = 0; p < Grid.POINTS; p++)
        if (after.at(p) == cell && before.at(p) != cell)
          points.append('[').append(at(after, p)).append(']');
      if (!points.isEmpty()) out.append(List.of("AE", "AB", "AW").get(cell)).append(points);
    }
  }

  /** Columns and rows as letters, rows from the top. */
  private static String at(Stones stones, int point) {
    int top = stones.size().lines() - 1;
    return "" + (char) ('a' + Grid.column(point)) + (char) ('a' + top - Grid.row(point));
  }

  /** The card of an action, with what everybody sees of its picks. */
  private static String comment(Match<TsunamiState, TsunamiView> match, Step<TsunamiState> step) {
    if (!(step.entry() instanceof Entry.Acted(_, var picks))
        || picks.getFirst().kind() != Choice.Kind.CARD) return "";
    return words(match, step.before(), picks);
  }

  private static String words(
      Match<TsunamiState, TsunamiView> match, TsunamiState before, List<Choice> picks) {
    var words = new StringBuilder();
    TsunamiState s = before;
    for (Choice pick : picks) {
      var seen = match.game().seen(s, pick, Viewer.PUBLIC).orElse(Choice.HIDDEN);
      words.append(words.isEmpty() ? "" : " ").append(match.game().notation().print(seen));
      s = match.game().apply(s, pick);
    }
    return words.toString();
  }
}
