package fr.zizanie.browser;

import fr.zizanie.rules.ironpond.cards.Deck;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** The files that rules and opponents read, which the browser is given with them. */
public final class Files implements ResourcesPolicy {
  private static final String FOLDER = "fr/zizanie/";
  private static final List<String> OTHERS =
      List.of(
          "players/mutation/CM-1.net",
          "rules/confusion/board/diagrams.properties",
          "rules/confusion/first.json",
          "rules/confusion/lessons.json",
          "rules/felon/first.json",
          "rules/ironpond/blank/blanks.json",
          "rules/ironpond/first.json",
          "rules/mutation/CM-1.properties",
          "rules/mutation/CM-2.properties",
          "rules/mutation/CM-3.properties",
          "rules/mutation/first.json",
          "rules/mutation/lessons.json",
          "rules/tsunami/deck/projet-1.json",
          "rules/tsunami/deck/projet-2.json",
          "rules/tsunami/deck/told.json",
          "rules/tsunami/first.json",
          "rules/tsunami/lessons.json");

  /** Called by TeaVM. */
  public Files() {}

  @Override
  public String[] supplyResources(Collection<? extends String> classes) {
    var lessons =
        Deck.all().stream().map(card -> "rules/ironpond/cards/practice/" + card.number() + ".json");
    return Stream.concat(OTHERS.stream(), lessons).map(FOLDER::concat).toArray(String[]::new);
  }
}
