package fr.zizanie.server.matches;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.server.table.Table;
import fr.zizanie.table.seat.PlayerId;
import java.util.List;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** Matches of Iron Pond with known cards, and what is said and seen at their tables. */
final class IronPondTables {
  static final IronPond GAME = new IronPond();

  private IronPondTables() {}

  static Options options(String... words) {
    var given = new TreeMap<String, String>();
    for (String word : words) {
      var parts = List.of(word.split("=", 2));
      given.put(parts.getFirst(), parts.getLast());
    }
    return Options.read(GAME.profile().options(), given).orThrow();
  }

  /** A match in which these are the cards dealt, Black's and White's in turn. */
  static Match<IronPondState, IronPondView> dealt(Options options, int... cards) {
    var match = Match.begin(GAME, options);
    for (int card : cards) match = match.enter(new Entry.Dealt(Choice.card(card))).orThrow();
    return match;
  }

  static JsonNode sheet(Table<?, ?> table, String guest) {
    return Tables.sheet(table, new PlayerId(guest));
  }

  static Answer<Boolean> say(Table<?, ?> table, String seat, String text) {
    return Tables.say(table, table.match().profile().seat(seat).orElseThrow(), text);
  }

  static void play(Table<?, ?> table, String... lines) {
    for (String line : lines) {
      var parts = line.split(": ", 2);
      say(table, parts[0], parts[1]).orThrow();
    }
  }

  static JsonNode window(Table<?, ?> table, String guest) {
    return sheet(table, guest).get("cards").path("window");
  }
}
