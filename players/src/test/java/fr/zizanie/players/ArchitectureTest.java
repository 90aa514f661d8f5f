package fr.zizanie.players;

import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import fr.zizanie.rules.Games;
import org.junit.jupiter.api.Test;

/** The layout holds: Architecture, 1. */
class ArchitectureTest {
  private static final String ROOT = "fr.zizanie.players";

  private static final JavaClasses PLAYERS =
      new ClassFileImporter()
          .importUrl(Players.class.getProtectionDomain().getCodeSource().getLocation());

  @Test
  void players_depend_on_the_rules_and_the_jdk() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(ROOT + "..", "fr.zizanie.rules..", "java..")
        .check(PLAYERS);
  }

  /** What plays and judges one game stays in its folder, so that what is shared knows no game. */
  @Test
  void only_the_list_of_opponents_knows_the_games() {
    for (var game : Games.all()) {
      String id = game.profile().id();
      noClasses()
          .that()
          .resideOutsideOfPackages(ROOT, ROOT + "." + id + "..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(ROOT + "." + id + "..", "fr.zizanie.rules." + id + "..")
          .check(PLAYERS);
    }
  }

  @Test
  void what_an_agent_is_and_what_searches_share_stand_by_themselves() {
    for (String room : new String[] {".agent", ".machine", ".search"})
      classes()
          .that()
          .resideInAPackage(ROOT + room)
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(ROOT + room, ROOT + ".machine", "fr.zizanie.rules.core..", "java..")
          .check(PLAYERS);
  }

  /** Threads and clocks belong to the machine, so that opponents can think in a browser too. */
  @Test
  void only_the_machine_knows_threads_and_clocks() {
    noClasses()
        .that()
        .resideOutsideOfPackage(ROOT + ".machine")
        .should()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.lang.Thread")
        .orShould()
        .callMethod(System.class, "nanoTime")
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .check(PLAYERS);
  }

  @Test
  void packages_form_no_circle() {
    slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(PLAYERS);
  }

  /** A browser rounds otherwise and has other last bits; {@code StrictMath} is the same in both. */
  @Test
  void numbers_are_the_same_on_every_platform() {
    noClasses()
        .should()
        .callMethodWhere(
            target(owner(type(Math.class)))
                .and(
                    target(
                        nameMatching(
                            "round|exp|expm1|log|log10|log1p|pow|sinh?|cosh?|tanh?|cbrt|hypot|fma"))))
        .check(PLAYERS);
  }
}
