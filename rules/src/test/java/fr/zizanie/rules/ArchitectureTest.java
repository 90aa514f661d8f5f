package fr.zizanie.rules;

import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import fr.zizanie.rules.core.Game;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The layout holds: Architecture, 1. */
class ArchitectureTest {
  private static final JavaClasses RULES =
      new ClassFileImporter()
          .importUrl(Game.class.getProtectionDomain().getCodeSource().getLocation());

  @Test
  void core_imports_nothing_but_the_jdk() {
    classes()
        .that()
        .resideInAPackage("fr.zizanie.rules.core..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("fr.zizanie.rules.core..", "java..", "javax.crypto..")
        .check(RULES);
  }

  @Test
  void rules_depend_on_nothing_but_the_jdk() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("fr.zizanie.rules..", "java..", "javax.crypto..")
        .check(RULES);
  }

  /** The package of every class that implements {@link Game}, so that no new game escapes. */
  private static Set<String> games() {
    return RULES.stream()
        .filter(c -> c.isAssignableTo(Game.class) && !c.isInterface())
        .map(c -> c.getPackageName().replaceFirst("^fr\\.zizanie\\.rules\\.([^.]+).*", "$1"))
        .collect(Collectors.toSet());
  }

  @Test
  void every_game_on_the_shelf_has_a_package_that_bears_its_name() {
    assertThat(games())
        .containsExactlyInAnyOrderElementsOf(
            Games.all().stream().map(g -> g.profile().id()).toList());
  }

  @Test
  void games_never_import_each_other() {
    for (String game : games())
      noClasses()
          .that()
          .resideInAPackage("fr.zizanie.rules.*..")
          .and()
          .resideOutsideOfPackage("fr.zizanie.rules." + game + "..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("fr.zizanie.rules." + game + "..")
          .check(RULES);
  }

  @Test
  void packages_form_no_circle() {
    slices()
        .matching("fr.zizanie.rules.(**)")
        .should()
        .beFreeOfCycles()
        // The contract of a game still names what stands on it.
        .ignoreDependency(resideInAPackage("..core.."), resideInAPackage("..core.."))
        .check(RULES);
  }

  @Test
  void no_type_is_called_manager_util_helper_or_impl() {
    noClasses()
        .should()
        .haveSimpleNameEndingWith("Manager")
        .orShould()
        .haveSimpleNameEndingWith("Util")
        .orShould()
        .haveSimpleNameEndingWith("Helper")
        .orShould()
        .haveSimpleNameEndingWith("Impl")
        .check(RULES);
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
        .check(RULES);
  }
}
