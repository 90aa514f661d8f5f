package fr.zizanie.device;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import fr.zizanie.rules.Games;
import org.junit.jupiter.api.Test;

/** Who may know whom. */
class ArchitectureTest {
  private static final JavaClasses DEVICE =
      new ClassFileImporter()
          .withImportOption(location -> !location.contains("/test"))
          .importPackages("fr.zizanie.device");

  @Test
  void a_device_knows_tables_and_what_a_browser_has() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "fr.zizanie.device",
            "fr.zizanie.table..",
            "fr.zizanie.sheets..",
            "fr.zizanie.players",
            "fr.zizanie.players.agent",
            "fr.zizanie.players.analysis",
            "fr.zizanie.players.machine",
            "fr.zizanie.rules..",
            "java.lang",
            "java.lang.invoke",
            "java.lang.runtime",
            "java.nio.charset",
            "java.time",
            "java.util",
            "java.util.function",
            "java.util.random",
            "java.util.regex",
            "java.util.stream")
        .check(DEVICE);
  }

  @Test
  void it_asks_nobody_what_time_it_is() {
    noClasses()
        .should()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(System.class, "nanoTime")
        .orShould()
        .dependOnClassesThat()
        .haveNameMatching("java\\.time\\.(Clock|InstantSource|Instant)")
        .check(DEVICE);
  }

  @Test
  void it_knows_no_game() {
    for (var game : Games.all())
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAPackage("fr.zizanie.*." + game.profile().id() + "..")
          .check(DEVICE);
  }
}
