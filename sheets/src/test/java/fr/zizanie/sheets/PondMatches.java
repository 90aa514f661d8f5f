package fr.zizanie.sheets;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.sheets.json.Trees;
import java.util.List;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Matches of Iron Pond in a few words, and their sheets. */
final class PondMatches {
  static final ObjectMapper MAPPER = new ObjectMapper();
  static final IronPond GAME = new IronPond();
  static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  private PondMatches() {}

  static Options options(String... words) {
    var given = new TreeMap<String, String>();
    for (String word : words) {
      var parts = List.of(word.split("=", 2));
      given.put(parts.getFirst(), parts.getLast());
    }
    return Options.read(GAME.profile().options(), given).orThrow();
  }

  /** A position with more fields, single quotes for double ones. */
  static Match<IronPondState, IronPondView> at(String fen, String more, String... words) {
    String text = "{\"fen\":\"" + fen + "\"" + more.replace('\'', '"') + "}";
    var options = options(words);
    return Match.from(
        GAME,
        options,
        GAME.notation().load(new Trees().read(text).orElseThrow(), options).orThrow());
  }

  static Match<IronPondState, IronPondView> said(
      Match<IronPondState, IronPondView> match, String... actions) {
    var m = match;
    for (String action : actions)
      m =
          m.play(((Turn.Of) m.turn()).seat(), action)
              .orThrow()
              .deal(SeedDealer.of("s", "ironpond"));
    return m;
  }

  static JsonNode sheet(Match<?, ?> match, Viewer viewer) {
    return Checked.tree("Shown", Projection.of(match, viewer, 0).json());
  }

  static JsonNode json(String text) {
    return MAPPER.readTree(text.replace('\'', '"'));
  }
}
