package fr.zizanie.sheets;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.sheets.wire.catalogue.CardText;
import fr.zizanie.sheets.wire.catalogue.GameInfo;
import fr.zizanie.sheets.wire.catalogue.GameInfo.OptionInfo;
import java.util.List;

/** What the page is told of games before anybody plays. */
public final class Catalogue {
  private Catalogue() {}

  /** {@return what a game is like; the computer plays it at so many levels} */
  public static GameInfo info(Game<?, ?> game, int levels) {
    Profile profile = game.profile();
    return new GameInfo(
        profile.id(),
        profile.title(),
        profile.seats(),
        profile.options().stream()
            .map(option ->
                new OptionInfo(
                    option.name(),
                    option.fallback(),
                    List.copyOf(option.values()),
                    option.check().isPresent()))
            .toList(),
        levels,
        Drawings.of(game).diagrams());
  }

  /** {@return the cards of a game} */
  public static List<? extends CardText> cards(Game<?, ?> game) {
    return Drawings.of(game).cards();
  }
}
