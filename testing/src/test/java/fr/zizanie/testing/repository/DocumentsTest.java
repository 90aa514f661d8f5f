package fr.zizanie.testing.repository;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the documents that a newcomer reads first name is there. */
class DocumentsTest {
  private static final Path ROOT = Path.of("..");
  private static final Pattern LINK = Pattern.compile("]\\(([^)#:]+)(?:#[^)]*)?\\)");
  private static final Pattern PATH = Pattern.compile("`([\\w.-]+(?:/[\\w.-]+)+/?|[\\w-]+/)`");
  private static final Pattern COMMAND = Pattern.compile("\\./zizanie ([a-z]+)");
  private static final Pattern JAVA_TEST = Pattern.compile("-Dtest='?(\\w+)(?:#(\\w+))?");
  private static final Pattern PAGE_TEST =
      Pattern.compile("((?:test|e2e)/\\S+\\.test\\.ts) -[tg] '([^']+)'");

  /** Made by a build or by whoever runs the program. */
  private static final Pattern MADE =
      Pattern.compile("(?:target|shots|\\./data)\\b.*|.*/target\\b.*");

  /** Where somebody's own name comes. */
  private static final Pattern YOURS = Pattern.compile(".*\\b[A-Z]{3,}\\b.*");

  private static List<MatchResult> found(Pattern pattern, String file) {
    return pattern.matcher(Poms.text(ROOT.resolve(file))).results().toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"README.md", "CONTRIBUTING.md", "docs/testing.md"})
  void every_link_leads_somewhere(String file) {
    Path folder = ROOT.resolve(file).resolveSibling("");
    assertThat(found(LINK, file))
        .allSatisfy(link -> assertThat(folder.resolve(link.group(1))).exists());
  }

  @ParameterizedTest
  @ValueSource(strings = {"README.md", "CONTRIBUTING.md"})
  void every_path_is_one_of_the_project(String file) {
    assertThat(found(PATH, file).stream().map(path -> path.group(1)))
        .filteredOn(path -> !MADE.matcher(path).matches())
        .isNotEmpty()
        .allSatisfy(path -> {
          Path there = ROOT.resolve(path);
          assertThat(YOURS.matcher(path).matches() ? there.getParent() : there).exists();
        });
  }

  @ParameterizedTest
  @ValueSource(strings = {"README.md", "CONTRIBUTING.md", "docs/testing.md"})
  void every_command_is_told_of_by_the_launcher(String file) {
    Set<String> told =
        found(COMMAND, "zizanie").stream().map(one -> one.group(1)).collect(Collectors.toSet());
    assertThat(found(COMMAND, file)).isNotEmpty().allMatch(one -> told.contains(one.group(1)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"CONTRIBUTING.md", "docs/testing.md"})
  void every_test_that_is_run_by_itself_exists(String file) throws IOException {
    var java = found(JAVA_TEST, file);
    assertThat(java).isNotEmpty();
    for (MatchResult test : java) {
      var source = javaTest(test.group(1));
      assertThat(source).as(test.group()).hasSize(1);
      if (test.group(2) != null)
        assertThat(Poms.text(source.getFirst())).contains("void " + test.group(2) + "(");
    }
    assertThat(found(PAGE_TEST, file))
        .isNotEmpty()
        .allSatisfy(test ->
            assertThat(Poms.text(ROOT.resolve("web").resolve(test.group(1))))
                .contains(test.group(2)));
  }

  private static List<Path> javaTest(String name) throws IOException {
    var out = new ArrayList<Path>();
    for (String module : Poms.modules()) {
      Path tests = ROOT.resolve(module).resolve("src/test/java");
      if (!Files.isDirectory(tests)) continue;
      try (var files = Files.walk(tests)) {
        files.filter(file -> file.endsWith(name + ".java")).forEach(out::add);
      }
    }
    return out;
  }

  @Test
  void the_table_of_the_readme_has_every_module() {
    String readme = Poms.text(ROOT.resolve("README.md"));
    assertThat(Poms.modules())
        .isNotEmpty()
        .allSatisfy(module -> assertThat(readme).contains("\n| `" + module + "/` | "));
  }
}
