package fr.zizanie.server;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import fr.zizanie.rules.Games;
import org.junit.jupiter.api.Test;

/** Who may know whom. */
class ArchitectureTest {
  private static final JavaClasses SERVER =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("fr.zizanie.server");

  @Test
  void tables_know_nothing_of_the_web_and_the_store_nothing_of_either() {
    noClasses()
        .that()
        .resideInAPackage("..server.table..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("..server.web..")
        .check(SERVER);
    noClasses()
        .that()
        .resideInAPackage("..server.store..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("..server.web..", "..server.table..")
        .check(SERVER);
  }

  @Test
  void tables_store_and_web_know_no_game() {
    for (var game : Games.all()) {
      String id = game.profile().id();
      noClasses()
          .that()
          .resideInAnyPackage("..server.table..", "..server.store..", "..server.web..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("..rules." + id + "..", "..sheets." + id + "..")
          .check(SERVER);
    }
  }

  @Test
  void the_web_library_stays_in_its_package() {
    noClasses()
        .that()
        .resideOutsideOfPackage("..server.web.javalin..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("io.javalin..", "org.eclipse.jetty..", "jakarta..")
        .check(SERVER);
  }

  @Test
  void sql_stays_in_the_store() {
    noClasses()
        .that()
        .resideOutsideOfPackage("..server.store..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "java.sql..", "org.jdbi..", "org.flywaydb..", "com.zaxxer..", "org.sqlite..")
        .check(SERVER);
  }

  @Test
  void packages_form_no_circle() {
    slices().matching("fr.zizanie.server.(*)..").should().beFreeOfCycles().check(SERVER);
  }
}
