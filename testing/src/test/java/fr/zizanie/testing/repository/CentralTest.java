package fr.zizanie.testing.repository;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is published as a library says of itself what Maven Central asks for. */
class CentralTest {
  private static final Path ROOT = Path.of("..");

  @Test
  void the_libraries_are_the_rules_and_the_opponents() {
    assertThat(Poms.modules())
        .filteredOn(module -> pom(module).contains("<library.skip>false</library.skip>"))
        .containsExactly("rules", "players");
  }

  @Test
  void each_has_its_own_name_and_description() {
    for (String module : List.of("rules", "players"))
      assertThat(pom(module)).contains("<name>Zizanie " + module, "<description>");
  }

  /** A module inherits these, so that its own file must not say them. */
  @Test
  void licence_developers_and_source_are_those_of_the_parent() {
    assertThat(pom("."))
        .contains("<url>${project.home}</url>")
        .containsSubsequence("<license>", "<name>Apache-2.0</name>", "<url>", "</license>")
        .containsSubsequence("<developer>", "<name>Zizanie contributors</name>", "</developer>")
        .containsSubsequence("<scm ", "<connection>", "<developerConnection>", "<url>", "</scm>");
    for (String module : List.of("rules", "players"))
      assertThat(pom(module)).doesNotContain("<licenses>", "<developers>", "<scm>");
  }

  @Test
  void sources_and_javadoc_are_made_for_them_alone() {
    assertThat(pom("."))
        .contains("<library.skip>true</library.skip>")
        .containsSubsequence("<id>publish</id>", "maven-source-plugin", "maven-javadoc-plugin");
    for (String module : List.of("rules", "players"))
      assertThat(pom(module)).contains("<include>LICENSE</include>");
  }

  private static String pom(String module) {
    return Poms.text(ROOT.resolve(module).resolve("pom.xml"));
  }
}
