package fr.zizanie.app.uci;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A game without cards, as UCI tells it: where it began, and the moves since. A value. */
record ChessGame(Match<IronPondState, IronPondView> match) {
  private static final IronPond GAME = new IronPond();
  private static final Options LAWS =
      Options.read(GAME.profile().options(), Map.of("deck", "none")).orThrow();

  /** Whoever leads the game says when a draw ends it, as the first version left it to a claim. */
  private static final Options OPTIONS =
      GAME.profile().options(1, Map.of("deck", "none")).orThrow();

  /** The initial position. */
  static final ChessGame START = new ChessGame(Match.begin(GAME, OPTIONS));

  /** {@return the game that begins with a position in Forsyth's notation, if it is one} */
  static Optional<ChessGame> from(String fen) {
    Tree tree = new Tree.Fields(new TreeMap<>(Map.of("fen", new Tree.Text(fen))));
    return GAME.notation().load(tree, LAWS).then(_ -> GAME.notation().load(tree, OPTIONS))
            instanceof Answer.Ok<IronPondState>(var state)
        ? Optional.of(new ChessGame(Match.from(GAME, OPTIONS, state)))
        : Optional.empty();
  }

  /** {@return the move that a word such as {@code e7e8q} spells, legal or not} */
  static Optional<Choice> move(String word) {
    return GAME.notation().parse(word).filter(choice -> choice.kind() == Choice.Kind.MOVE);
  }

  /** {@return the game after a move such as {@code e7e8q}, if it is legal} */
  Optional<ChessGame> played(String move) {
    if (!(match.turn() instanceof Turn.Of(Seat seat))) return Optional.empty();
    return move(move)
        .map(choice -> match.enter(new Entry.Acted(seat, List.of(choice))))
        .flatMap(answer ->
            answer instanceof Answer.Ok<Match<IronPondState, IronPondView>>(var next)
                ? Optional.of(new ChessGame(next))
                : Optional.empty());
  }

  /** {@return what the side to move sees; nothing when the game is over} */
  Optional<IronPondView> view() {
    return match.turn() instanceof Turn.Of(Seat seat)
        ? Optional.of(GAME.view(match.state(), Viewer.of(seat)))
        : Optional.empty();
  }

  /** {@return whether White is to move} */
  boolean white() {
    return match.turn().is(Seat.FIRST);
  }

  static IronPond game() {
    return GAME;
  }
}
