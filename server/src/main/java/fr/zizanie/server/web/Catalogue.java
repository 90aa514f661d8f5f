package fr.zizanie.server.web;

import fr.zizanie.players.Players;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.rules.core.Game;
import fr.zizanie.sheets.wire.GameInfo;
import java.util.List;
import java.util.Optional;

/** The games on the shelf. */
public record Catalogue(List<Game<?, ?>> games) {
  public Catalogue {
    games = List.copyOf(games);
  }

  /** {@return the game of an id} */
  public Optional<Game<?, ?>> game(String id) {
    return games.stream().filter(g -> g.profile().id().equals(id)).findAny();
  }

  List<GameInfo> infos() {
    return games.stream()
        .map(game ->
            fr.zizanie.sheets.Catalogue.info(
                game, Players.of(game).isPresent() ? Budget.LEVELS : 0))
        .toList();
  }
}
