package fr.zizanie.lab;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import fr.zizanie.lab.commands.LabCommands;
import fr.zizanie.terminal.Laboratory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** The lab knows the players; nobody knows the lab. */
class ArchitectureTest {
  private static final String ROOT = "fr.zizanie.lab";

  private static final JavaClasses LAB =
      new ClassFileImporter()
          .importUrl(LabCommands.class.getProtectionDomain().getCodeSource().getLocation());

  @Test
  void it_depends_on_players_rules_and_what_commands_share() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            ROOT + "..",
            "fr.zizanie.players..",
            "fr.zizanie.rules..",
            "fr.zizanie.terminal",
            "picocli..",
            "java..")
        .check(LAB);
  }

  @Test
  void only_commands_know_the_command_line() {
    noClasses()
        .that()
        .resideOutsideOfPackage(ROOT + ".commands")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("picocli..")
        .check(LAB);
  }

  @Test
  void packages_form_no_circle() {
    slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(LAB);
  }

  /** The program that a server runs is the same without it. */
  @Test
  void only_the_command_line_carries_it_and_nothing_is_compiled_against_it() throws IOException {
    try (Stream<Path> folders = Files.list(Path.of(".."))) {
      for (Path pom : folders.map(f -> f.resolve("pom.xml")).filter(Files::exists).toList()) {
        var named =
            Files.readString(pom)
                .lines()
                .filter(line -> line.contains("<dependency>"))
                .filter(line -> line.contains("<artifactId>zizanie-lab<"))
                .toList();
        if (pom.endsWith(Path.of("app", "pom.xml")))
          assertThat(named).singleElement().asString().contains("<scope>runtime</scope>");
        else assertThat(named).as(pom.toString()).isEmpty();
      }
    }
  }

  @Test
  void its_commands_are_those_that_a_program_without_it_misses() {
    List<String> names =
        new LabCommands()
            .commands().stream().map(c -> new CommandLine(c).getCommandName()).toList();
    assertThat(names).isEqualTo(Laboratory.COMMANDS);
  }
}
