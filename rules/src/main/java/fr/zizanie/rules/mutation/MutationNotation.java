package fr.zizanie.rules.mutation;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Notation;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import java.util.List;
import java.util.Optional;

/**
 * How Chess Mutation is written: {@code e2e4}, {@code claim}, and positions as FEN of five fields.
 */
enum MutationNotation implements Notation<MutationState> {
  INSTANCE;

  @Override
  public String print(Choice choice) {
    return switch (choice.kind()) {
      case MOVE -> Board8.name(choice.a()) + Board8.name(choice.b());
      case HIDDEN -> "?";
      default -> "claim";
    };
  }

  @Override
  public Optional<Choice> parse(String token) {
    if (token.equals("claim")) return Optional.of(MutationState.CLAIM);
    int from = Board8.square(token, 0);
    int to = Board8.square(token, 2);
    return token.length() == 4 && from >= 0 && to >= 0
        ? Optional.of(Choice.move(from, to))
        : Optional.empty();
  }

  @Override
  public Tree position(MutationState state) {
    return new Tree.Text(Fen.write(state));
  }

  @Override
  public Answer<MutationState> load(Tree position, Options options) {
    return position instanceof Tree.Text(String fen)
        ? Fen.read(fen, Layout.of(options.get("board")))
        : Answer.no(Reason.BAD_POSITION.because("Il faut un texte FEN.", "A FEN text is needed."));
  }

  /**
   * {@return long algebraic: {@code e2-e4}, {@code f3xg5+}, {@code O-O}, with {@code #} for mate}
   */
  @Override
  public String written(MutationState before, List<Choice> action) {
    Choice c = action.getFirst();
    if (c.equals(MutationState.CLAIM)) return "claim";
    Position p = before.position();
    String move =
        p.castles(c.a(), c.b())
            ? (c.b() > c.a() ? "O-O" : "O-O-O")
            : Board8.name(c.a()) + (p.captures(c.b()) ? "x" : "-") + Board8.name(c.b());
    var after = before.after(c.a(), c.b());
    if (!Scan.of(after.layout(), after.position()).inCheck()) return move;
    boolean mate = after.turn() instanceof Turn.Over(Outcome o) && o.reason().equals("checkmate");
    return move + (mate ? "#" : "+");
  }
}
