package fr.zizanie.table;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import fr.zizanie.rules.Games;
import org.junit.jupiter.api.Test;

/** Who may know whom. */
class ArchitectureTest {
  private static final JavaClasses TABLE =
      new ClassFileImporter()
          .withImportOption(location -> !location.contains("/test"))
          .importPackages("fr.zizanie.table");

  @Test
  void a_table_knows_the_rules_the_sheets_the_players_and_what_a_browser_has() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "fr.zizanie.table..",
            "fr.zizanie.sheets..",
            "fr.zizanie.players",
            "fr.zizanie.players.agent",
            "fr.zizanie.players.analysis",
            "fr.zizanie.rules..",
            "java.lang",
            "java.lang.invoke",
            "java.lang.runtime",
            "java.time",
            "java.util",
            "java.util.function",
            "java.util.random",
            "java.util.regex",
            "java.util.stream")
        .check(TABLE);
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
        .check(TABLE);
  }

  @Test
  void only_games_and_the_shelf_know_a_game() {
    for (var game : Games.all())
      noClasses()
          .that()
          .resideOutsideOfPackages("..table.games..", "..table.shelf")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("fr.zizanie.*." + game.profile().id() + "..")
          .check(TABLE);
  }

  @Test
  void packages_form_no_circle() {
    slices().matching("fr.zizanie.table.(*)..").should().beFreeOfCycles().check(TABLE);
  }
}
