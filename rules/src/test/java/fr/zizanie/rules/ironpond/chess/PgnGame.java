package fr.zizanie.rules.ironpond.chess;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * A game without cards as PGN has it; comments and variations are skipped.
 *
 * @param tags in the order of the file
 * @param start the position of the {@code FEN} tag, or the start of a game
 * @param result {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *}
 */
public record PgnGame(Map<String, String> tags, Position start, List<Choice> moves, String result) {
  /** A longer line is no tag: the pattern would recurse too deep. */
  private static final int LONGEST = 4000;

  private static final Pattern TAG =
      Pattern.compile("\\[\\s*(\\w+)\\s+\"((?:[^\"\\\\]++|\\\\.)*+)\"\\s*]");

  /** A comment to the end of its line or brace, a bracket, a number, a glyph, or a word. */
  private static final Pattern WORD =
      Pattern.compile(";[^\\n]*|\\{[^}]*}|[()]|\\$\\d+|\\d+\\s*\\.[.\\s]*|1/2-1/2|[^\\s(){};]+");

  private static final List<String> RESULTS = List.of("1-0", "0-1", "1/2-1/2", "*");

  public PgnGame {
    tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    moves = List.copyOf(moves);
  }

  /** {@return the games of a text, or which move of which game is wrong} */
  public static Answer<List<PgnGame>> read(String text) {
    var games = new ArrayList<PgnGame>();
    var tags = new LinkedHashMap<String, String>();
    var movetext = new StringBuilder();
    for (String line : text.replace("\uFEFF", "").lines().toList()) {
      var tag = TAG.matcher(line.strip());
      if (line.startsWith("%")) continue;
      if (line.length() > LONGEST || !tag.matches() || inComment(movetext)) {
        movetext.append(line).append('\n');
        continue;
      }
      if (!movetext.toString().isBlank()) {
        if (add(games, tags, movetext) instanceof Answer.No<PgnGame>(var no)) return Answer.no(no);
        tags.clear();
        movetext.setLength(0);
      }
      tags.put(tag.group(1), tag.group(2).replaceAll("\\\\(.)", "$1"));
    }
    if (!tags.isEmpty() || !movetext.toString().isBlank())
      if (add(games, tags, movetext) instanceof Answer.No<PgnGame>(var no)) return Answer.no(no);
    return Answer.ok(List.copyOf(games));
  }

  private static boolean inComment(StringBuilder text) {
    return text.lastIndexOf("{") > text.lastIndexOf("}");
  }

  private static Answer<PgnGame> add(
      List<PgnGame> games, Map<String, String> tags, CharSequence movetext) {
    String fen = tags.getOrDefault("FEN", "");
    Answer<PgnGame> game =
        (fen.isEmpty() ? Answer.ok(Position.START) : Fen.checked(fen))
            .then(start -> played(tags, start, movetext, games.size() + 1));
    if (game instanceof Answer.Ok<PgnGame>(PgnGame read)) games.add(read);
    return game;
  }

  private static Answer<PgnGame> played(
      Map<String, String> tags, Position start, CharSequence movetext, int game) {
    var moves = new ArrayList<Choice>();
    String result = tags.getOrDefault("Result", "*");
    Position p = start;
    int depth = 0;
    var words = WORD.matcher(movetext);
    while (words.find()) {
      String word = words.group();
      char first = word.charAt(0);
      if (first == '(') depth++;
      if (first == ')') depth--;
      boolean castling = word.startsWith("0-0");
      boolean number = Character.isDigit(first) && word.contains(".");
      if (depth > 0 || ";{)$".indexOf(first) >= 0 || number && !castling) continue;
      if (RESULTS.contains(word)) {
        result = word;
        break;
      }
      if (word.matches("e\\.?p\\.?") || "!?".indexOf(first) >= 0) continue;
      var move = San.read(p, word);
      if (move.isEmpty())
        return Answer.no(
            Reason.BAD_RECORD.because(
                "Partie " + game + ", coup " + p.number() + " : « " + word + " » n’est pas légal.",
                "Game " + game + ", move " + p.number() + ": “" + word + "” is not legal."));
      moves.add(move.get());
      p = ChessMove.after(p, move.get());
    }
    return Answer.ok(new PgnGame(tags, start, moves, result));
  }

  /** {@return the moves in SAN, each with the number that belongs before it} */
  public List<String> words() {
    var out = new ArrayList<String>();
    Position p = start;
    for (Choice move : moves) {
      boolean white = p.turn() == Seat.FIRST;
      if (white) out.add(p.number() + ".");
      else if (out.isEmpty()) out.add(p.number() + "...");
      out.add(San.write(p, move));
      p = ChessMove.after(p, move);
    }
    return out;
  }

  /** {@return the game as PGN, lines of at most 80 characters} */
  public String write() {
    var all = new LinkedHashMap<String, String>();
    for (String name : List.of("Event", "Site", "Date", "Round", "White", "Black"))
      all.put(name, "?");
    all.put("Result", result);
    if (!start.equals(Position.START)) {
      all.put("SetUp", "1");
      all.put("FEN", Fen.write(start));
    }
    tags.forEach(all::putIfAbsent);
    tags.forEach((name, value) -> all.replace(name, "?", value));
    var out = new StringBuilder();
    all.forEach((name, value) ->
        out.append('[')
            .append(name)
            .append(" \"")
            .append(value.replace("\\", "\\\\").replace("\"", "\\\""))
            .append("\"]\n"));
    out.append('\n');
    int column = 0;
    var words = new ArrayList<>(words());
    words.add(result);
    for (String word : words) {
      if (column > 0 && column + 1 + word.length() > 80) {
        out.append('\n');
        column = 0;
      }
      if (column > 0) out.append(' ');
      column += (column > 0 ? 1 : 0) + word.length();
      out.append(word);
    }
    return out.append('\n').toString();
  }
}
