package fr.zizanie.lab;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import fr.zizanie.lab.commands.LabCommands;
import fr.zizanie.players.Players;
import fr.zizanie.rules.Games;
import fr.zizanie.terminal.Laboratory;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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

  /** Of players and rules it uses what their modules export to everybody or to it. */
  @Test
  void it_depends_on_players_rules_and_what_commands_share() throws URISyntaxException {
    var open = new ArrayList<>(List.of(ROOT + "..", "fr.zizanie.terminal", "picocli..", "java.."));
    open.addAll(exported(Players.class));
    open.addAll(exported(Games.class));
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(open.toArray(String[]::new))
        .check(LAB);
  }

  private static List<String> exported(Class<?> member) throws URISyntaxException {
    Path where = Path.of(member.getProtectionDomain().getCodeSource().getLocation().toURI());
    return ModuleFinder.of(where).findAll().stream()
        .flatMap(module -> module.descriptor().exports().stream())
        .filter(one -> !one.isQualified() || one.targets().contains(ROOT))
        .map(ModuleDescriptor.Exports::source)
        .toList();
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
