package fr.zizanie.rules;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The layout holds: DESIGN, section 1. */
class ArchitectureTest {
  private static final List<String> GAMES =
      List.of("ironpond", "confusion", "mutation", "felon", "tsunami");
  private static final JavaClasses RULES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("fr.zizanie.rules");

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

  @Test
  void games_never_import_each_other() {
    for (String game : GAMES)
      noClasses()
          .that()
          .resideInAPackage("fr.zizanie.rules.*..")
          .and()
          .resideOutsideOfPackage("..rules." + game + "..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("..rules." + game + "..")
          .check(RULES);
  }

  @Test
  void packages_form_no_circle() {
    slices().matching("fr.zizanie.rules.(*)..").should().beFreeOfCycles().check(RULES);
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
}
