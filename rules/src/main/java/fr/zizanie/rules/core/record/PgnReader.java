package fr.zizanie.rules.core.record;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads the main line of a PGN game whose moves are written as {@link Pgn} writes them. */
final class PgnReader {
  private static final Pattern TAG =
      Pattern.compile("\\[(\\w+)\\s+\"((?:[^\"\\\\]++|\\\\.)*+)\"\\s*]");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,6}\\.*");
  private static final Pattern SQUARE = Pattern.compile("[a-m]\\d{1,2}");
  private static final List<String> RESULTS = List.of("1-0", "0-1", "1/2-1/2", "*");
  private static final int MOST_ACTIONS = 2_000;

  private final Records records;
  private final SequencedMap<String, String> tags = new LinkedHashMap<>();

  private PgnReader(Records records) {
    this.records = records;
  }

  /** {@return whether a text is PGN rather than a record of ours} */
  static boolean reads(String text) {
    return text.startsWith("[")
        && !text.contains("[Game \"")
        && (text.contains("[Variant \"") || text.contains("[Event \""));
  }

  static Answer<Records.Loaded> read(Records records, String text) {
    return new PgnReader(records).read(text);
  }

  private Answer<Records.Loaded> read(String text) {
    var lines = text.lines().map(String::strip).toList();
    int at = 0;
    while (at < lines.size() && (lines.get(at).isEmpty() || lines.get(at).startsWith("["))) {
      String line = lines.get(at++);
      if (line.isEmpty()) continue;
      var tag = TAG.matcher(line);
      if (!tag.matches())
        return bad("ligne " + at + " : [Nom \"valeur\"]", "line " + at + ": [Name \"value\"]");
      tags.put(tag.group(1), tag.group(2).replaceAll("\\\\(.)", "$1"));
    }
    String title = tags.getOrDefault("Variant", "");
    var game = records.games().stream().filter(g -> plays(g, title)).findFirst();
    if (game.isEmpty())
      return bad(
          "la variante « " + shown(title) + " » n’est pas d’ici",
          "the variant \"" + shown(title) + "\" is not played here");
    String moves = String.join("\n", lines.subList(at, lines.size()));
    return play(game.get(), moves);
  }

  /** A game that names no rules is read under the newest that take all its moves. */
  private Answer<Records.Loaded> play(Game<?, ?> game, String moves) {
    int newest = game.profile().rules();
    String named = tags.getOrDefault("Rules", Integer.toString(newest));
    var newly = begin(game, named).then(match -> play(match, moves));
    if (tags.containsKey("Rules")) return newly;
    var read = newly;
    for (int rules = newest - 1; rules > 0 && read instanceof Answer.No; rules--)
      read = begin(game, Integer.toString(rules)).then(match -> play(match, moves));
    return read instanceof Answer.Ok ? read : newly;
  }

  /** A game without a variant is chess, which here is Iron Pond without cards. */
  private static boolean plays(Game<?, ?> game, String title) {
    return game instanceof Exported<?, ?>
        && (game.profile().title().equals(title)
            || game.profile().id().equals("ironpond") && plain(title));
  }

  private static boolean plain(String title) {
    return List.of("", "?", "standard", "chess").contains(title.toLowerCase(Locale.ROOT));
  }

  private <S, V> Answer<Match<?, ?>> begin(Game<S, V> game, String rules) {
    Map<String, String> given = new TreeMap<>();
    for (String word : tags.getOrDefault("Options", "").split(" ", -1)) {
      int eq = word.indexOf('=');
      if (eq > 0) given.put(word.substring(0, eq), Records.plain(word.substring(eq + 1)));
    }
    if (plain(tags.getOrDefault("Variant", ""))) given.put("deck", "none");
    return Records.options(game.profile(), rules, given)
        .then(options -> {
          String fen = tags.get("FEN");
          return fen == null
              ? Answer.ok(Match.begin(game, options))
              : game.notation()
                  .load(position(game, fen), options)
                  .then(state -> Answer.ok(Match.from(game, options, state)));
        });
  }

  /** A position is a text, or has its text in the field that {@link Pgn} takes it from. */
  private static <S, V> Tree position(Game<S, V> game, String fen) {
    var start =
        game.notation()
            .position(game.start(Options.read(game.profile().options(), Map.of()).orThrow()));
    return start instanceof Tree.Text
        ? new Tree.Text(fen)
        : new Tree.Fields(Map.of("fen", new Tree.Text(fen)));
  }

  private <S, V> Answer<Records.Loaded> play(Match<S, V> start, String movetext) {
    var match = start;
    int number = 1;
    for (String word : words(movetext)) {
      if (RESULTS.contains(word))
        return Answer.ok(new Records.Loaded(ended(match, word), named(match)));
      if (match.log().size() >= MOST_ACTIONS)
        return Answer.no(Reason.TOO_LONG.because("2 000 coups au plus.", "2,000 actions at most."));
      var next = moved(match, word);
      if (next.isEmpty())
        return bad(
            "coup " + number + " : « " + shown(word) + " » n’est pas possible",
            "move " + number + ": \"" + shown(word) + "\" is not possible");
      if (match.turn().is(Seat.SECOND)) number++;
      match = next.get();
    }
    return Answer.ok(new Records.Loaded(match, named(match)));
  }

  /** Without comments, variations, numbers and marks of quality. */
  private static List<String> words(String movetext) {
    String said = movetext.replaceAll("(?m);.*$", " ").replaceAll("\\{[^}]*}", " ");
    var plain = new StringBuilder();
    int depth = 0;
    for (int i = 0; i < said.length(); i++) {
      char c = said.charAt(i);
      if (c == '(') depth++;
      else if (c == ')') depth--;
      else if (depth == 0) plain.append(c);
    }
    return Stream.of(plain.toString().replaceAll("(\\d)\\.++(?=\\S)", "$1. ").split("\\s+", -1))
        .filter(word -> !word.isEmpty() && !word.startsWith("$") && !NUMBER.matcher(word).matches())
        .toList();
  }

  private static <S, V> Optional<Match<S, V>> moved(Match<S, V> match, String word) {
    if (!(match.turn() instanceof Turn.Of(Seat by))) return Optional.empty();
    String bare = bare(word);
    var squares = SQUARE.matcher(bare).results().map(MatchResult::group).toList();
    String goal = squares.isEmpty() ? "" : squares.getLast();
    var notation = match.game().notation();
    for (List<Choice> action : Lines.actions(match.game(), match.state(), MOST_ACTIONS)) {
      if (!notation.print(action).contains(goal)) continue;
      if (!bare(notation.written(match.state(), action)).equals(bare)) continue;
      return match.enter(new Entry.Acted(by, action)) instanceof Answer.Ok<Match<S, V>>(var next)
          ? Optional.of(next)
          : Optional.empty();
    }
    return Optional.empty();
  }

  private static String bare(String word) {
    return word.replaceAll("[+#!?]+$", "").replace("0-0-0", "O-O-O").replace("0-0", "O-O");
  }

  /** A result that the moves don’t bring about was claimed, agreed on, or resigned. */
  private static <S, V> Match<S, V> ended(Match<S, V> match, String result) {
    if (match.outcome().isPresent() || result.equals("*")) return match;
    if (result.equals("1/2-1/2")) {
      for (Seat seat : Seat.values())
        if (said(match, seat, Event.Kind.CLAIM) instanceof Answer.Ok<Match<S, V>>(var claimed))
          return claimed;
      var agreed =
          match
              .play(Seat.FIRST, "offer draw")
              .then(asked -> asked.play(Seat.SECOND, "accept draw"));
      return agreed instanceof Answer.Ok<Match<S, V>>(var drawn) ? drawn : match;
    }
    return match.play(result.equals("1-0") ? Seat.SECOND : Seat.FIRST, "resign")
            instanceof Answer.Ok<Match<S, V>>(var over)
        ? over
        : match;
  }

  private static <S, V> Answer<Match<S, V>> said(Match<S, V> match, Seat seat, Event.Kind kind) {
    return match.enter(new Entry.Happened(Event.of(seat, kind)));
  }

  private SequencedMap<String, String> named(Match<?, ?> match) {
    tags.put("Game", match.profile().id());
    return tags;
  }

  private static String shown(String word) {
    return word.substring(0, Math.min(30, word.length()));
  }

  private static <T> Answer<T> bad(String fr, String en) {
    return Answer.no(Reason.BAD_RECORD.because("PGN, " + fr + ".", "PGN, " + en + "."));
  }
}
