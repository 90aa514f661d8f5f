package fr.zizanie.sheets;

import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.sheets.wire.log.Dealt;
import java.util.ArrayList;
import java.util.List;

/**
 * Every answer of chance with what could have been one (Architecture, 4.4); for games that are
 * over.
 */
public final class Draws {
  private Draws() {}

  /** {@return the draws of a match, the taken-back ones too} */
  public static <S, V> List<Dealt> of(Match<S, V> match) {
    var game = match.game();
    var out = new ArrayList<Dealt>();
    var before = Match.from(game, match.start().options(), match.start().state());
    for (Entry entry : match.log()) {
      if (entry instanceof Entry.Dealt(var result)) {
        var offered =
            game.choices(before.state()).toList().stream()
                .map(game.notation()::print)
                .sorted()
                .toList();
        out.add(new Dealt(before.standing().dealt(), offered, game.notation().print(result)));
      }
      before = before.enter(entry).orThrow();
    }
    return out;
  }
}
