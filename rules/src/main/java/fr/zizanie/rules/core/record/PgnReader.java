package fr.zizanie.rules.core.record;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Attentive;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** Reads the main line of the first game of a PGN text. */
final class PgnReader {
  private static final Pattern OURS = Pattern.compile("(?m)^\\[Game \"");
  private static final Pattern BEGINS =
      Pattern.compile("\\[\\s*\\w+\\s*\"|[%;{]|\\d+[\\s.]|\\*\\s*$");
  private static final Pattern EVENT = Pattern.compile("\\s*([a-z]+): ([a-z].*\\S)\\s*");
  private static final Pattern EN_PASSANT = Pattern.compile("e\\.?p");
  private static final Set<String> PLAIN =
      Set.of("", "?", "-", "standard", "chess", "standardchess", "fromposition", "normal");
  private static final Map<String, String> RESULTS =
      Map.of(
          "1-0", "1-0", "0-1", "0-1", "1/2-1/2", "1/2-1/2", "1/2", "1/2-1/2", "½-½", "1/2-1/2", "½",
          "1/2-1/2", "*", "*");
  static final int MOST_ACTIONS = 2_000;

  private final Records records;
  private final PgnTokens tokens;
  private final SequencedMap<String, String> tags = new LinkedHashMap<>();
  private final Map<Integer, Long> times = new TreeMap<>();
  private final int back;
  private PgnToken token = new PgnToken.End(0);

  /** How many versions of its rules the game may be read by. */
  private int versions = 1;

  private PgnReader(Records records, String text, int back) {
    this.records = records;
    this.back = back;
    tokens = new PgnTokens(text);
  }

  /** {@return whether a text is PGN rather than a record of ours} */
  static boolean reads(String text) {
    return BEGINS.matcher(text).lookingAt() && !OURS.matcher(text).find();
  }

  /** A game that names no rules is read under the newest that take all its moves. */
  static Answer<Records.Loaded> read(Records records, String text) {
    var reader = new PgnReader(records, text, 0);
    var newest = reader.tried();
    var read = newest;
    for (int back = 1; read instanceof Answer.No && back < reader.versions; back++)
      read = new PgnReader(records, text, back).tried();
    return read instanceof Answer.Ok ? read : newest;
  }

  private Answer<Records.Loaded> tried() {
    try {
      return read();
    } catch (PgnFault fault) {
      return Answer.no(fault.refusal());
    }
  }

  /** The version of the rules to read by: the one that is named, or so many before the newest. */
  private String rules(Game<?, ?> game) {
    int newest = game.profile().rules();
    if (tags.containsKey("Rules")) return tags.get("Rules");
    versions = newest;
    return Integer.toString(newest - back);
  }

  private Answer<Records.Loaded> read() {
    step();
    for (; token instanceof PgnToken.Tag || token instanceof PgnToken.Comment; step())
      if (token instanceof PgnToken.Tag(String name, String value, _)) tags.put(name, value);
    String title = tags.getOrDefault("Variant", "");
    var game = records.games().stream().filter(g -> plays(g, title)).findFirst();
    if (game.isEmpty())
      throw PgnFault.of(
          "la variante « " + PgnFault.shown(title) + " » n’est pas d’ici",
          "the variant \"" + PgnFault.shown(title) + "\" is not played here");
    return begin(game.get()).then(match -> Answer.ok(loaded(match)));
  }

  private void step() {
    token = tokens.next();
  }

  private static boolean plays(Game<?, ?> game, String title) {
    return plain(title)
        ? game instanceof Orthodox<?, ?>
        : game instanceof Exported<?, ?> && game.profile().title().equals(title);
  }

  private static boolean plain(String title) {
    return PLAIN.contains(title.toLowerCase(Locale.ROOT).replaceAll("[ _]", ""));
  }

  private <S, V> Answer<Match<?, ?>> begin(Game<S, V> game) {
    Map<String, String> given = new TreeMap<>();
    for (String word : tags.getOrDefault("Options", "").split(" ", -1)) {
      int eq = word.indexOf('=');
      if (eq > 0) given.put(word.substring(0, eq), Records.plain(word.substring(eq + 1)));
    }
    if (plain(tags.getOrDefault("Variant", "")) && game instanceof Orthodox<S, V> chess)
      given.putAll(chess.orthodox());
    String fen = tags.getOrDefault("SetUp", "1").equals("0") ? "" : tags.getOrDefault("FEN", "");
    return Records.options(game.profile(), rules(game), given)
        .then(options ->
            fen.isBlank() || fen.equals("?")
                ? Answer.ok(Match.begin(game, options))
                : game.notation()
                    .load(position(game, fen.strip()), options)
                    .then(state -> Answer.ok(Match.from(game, options, state))));
  }

  /** A position is a text, or has its text in the field that {@link Pgn} takes it from. */
  static <S, V> Tree position(Game<S, V> game, String fen) {
    var start =
        game.notation()
            .position(game.start(Options.read(game.profile().options(), Map.of()).orThrow()));
    return start instanceof Tree.Text
        ? new Tree.Text(fen)
        : new Tree.Fields(Map.of("fen", new Tree.Text(fen)));
  }

  private <S, V> Records.Loaded loaded(Match<S, V> start) {
    var match = start;
    Optional<String> result = Optional.empty();
    int number = 1;
    for (; result.isEmpty() && !over(); step()) {
      switch (token) {
        case PgnToken.Open(int line) -> variation(line);
        case PgnToken.Close(int line) ->
            throw PgnFault.at(line, "« ) » sans « ( »", "a \")\" without \"(\"");
        case PgnToken.Comment(String said, _) -> match = heard(match, said);
        case PgnToken.Word(String text, int line) -> {
          String word = dashed(text);
          // A star ends a move; in notations of ours it may belong to it.
          boolean starred =
              word.length() > 1 && word.endsWith("*") && match.game() instanceof Orthodox<?, ?>;
          if (starred) word = word.substring(0, word.length() - 1);
          result = Optional.ofNullable(RESULTS.get(starred ? "*" : word));
          if (RESULTS.containsKey(word) || EN_PASSANT.matcher(word).matches()) break;
          if (match.log().size() >= MOST_ACTIONS)
            throw new PgnFault(
                Reason.TOO_LONG.because("2 000 coups au plus.", "2,000 actions at most."));
          Seat by = PgnMove.mover(match, word, number, line);
          match = PgnMove.played(match, word, number, line);
          if (by == Seat.SECOND) number++;
        }
        case PgnToken.Numbered _, PgnToken.Tag _, PgnToken.End _ -> {}
      }
    }
    result.ifPresent(this::nothingMore);
    String wanted = result.filter(said -> !said.equals("*")).orElseGet(this::tagged);
    match = PgnEnd.of(match, wanted, tags.getOrDefault("Termination", ""));
    tags.put("Game", match.profile().id());
    tags.computeIfPresent("TimeControl", (_, text) -> PgnTags.control(text));
    return new Records.Loaded(match, tags, new TimesLeft(times));
  }

  private boolean over() {
    return token instanceof PgnToken.End || token instanceof PgnToken.Tag;
  }

  /** The result that the tags tell; it stands where the moves end without one. */
  private String tagged() {
    return RESULTS.getOrDefault(dashed(tags.getOrDefault("Result", "*")).strip(), "*");
  }

  private static String dashed(String word) {
    return word.replaceAll("[‐‑‒–—−]", "-");
  }

  private void variation(int opened) {
    for (int depth = 1; depth > 0; ) {
      step();
      switch (token) {
        case PgnToken.Open _ -> depth++;
        case PgnToken.Close _ -> depth--;
        case PgnToken.End _, PgnToken.Tag _ ->
            throw PgnFault.at(opened, "« ( » sans « ) »", "a \"(\" without \")\"");
        default -> {}
      }
    }
  }

  /** After a result come comments, another game, or nothing. */
  private void nothingMore(String result) {
    while (token instanceof PgnToken.Comment) step();
    boolean another =
        over() || token instanceof PgnToken.Numbered(String digits, _) && first(digits);
    if (!another)
      throw PgnFault.at(token.line(), "suite après " + result, "there is more after " + result);
  }

  private static boolean first(String digits) {
    return digits.equals("1");
  }

  /** Takes over what a comment of ours tells; any other says nothing. */
  private <S, V> Match<S, V> heard(Match<S, V> match, String comment) {
    int last = match.log().size() - 1;
    while (last >= 0 && !(match.log().get(last) instanceof Entry.Acted)) last--;
    if (last >= 0) {
      int entry = last;
      TimesLeft.read(comment).ifPresent(seconds -> times.put(entry, seconds));
    }
    var event = EVENT.matcher(comment);
    if (!event.matches()) return match;
    return match
        .profile()
        .seat(event.group(1))
        .filter(seat -> Attentive.parse(match.game(), seat, event.group(2)).isPresent())
        .map(seat -> match.play(seat, event.group(2)))
        .filter(answer -> answer instanceof Answer.Ok<Match<S, V>>)
        .map(Answer::orThrow)
        .orElse(match);
  }
}
