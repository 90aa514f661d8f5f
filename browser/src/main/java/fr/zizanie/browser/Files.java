package fr.zizanie.browser;

import java.util.Collection;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** The files that the rules read, which the browser is given with them. */
public final class Files implements ResourcesPolicy {
  private static final String FOLDER = "fr/zizanie/rules/";

  /** Called by TeaVM. */
  public Files() {}

  @Override
  public String[] supplyResources(Collection<? extends String> classes) {
    return new String[] {
      FOLDER + "confusion/board/diagrams.properties",
      FOLDER + "ironpond/blank/blanks.json",
      FOLDER + "ironpond/cards/practice.jsonl",
      FOLDER + "mutation/CM-1.properties",
      FOLDER + "mutation/CM-2.properties",
      FOLDER + "mutation/CM-3.properties",
      FOLDER + "tsunami/deck/projet-1.json",
      FOLDER + "tsunami/deck/projet-2.json"
    };
  }
}
