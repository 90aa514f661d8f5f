package fr.zizanie.rules.felon;

import fr.zizanie.rules.board.Board13;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Notation;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.felon.board.Piece;
import fr.zizanie.rules.felon.board.Position;
import fr.zizanie.rules.felon.board.Setting;
import fr.zizanie.rules.felon.moves.Scan;
import java.util.List;
import java.util.Optional;

/**
 * How Le Félon is written: {@code a2a4} whatever the move does, {@code g13} to place a félon,
 * {@code direct}, {@code reversed}, {@code claim}.
 */
enum FelonNotation implements Notation<FelonState> {
  INSTANCE;

  private static final List<String> WORDS = List.of("claim", "direct", "reversed");

  @Override
  public String print(Choice choice) {
    return switch (choice.kind()) {
      case MOVE -> Board13.name(choice.a()) + Board13.name(choice.b());
      case SQUARE -> Board13.name(choice.a());
      case WORD -> WORDS.get(choice.a());
      default -> "?";
    };
  }

  @Override
  public Optional<Choice> parse(String token) {
    int word = WORDS.indexOf(token);
    if (word >= 0) return Optional.of(Choice.word(word));
    int alone = Board13.parse(token);
    if (alone >= 0) return Optional.of(Choice.square(alone));
    // Where the second square begins: at the second letter.
    int at = 1;
    while (at < token.length() && Character.isDigit(token.charAt(at))) at++;
    int from = Board13.parse(token.substring(0, Math.min(at, token.length())));
    int to = Board13.parse(token.substring(Math.min(at, token.length())));
    return from >= 0 && to >= 0 ? Optional.of(Choice.move(from, to)) : Optional.empty();
  }

  @Override
  public Tree position(FelonState state) {
    return new Tree.Text(state.fen());
  }

  @Override
  public Answer<FelonState> load(Tree position, Options options) {
    return position instanceof Tree.Text(String fen)
        ? new FenReader(Setting.of(options)).read(fen)
        : Answer.no(
            Reason.BAD_POSITION.because(
                "Il faut un texte de six champs.", "A text of six fields is needed."));
  }

  /**
   * {@return long algebraic: {@code Eb1-c3}, {@code d5xe6}, {@code Vd1<>d9} for a swap, {@code
   * Mc1<>c9*} and {@code e12-e13*} for a garde that turns over, {@code !Fd7xd8} for a hijack, with
   * {@code +} for check and {@code #} for mate}
   */
  @Override
  public String written(FelonState before, List<Choice> action) {
    Choice c = action.getFirst();
    if (c.kind() != Choice.Kind.MOVE) return print(c);
    Position p = before.position();
    int from = Board13.cell(c.a());
    int to = Board13.cell(c.b());
    int piece = p.at(from);
    var effect = p.effect(from, to);
    var after = before.moved(c.a(), c.b());
    var out = new StringBuilder();
    if (p.hijacks(from)) out.append('!');
    if (!Piece.isGarde(piece)) out.append(Piece.kind(piece).letter());
    out.append(Board13.name(c.a()))
        .append(
            switch (effect) {
              case STEP -> "-";
              case CAPTURE, EN_PASSANT -> "x";
              case SWAP, CONVERSION -> "<>";
            })
        .append(Board13.name(c.b()));
    int garde = effect.swaps() ? p.at(to) : piece;
    if (Piece.isGarde(garde) && after.position().at(effect.swaps() ? from : to) != garde)
      out.append('*');
    boolean mate = after.turn() instanceof Turn.Over(Outcome o) && o.reason().equals("checkmate");
    if (mate) out.append('#');
    else if (Scan.inCheck(after.position(), after.setting())) out.append('+');
    return out.toString();
  }
}
