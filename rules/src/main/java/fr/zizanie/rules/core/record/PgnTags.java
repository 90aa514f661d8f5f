package fr.zizanie.rules.core.record;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** The tags of a game as PGN wants them: seven in their order, then the others by name. */
final class PgnTags {
  /** Seconds of a day. */
  private static final long DAY = 24 * 60 * 60;

  /** A position in which moves are counted says their number last. */
  private static final Pattern COUNTED = Pattern.compile(".* ([0-9]{1,6})");

  /** A board without units, holes and whatever else only we know. */
  private static final Pattern BOARD = Pattern.compile("[pnbrqkPNBRQK1-8/]+ [wb] .*");

  private static final Pattern FISCHER = Pattern.compile("(\\d{1,5})\\+(\\d{1,5})");
  private static final Pattern DAYS = Pattern.compile("(\\d{1,2})d");
  private static final Pattern EACH = Pattern.compile("1/(\\d{5,7})");

  /** What the match says itself, and tags of our records. */
  private static final Set<String> SAID =
      Set.of(
          "Game",
          "Rules",
          "Options",
          "Position",
          "Reason",
          "Result",
          "Variant",
          "SetUp",
          "FEN",
          "Termination");

  private PgnTags() {}

  /** {@return the tags; nothing if PGN can’t tell where the match began} */
  static <S, V> Optional<Map<String, String>> of(Match<S, V> match, Map<String, String> given) {
    var fen = fen(match);
    S start = match.start().state();
    boolean moved = !start.equals(match.game().start(match.start().options()));
    if (moved && fen.filter(text -> begins(match, text)).isEmpty()) return Optional.empty();
    var profile = match.profile();
    var out = new LinkedHashMap<String, String>();
    for (String name : List.of("Event", "Site", "Date", "Round"))
      out.put(name, given.getOrDefault(name, name.equals("Date") ? "????.??.??" : "?"));
    out.put("White", named(match, given, Seat.FIRST, "White"));
    out.put("Black", named(match, given, Seat.SECOND, "Black"));
    out.put("Result", Records.result(match.outcome()));
    var others = new TreeMap<String, String>();
    given.forEach((name, value) -> {
      if (!out.containsKey(name) && !SAID.contains(name)) others.put(name, value);
    });
    others.computeIfPresent("TimeControl", (_, text) -> seconds(text));
    others.put("Termination", PgnEnd.word(match));
    others.put("Rules", Integer.toString(profile.rules(match.start().options())));
    var chess = orthodox(match).filter(_ -> !moved || BOARD.matcher(fen.get()).matches());
    if (chess.isEmpty()) others.put("Variant", profile.title());
    String options =
        Records.options(
            profile,
            match.start().options(),
            name -> chess.filter(implied -> implied.containsKey(name)).isEmpty());
    if (!options.isEmpty()) others.put("Options", options);
    if (moved) {
      others.put("SetUp", "1");
      others.put("FEN", fen.orElseThrow());
    }
    out.putAll(others);
    return Optional.of(out);
  }

  /** {@return the number of the first move: that of the position where the game began, or 1} */
  static int number(Map<String, String> tags) {
    var counted = COUNTED.matcher(tags.getOrDefault("FEN", ""));
    return counted.matches() ? Math.max(1, Integer.parseInt(counted.group(1))) : 1;
  }

  private static String named(
      Match<?, ?> match, Map<String, String> given, Seat seat, String colour) {
    String name = given.getOrDefault(Records.tag(match.profile(), seat), "");
    return name.isEmpty() ? given.getOrDefault(colour, "?") : name;
  }

  /** The options that make this match orthodox chess, if they do. */
  private static <S, V> Optional<Map<String, String>> orthodox(Match<S, V> match) {
    if (!(match.game() instanceof Orthodox<S, V> chess)) return Optional.empty();
    var options = match.start().options();
    return Optional.of(chess.orthodox())
        .filter(all ->
            all.entrySet().stream().allMatch(e -> options.get(e.getKey()).equals(e.getValue())));
  }

  private static <S, V> boolean begins(Match<S, V> match, String fen) {
    return match
                .game()
                .notation()
                .load(PgnReader.position(match.game(), fen), match.start().options())
            instanceof Answer.Ok<S>(S state)
        && state.equals(match.start().state());
  }

  private static <S> Optional<String> fen(Match<S, ?> match) {
    return switch (match.game().notation().position(match.start().state())) {
      case Tree.Text(String fen) -> Optional.of(fen);
      case Tree.Fields(var fields) when fields.get("fen") instanceof Tree.Text(String fen) ->
          Optional.of(fen);
      default -> Optional.empty();
    };
  }

  /**
   * {@return a time control of ours as PGN writes it (9.6.1); one that it doesn’t know as it is}
   */
  static String seconds(String control) {
    var fischer = FISCHER.matcher(control);
    if (fischer.matches()) return 60 * Long.parseLong(fischer.group(1)) + "+" + fischer.group(2);
    var days = DAYS.matcher(control);
    return days.matches() ? "1/" + Long.parseLong(days.group(1)) * DAY : control;
  }

  /** {@return a time control of PGN as ours; one that we don’t know as it is} */
  static String control(String seconds) {
    var fischer = FISCHER.matcher(seconds);
    if (fischer.matches() && whole(fischer.group(1), 60))
      return Long.parseLong(fischer.group(1)) / 60 + "+" + fischer.group(2);
    var each = EACH.matcher(seconds);
    return each.matches() && whole(each.group(1), DAY)
        ? Long.parseLong(each.group(1)) / DAY + "d"
        : seconds;
  }

  private static boolean whole(String number, long unit) {
    long n = Long.parseLong(number);
    return n > 0 && n % unit == 0;
  }
}
