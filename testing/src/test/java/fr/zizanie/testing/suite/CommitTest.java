package fr.zizanie.testing.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a repository of two commits says of its files. */
class CommitTest {
  @TempDir Path home;

  private void git(String... words) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(
            List.of(
                "git",
                "-c",
                "user.name=Ann",
                "-c",
                "user.email=ann@example.org",
                "-c",
                "commit.gpgsign=false"));
    command.addAll(List.of(words));
    Child.Said said = Child.run(home, Map.of(), line -> {}, command);
    assertThat(said.code()).as(said.text()).isZero();
  }

  private void commit(String... files) throws IOException, InterruptedException {
    for (String file : files) {
      Files.createDirectories(home.resolve(file).getParent());
      Files.writeString(home.resolve(file), String.join(" ", files));
    }
    git("add", ".");
    git("commit", "-q", "-m", "files");
  }

  @Test
  void files_of_a_folder_that_changed_since_a_commit_are_told_new_ones_too()
      throws IOException, InterruptedException {
    git("init", "-q");
    commit("web/old.ts", "web/edited.ts", "web/gone.ts", "rules/Edited.java");
    commit("web/edited.ts", "rules/Edited.java");
    git("rm", "-q", "web/gone.ts");
    Files.writeString(home.resolve("web/new.ts"), "new");
    String first = Commit.before(home, 1).orElseThrow();
    assertThat(Commit.changed(home.resolve("web"), first))
        .containsExactlyInAnyOrder("edited.ts", "new.ts");
  }

  @Test
  void a_commit_that_git_does_not_have_is_none() throws IOException, InterruptedException {
    assertThat(Commit.before(home, 0)).isEmpty();
    git("init", "-q");
    commit("web/old.ts");
    assertThat(Commit.before(home, 0)).isPresent();
    assertThat(Commit.before(home, 1)).isEmpty();
  }
}
