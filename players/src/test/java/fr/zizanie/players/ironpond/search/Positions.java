package fr.zizanie.players.ironpond.search;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.ironpond.chess.Position;
import java.util.Map;
import java.util.TreeMap;

/** Positions and moves as the search takes them, from text. */
final class Positions {
  private static final IronPond GAME = new IronPond();
  private static final Options OPTIONS =
      Options.read(GAME.profile().options(), new TreeMap<>(Map.of("deck", "none"))).orThrow();

  private Positions() {}

  static Position of(String fen) {
    var tree = new Tree.Fields(new TreeMap<>(Map.of("fen", new Tree.Text(fen))));
    return GAME.notation().load(tree, OPTIONS).orThrow().scene().board();
  }

  static int code(String move) {
    return GAME.notation().parse(move).orElseThrow().code();
  }
}
