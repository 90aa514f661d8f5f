package fr.zizanie.testing.repository;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Versions follow Semantic Versioning, and CHANGELOG.md the form of Keep a Changelog. */
class VersionTest {
  private static final Path ROOT = Path.of("..");
  private static final String SEMANTIC = "\\d+\\.\\d+\\.\\d+(?:-[0-9A-Za-z.-]+)?";
  private static final Pattern POM_VERSION =
      Pattern.compile("<artifactId>zizanie</artifactId>\\s*<version>([^<]*)</version>");
  private static final List<String> KINDS =
      List.of("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security");

  private static List<String> changelog(String heading) throws IOException {
    return Pattern.compile("^" + heading + " (.*)$", Pattern.MULTILINE)
        .matcher(Files.readString(ROOT.resolve("CHANGELOG.md")))
        .results()
        .map(found -> found.group(1))
        .toList();
  }

  @Test
  void every_pom_has_the_one_semantic_version() throws IOException {
    var poms = Poms.all();
    var versions =
        poms.stream().map(pom -> Poms.first(POM_VERSION, Poms.text(pom))).distinct().toList();
    assertThat(poms).hasSizeGreaterThan(10);
    assertThat(versions).singleElement().asString().matches(SEMANTIC);
  }

  @Test
  void changes_that_are_not_released_stand_first_and_each_release_has_its_day() throws IOException {
    var versions = changelog("##");
    assertThat(versions.getFirst()).isEqualTo("[Unreleased]");
    assertThat(versions.subList(1, versions.size()))
        .allMatch(version -> version.matches("\\[" + SEMANTIC + "] - \\d{4}-\\d{2}-\\d{2}"));
  }

  @Test
  void changes_stand_under_what_they_are() throws IOException {
    assertThat(changelog("###")).isNotEmpty().allMatch(KINDS::contains);
  }
}
