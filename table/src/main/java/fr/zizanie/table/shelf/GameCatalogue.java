package fr.zizanie.table.shelf;

import fr.zizanie.players.Players;
import fr.zizanie.rules.core.Game;
import fr.zizanie.sheets.Catalogue;
import fr.zizanie.sheets.wire.catalogue.GameInfo;
import fr.zizanie.table.games.Offering;
import fr.zizanie.table.games.Offering.Workshop;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The games on the shelf. */
public record GameCatalogue(List<Offering> shelf) {
  public GameCatalogue {
    shelf = List.copyOf(shelf);
  }

  /** {@return the games on the shelf} */
  public List<Game<?, ?>> games() {
    return shelf.stream().<Game<?, ?>>map(Offering::game).toList();
  }

  /** {@return what players make for games, by their ids} */
  public Map<String, Workshop> workshops() {
    var out = new HashMap<String, Workshop>();
    for (var offering : shelf)
      offering.workshop().ifPresent(one -> out.put(offering.game().profile().id(), one));
    return out;
  }

  /** {@return the game of an id} */
  public Optional<Game<?, ?>> game(String id) {
    return games().stream().filter(g -> g.profile().id().equals(id)).findAny();
  }

  /** {@return what is told of each game} */
  public List<GameInfo> infos() {
    return games().stream().map(game -> Catalogue.info(game, Players.levels(game))).toList();
  }
}
