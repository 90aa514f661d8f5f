package fr.zizanie.rules.confusion.text;

import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.board.Grid;
import fr.zizanie.rules.confusion.board.Manner;
import fr.zizanie.rules.confusion.board.Tries;
import fr.zizanie.rules.confusion.position.PositionReader;
import fr.zizanie.rules.confusion.position.Positions;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.confusion.state.Setting;
import fr.zizanie.rules.confusion.state.Word;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Notation;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Answer;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * How Confusion is written: {@code L-S2}, {@code LZ-S2}, {@code Z-S2} with rank 11 in the north,
 * words, letters, and the dealt kinds as {@code #7}, the agent {@code #?}.
 */
public enum ConfusionNotation implements Notation<ConfusionState> {
  INSTANCE;

  private static final Pattern DIAGRAM = Pattern.compile("[1-9]|1[0-2]");

  private static final Pattern TRY =
      Pattern.compile("([ACEHKLNOPSTVX]Z?|Z)-(NE|NW|SE|SW|N|E|S|W)([1-9]|10)");

  private static final Pattern RECORDED =
      Pattern.compile("\\(?(" + TRY + ")(?:[x>][A-Z]){0,2}\\+?\\)?");

  @Override
  public String print(Choice choice) {
    return switch (choice.kind()) {
      case MOVE -> Tried.text(choice);
      case SQUARE -> Grid.name(choice.a());
      case CARD -> "#" + Diagrams.name(choice.a());
      case NUMBER -> Integer.toString(choice.number());
      case WORD -> {
        int letter = Word.letter(choice);
        yield letter >= 0
            ? Diagrams.LETTERS.substring(letter, letter + 1)
            : Word.of(choice.a()).text();
      }
      case PASS, DONE, HIDDEN -> "?";
    };
  }

  @Override
  public Optional<Choice> parse(String token) {
    for (Word word : Word.values())
      if (word.text().equals(token)) return Optional.of(word.choice());
    if (token.length() == 1 && Diagrams.LETTERS.contains(token))
      return Optional.of(Word.letter(Diagrams.LETTERS.indexOf(token)));
    if (DIAGRAM.matcher(token).matches())
      return Optional.of(Choice.number(Integer.parseInt(token)));
    if (token.equals("#?")) return Optional.of(Choice.card(Diagrams.AGENT));
    if (token.startsWith("#") && DIAGRAM.matcher(token.substring(1)).matches())
      return Optional.of(Choice.card(Integer.parseInt(token.substring(1))));
    int at = Grid.parse(token);
    if (at >= 0) return Optional.of(Choice.square(at));
    var m = TRY.matcher(token);
    return m.matches()
        ? Optional.of(attempt(m.group(1), m.group(2), m.group(3)))
        : Optional.empty();
  }

  /** {@return the try of a piece, such as {@code L}, {@code LZ} or {@code Z}} */
  static Choice attempt(String piece, String direction, String distance) {
    int way = Tries.way(Grid.DIRECTIONS.indexOf(direction), Integer.parseInt(distance));
    if (piece.equals("Z")) return Choice.move(Tries.NEUTRAL, way, Manner.PASS.ordinal());
    Manner manner = piece.length() == 2 ? Manner.CARRY : Manner.ALONE;
    return Choice.move(Diagrams.LETTERS.indexOf(piece.charAt(0)), way, manner.ordinal());
  }

  @Override
  public Tree position(ConfusionState state) {
    return Positions.write(state);
  }

  @Override
  public Answer<ConfusionState> load(Tree position, Options options) {
    return new PositionReader(Setting.of(options)).read(position);
  }

  /** Of a word such as {@code (S-N2xH)} the try alone. */
  @Override
  public String bare(String word) {
    var m = RECORDED.matcher(word);
    return m.matches() ? m.group(1) : word;
  }

  /** What a try did may be left out, but not whether it was refused (rules, 5). */
  @Override
  public boolean records(ConfusionState before, List<Choice> action, String text) {
    String due = recorded(before, action);
    String bare = print(action);
    return text.equals(due) || text.equals(due.startsWith("(") ? "(" + bare + ")" : bare);
  }

  @Override
  public String recorded(ConfusionState before, List<Choice> action) {
    return written(before, action);
  }

  /** {@return a try as Abbott's records spell it, and everything else as its tokens} */
  @Override
  public String written(ConfusionState before, List<Choice> action) {
    return action.getFirst().kind() == Choice.Kind.MOVE
        ? Tried.entry(before, action.getFirst())
        : print(action);
  }
}
