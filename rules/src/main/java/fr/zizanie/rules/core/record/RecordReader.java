package fr.zizanie.rules.core.record;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Attentive;
import fr.zizanie.rules.core.trait.Insistent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** Reads one record; every refusal names its line. */
final class RecordReader {
  private static final Pattern TAG = Pattern.compile("\\[(\\w+) \"((?:[^\"\\\\]++|\\\\.)*+)\"]");
  private static final Pattern EVENT = Pattern.compile("([a-z]+): ([a-z].*)");
  private static final Pattern NUMBER = Pattern.compile("(\\d{1,6})(\\.|\\.\\.\\.)");
  private static final List<String> RESULTS = List.of("1-0", "0-1", "1/2-1/2", "*");

  private final Records records;
  private final SequencedMap<String, String> tags = new LinkedHashMap<>();
  private final Map<Integer, Long> times = new TreeMap<>();

  RecordReader(Records records) {
    this.records = records;
  }

  /** A word of the movetext and the line where it stands, from 1. */
  private record Word(String text, int line) {}

  /** As {@link String#lines} does, which no browser has. */
  private static List<String> lines(String text) {
    var lines = new ArrayList<>(List.of(text.split("\r\n|[\r\n]", -1)));
    if (lines.getLast().isEmpty()) lines.removeLast();
    return lines;
  }

  Answer<Records.Loaded> read(String text) {
    var lines = lines(text);
    int at = 0;
    while (at < lines.size() && lines.get(at).startsWith("[")) {
      var tag = TAG.matcher(lines.get(at).strip());
      if (!tag.matches()) return bad(at + 1, "[Nom \"valeur\"]", "[Name \"value\"]");
      if (tags.put(tag.group(1), tag.group(2).replaceAll("\\\\(.)", "$1")) != null)
        return bad(at + 1, tag.group(1) + " deux fois", tag.group(1) + " twice");
      at++;
    }
    int body = at;
    if (tags.isEmpty()) {
      for (var game : records.games())
        if (writes(game, lines)) return own(game, Optional.empty(), lines, 0);
    }
    return tagged(lines, body);
  }

  private Answer<Records.Loaded> tagged(List<String> lines, int body) {
    var own = lines.subList(body, lines.size());
    var game = named().filter(g -> writes(g, own));
    if (game.isPresent())
      return asRecord(options(game.get().profile()))
          .then(options -> own(game.get(), Optional.of(options), own, body));
    return asRecord(begin()).then(match -> words(lines, body).then(words -> play(match, words)));
  }

  /** A wrong tag is a wrong record, whatever part of it is wrong. */
  private static <T> Answer<T> asRecord(Answer<T> answer) {
    return answer instanceof Answer.No<T>(Refusal refusal) && refusal.reason() != Reason.BAD_RECORD
        ? Answer.no(new Refusal(Reason.BAD_RECORD, refusal.message()))
        : answer;
  }

  private Answer<Match<?, ?>> begin() {
    var game = named();
    if (game.isEmpty())
      return Answer.no(new Refusal(Reason.BAD_RECORD, Reason.UNKNOWN_GAME.sentence()));
    return begin(game.get());
  }

  private Optional<Game<?, ?>> named() {
    String id = tags.getOrDefault("Game", "");
    return records.games().stream().filter(g -> g.profile().id().equals(id)).findAny();
  }

  private static boolean writes(Game<?, ?> game, List<String> lines) {
    return Written.movetext(game).filter(own -> own.reads(lines)).isPresent();
  }

  private <S, V> Answer<Records.Loaded> own(
      Game<S, V> game, Optional<Options> options, List<String> lines, int before) {
    return Written.movetext(game)
        .orElseThrow()
        .read(options, lines, before + 1)
        .then(moves -> {
          times.putAll(moves.times().left());
          return finish(
              moves.match(),
              Records.result(moves.match().outcome()),
              Math.max(1, before + lines.size()));
        });
  }

  private <S, V> Answer<Match<?, ?>> begin(Game<S, V> game) {
    return options(game.profile())
        .then(options -> {
          String position = tags.get("Position");
          if (position == null) return Answer.ok(Match.begin(game, options));
          Optional<Tree> tree = records.trees().read(position);
          if (tree.isEmpty())
            return Answer.no(Reason.BAD_RECORD.because("Balise Position.", "Tag Position."));
          return game.notation()
              .load(tree.get(), options)
              .then(state -> Answer.ok(Match.from(game, options, state)));
        });
  }

  private Answer<Options> options(Profile profile) {
    Map<String, String> given = new TreeMap<>();
    for (String word : tags.getOrDefault("Options", "").split(" ", -1)) {
      if (word.isEmpty()) continue;
      int eq = word.indexOf('=');
      if (eq < 1)
        return Answer.no(
            Reason.BAD_RECORD.because("Balise Options : nom=valeur.", "Tag Options: name=value."));
      given.put(word.substring(0, eq), Records.plain(word.substring(eq + 1)));
    }
    return Records.options(profile, tags.getOrDefault("Rules", ""), given);
  }

  private static Answer<List<Word>> words(List<String> lines, int from) {
    var out = new ArrayList<Word>();
    Optional<Word> open = Optional.empty();
    for (int i = from; i < lines.size(); i++) {
      String line = lines.get(i);
      int at = 0;
      while (at < line.length()) {
        if (Character.isWhitespace(line.charAt(at)) && open.isEmpty()) {
          at++;
        } else if (line.charAt(at) == '{' || open.isPresent()) {
          var said = open.orElse(new Word("", i + 1));
          int end = line.indexOf('}', at);
          int to = end < 0 ? line.length() : end + 1;
          var more = new Word(said.text + line.substring(at, to), said.line);
          open = end < 0 ? Optional.of(more) : Optional.empty();
          if (end >= 0) out.add(more);
          at = to;
        } else {
          int end = at;
          while (end < line.length() && !Character.isWhitespace(line.charAt(end))) end++;
          out.add(new Word(line.substring(at, end), i + 1));
          at = end;
        }
      }
      open = open.map(said -> new Word(said.text + "\n", said.line));
    }
    return open.isPresent()
        ? bad(open.get().line, "accolade ouverte", "open brace")
        : Answer.ok(out);
  }

  private <S, V> Answer<Records.Loaded> play(Match<S, V> start, List<Word> words) {
    var match = start;
    int number = 0;
    Optional<Seat> previous = Optional.empty();
    Optional<String> pendingNumber = Optional.empty();
    for (int i = 0; i < words.size(); i++) {
      Word word = words.get(i);
      String text = word.text;
      if (RESULTS.contains(text)) {
        if (i != words.size() - 1)
          return bad(word.line, "suite après " + text, "more after " + text);
        return finish(match, text, word.line);
      }
      if (NUMBER.matcher(text).matches()) {
        pendingNumber = Optional.of(text);
        continue;
      }
      var before = match;
      Answer<Match<S, V>> entered;
      if (text.startsWith("{")) {
        String said = text.substring(1, text.length() - 1).strip();
        int acted = match.log().size() - 1;
        if (acted >= 0 && match.log().get(acted) instanceof Entry.Acted)
          TimesLeft.read(said).ifPresent(seconds -> times.put(acted, seconds));
        var event = event(match.game(), said);
        if (event.isEmpty()) continue; // a comment
        entered = before.enter(event.get());
      } else if (text.startsWith("<") && text.endsWith(">")) {
        entered =
            choice(match, text.substring(1, text.length() - 1))
                .then(c -> before.enter(new Entry.Dealt(c)));
      } else {
        if (!(match.turn() instanceof Turn.Of(Seat by)))
          return bad(word.line, "coup inattendu " + text, "unexpected " + text);
        var due = Records.number(number, previous, by);
        if (pendingNumber.isPresent() && !pendingNumber.equals(due))
          return bad(word.line, "numéro " + pendingNumber.get(), "number " + pendingNumber.get());
        if (due.isPresent()) number++;
        pendingNumber = Optional.empty();
        previous = Optional.of(by);
        int last = endOfAction(match, words, i);
        var said = words.subList(i, last + 1);
        entered = picks(match, said).then(p -> acted(before, by, p, said));
        i = last;
      }
      switch (entered) {
        case Answer.Ok<Match<S, V>>(var next) -> match = next;
        case Answer.No<Match<S, V>>(Refusal refusal) -> {
          return bad(
              word.line,
              text + " : " + refusal.message().fr(),
              text + ": " + refusal.message().en());
        }
      }
    }
    return bad(
        words.isEmpty() ? 1 : words.getLast().line,
        "il manque le résultat",
        "the result is missing");
  }

  /**
   * The index of the last word of the action that begins at {@code from}: where the game has
   * settled.
   */
  private static <S, V> int endOfAction(Match<S, V> match, List<Word> words, int from) {
    S s = match.state();
    for (int i = from; i < words.size(); i++) {
      var notation = match.game().notation();
      var choice = notation.parse(notation.bare(words.get(i).text));
      if (choice.isEmpty() || !Insistent.takes(match.game(), s, choice.get())) return i;
      s = match.game().apply(s, choice.get());
      if (match.game().settled(s)) return i;
    }
    return words.size() - 1;
  }

  private static Answer<List<Choice>> picks(Match<?, ?> match, List<Word> words) {
    var notation = match.game().notation();
    return match.read(
        String.join(" ", words.stream().map(word -> notation.bare(word.text)).toList()));
  }

  private static <S, V> Answer<Match<S, V>> acted(
      Match<S, V> match, Seat by, List<Choice> picks, List<Word> said) {
    var entered = match.enter(new Entry.Acted(by, picks));
    String text = String.join(" ", said.stream().map(Word::text).toList());
    boolean possible = entered instanceof Answer.Ok<Match<S, V>>;
    var notation = match.game().notation();
    if (possible && !notation.records(match.state(), picks, text)) {
      String due = notation.recorded(match.state(), picks);
      return Answer.no(
          Reason.BAD_RECORD.because("devrait être " + due + ".", "should be " + due + "."));
    }
    return entered;
  }

  private static Answer<Choice> choice(Match<?, ?> match, String token) {
    return match.read(token).then(list -> Answer.ok(list.getFirst()));
  }

  private static Optional<Entry> event(Game<?, ?> game, String said) {
    var event = EVENT.matcher(said);
    return event.matches()
        ? game.profile()
            .seat(event.group(1))
            .flatMap(seat -> Attentive.parse(game, seat, event.group(2)))
            .map(Entry.Happened::new)
        : Optional.empty();
  }

  private Answer<Records.Loaded> finish(Match<?, ?> match, String result, int line) {
    String due = Records.result(match.outcome());
    String reason = match.outcome().map(Outcome::reason).orElse("");
    if (!result.equals(due) || !tags.getOrDefault("Result", due).equals(due))
      return bad(line, "le résultat est " + due, "the result is " + due);
    if (!tags.getOrDefault("Reason", reason).equals(reason))
      return bad(line, "la raison est « " + reason + " »", "the reason is \"" + reason + "\"");
    return Answer.ok(new Records.Loaded(match, tags, new TimesLeft(times)));
  }

  private static <T> Answer<T> bad(int line, String fr, String en) {
    return Answer.no(
        Reason.BAD_RECORD.because(
            "Ligne " + line + " : " + ended(fr), "Line " + line + ": " + ended(en)));
  }

  private static String ended(String sentence) {
    return sentence.endsWith(".") ? sentence : sentence + ".";
  }
}
