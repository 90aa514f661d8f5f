package fr.zizanie.browser;

import fr.zizanie.rules.ironpond.cards.Deck;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** The files that the rules read, which the browser is given with them. */
public final class Files implements ResourcesPolicy {
  private static final String FOLDER = "fr/zizanie/rules/";
  private static final List<String> OTHERS =
      List.of(
          "confusion/board/diagrams.properties",
          "confusion/first.json",
          "confusion/lessons.json",
          "felon/first.json",
          "ironpond/blank/blanks.json",
          "ironpond/first.json",
          "mutation/CM-1.properties",
          "mutation/CM-2.properties",
          "mutation/CM-3.properties",
          "mutation/first.json",
          "mutation/lessons.json",
          "tsunami/deck/projet-1.json",
          "tsunami/deck/projet-2.json",
          "tsunami/deck/told.json",
          "tsunami/first.json",
          "tsunami/lessons.json");

  /** Called by TeaVM. */
  public Files() {}

  @Override
  public String[] supplyResources(Collection<? extends String> classes) {
    var lessons =
        Deck.all().stream().map(card -> "ironpond/cards/practice/" + card.number() + ".json");
    return Stream.concat(OTHERS.stream(), lessons).map(FOLDER::concat).toArray(String[]::new);
  }
}
