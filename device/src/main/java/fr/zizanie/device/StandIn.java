package fr.zizanie.device;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import java.util.Map;

final class StandIn {
  private StandIn() {}

  static Match<?, ?> match(String saved) {
    return begun(Games.named(saved).orElseThrow());
  }

  private static <S, V> Match<S, V> begun(Game<S, V> game) {
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    return Match.begin(game, options).deal(SeedDealer.of("smoke", game.profile().id()));
  }
}
