package fr.zizanie.rules.ironpond;

import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.rules.ironpond.text.TreeReader;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Matches of Iron Pond in a few words. */
final class Pond {
  static final IronPond GAME = CardCase.GAME;
  static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  private Pond() {}

  static Options options(String... pairs) {
    var given = new TreeMap<String, String>();
    for (int i = 0; i < pairs.length; i += 2) given.put(pairs[i], pairs[i + 1]);
    return Options.read(GAME.profile().options(), given).orThrow();
  }

  static Match<IronPondState, IronPondView> at(String fen, String setUp, Options options) {
    return CardCase.of(fen, setUp).load(options, Map.of());
  }

  static Match<IronPondState, IronPondView> at(String fen, String setUp) {
    return at(fen, setUp, options());
  }

  static Match<IronPondState, IronPondView> play(
      Match<IronPondState, IronPondView> match, String... actions) {
    var m = match;
    for (String action : actions) m = CardCase.one(m, action).orThrow();
    return m;
  }

  static boolean refuses(Match<IronPondState, IronPondView> match, String action) {
    return CardCase.one(match, action) instanceof Answer.No<Match<IronPondState, IronPondView>>;
  }

  static List<String> legal(Match<IronPondState, IronPondView> match) {
    return Lines.actions(GAME, match.state(), 10_000).stream()
        .map(a -> GAME.notation().print(a))
        .sorted()
        .toList();
  }

  static boolean toAct(Match<IronPondState, IronPondView> match, Seat seat) {
    return match.turn().is(seat);
  }

  static Match<IronPondState, IronPondView> load(String fields, Options options) {
    Tree tree = TreeReader.read("{\"fen\":\"" + START + "\"," + fields + "}").orElseThrow();
    return Match.from(GAME, options, GAME.notation().load(tree, options).orThrow());
  }
}
