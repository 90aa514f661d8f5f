package fr.zizanie.sheets;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import fr.zizanie.rules.Games;
import org.junit.jupiter.api.Test;

/** Who may know whom. */
class ArchitectureTest {
  private static final JavaClasses SHEETS =
      new ClassFileImporter()
          .withImportOption(location -> !location.contains("/test"))
          .importPackages("fr.zizanie.sheets");

  @Test
  void sheets_know_the_rules_and_what_a_browser_has() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "fr.zizanie.sheets..",
            "fr.zizanie.rules..",
            "java.lang",
            "java.lang.annotation",
            "java.lang.invoke",
            "java.lang.runtime",
            "java.nio.charset",
            "java.security",
            "java.util",
            "java.util.concurrent.atomic",
            "java.util.function",
            "java.util.stream",
            "java.util.zip")
        .check(SHEETS);
  }

  @Test
  void one_class_knows_the_games() {
    var games =
        Games.all().stream()
            .map(game -> "fr.zizanie.*." + game.profile().id() + "..")
            .toArray(String[]::new);
    noClasses()
        .that()
        .resideOutsideOfPackages(games)
        .and()
        .doNotHaveSimpleName("Drawings")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(games)
        .check(SHEETS);
  }

  @Test
  void packages_form_no_circle() {
    slices().matching("fr.zizanie.sheets.(**)").should().beFreeOfCycles().check(SHEETS);
  }
}
