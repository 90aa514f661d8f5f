package fr.zizanie.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The page is written as plain files, and nothing else is touched. */
class SiteTest {
  /** An address of the copy itself, without what stands behind it. */
  private static final Pattern LINK =
      Pattern.compile(" (?:href|src)=\"(?!#|https?:)([^\"?#]*)[^\"]*\"");

  @TempDir Path home;
  private Path folder;

  @BeforeEach
  void aFolderThatIsNotThere() {
    folder = home.resolve("new/site");
  }

  private String read(String file) throws IOException {
    return Files.readString(folder.resolve(file));
  }

  @Test
  void a_copy_has_a_file_for_every_address_and_says_how_to_serve_it() throws IOException {
    var typed = Zizanie.typed("site", folder.toString());
    assertThat(typed.code()).as(typed.errors()).isZero();
    assertThat(typed.out()).contains(" files, ", "http.server", folder.toString());
    for (String place : List.of("", "rules/felon/", "practice/ironpond/", "g/", "me/"))
      assertThat(read(place + "index.html"))
          .as(place)
          .contains("\"alone\":true", "Content-Security-Policy", "lang=\"fr\"", "lang=\"en\"")
          .doesNotContain("href=\"/", "src=\"/");
    assertThat(read("index.html")).contains("src=\"./assets/").doesNotContain("\"home\":");
    assertThat(read("rules/felon/index.html")).contains("src=\"../../assets/");
    assertThat(folder.resolve("404.html")).doesNotExist();
    for (String of : List.of("first", "pictures", ".vite"))
      assertThat(folder.resolve(of)).doesNotExist();
  }

  @Test
  void what_a_file_of_a_copy_leads_to_is_a_file_of_it() throws IOException {
    assertThat(Zizanie.typed("site", folder.toString()).code()).isZero();
    var lost = new TreeSet<String>();
    for (String file : Files.readAllLines(folder.resolve(".zizanie-site"))) {
      if (!file.endsWith(".html")) continue;
      for (var link : LINK.matcher(read(file)).results().toList()) {
        // The worker writes into the shell where the copy begins.
        String address = link.group(1).replace("{base}", "");
        var to = folder.resolve(file).resolveSibling(address).normalize();
        boolean there =
            to.startsWith(folder)
                && (Files.isDirectory(to)
                    ? link.group(1).endsWith("/") && Files.exists(to.resolve("index.html"))
                    : Files.exists(to));
        if (!there) lost.add(file + ": " + link.group(1));
      }
    }
    assertThat(lost).isEmpty();
  }

  @Test
  void a_copy_that_knows_its_place_and_a_server_names_both() throws IOException {
    var typed =
        Zizanie.typed(
            "site",
            folder.toString(),
            "--base",
            "/jeux/zizanie/",
            "--home",
            "https://zizanie.fr/a?b&c");
    assertThat(typed.code()).as(typed.errors()).isZero();
    assertThat(read("404.html"))
        .contains("src=\"/jeux/zizanie/assets/", "\"home\":\"https://zizanie.fr/a?b&c\"");
    assertThat(read("index.html"))
        .contains("src=\"./assets/", "\"home\":\"https://zizanie.fr/a?b&c\"");
  }

  @Test
  void a_copy_that_names_another_server_is_another_version() throws IOException {
    Zizanie.typed("site", folder.toString());
    var plain = read("version.txt").strip();
    var worker = read("sw.js");
    Zizanie.typed("site", folder.toString(), "--home", "https://zizanie.fr");
    var named = read("version.txt").strip();
    assertThat(named).startsWith(plain + "-");
    for (String document : List.of("index.html", "shell.html", "rules/felon/index.html"))
      assertThat(read(document)).contains("name=\"version\" content=\"" + named + "\"");
    assertThat(read("sw.js")).isNotEqualTo(worker).contains(named.substring(plain.length()) + "`");
  }

  @Test
  void a_copy_is_written_again_over_itself_and_leaves_other_files_alone() throws IOException {
    Zizanie.typed("site", folder.toString(), "--base", "/");
    Files.writeString(folder.resolve("CNAME"), "jeux.example");
    Files.writeString(home.resolve("outside"), "kept");
    Files.writeString(folder.resolve(".zizanie-site"), "404.html\n../../outside\nassets/gone.js\n");
    assertThat(Zizanie.typed("site", folder.toString()).code()).isZero();
    assertThat(folder.resolve("404.html")).doesNotExist();
    assertThat(read("CNAME")).isEqualTo("jeux.example");
    assertThat(home.resolve("outside")).exists();
  }

  @Test
  void a_folder_of_other_files_is_refused_and_stays_as_it_is() throws IOException {
    Files.createDirectories(folder);
    Files.writeString(folder.resolve("index.html"), "mine");
    var typed = Zizanie.typed("site", folder.toString());
    assertThat(typed.code()).isEqualTo(1);
    assertThat(typed.errors()).contains("holds other files");
    assertThat(read("index.html")).isEqualTo("mine");
    var file = Zizanie.typed("site", folder.resolve("index.html").toString());
    assertThat(file.code()).isEqualTo(1);
    assertThat(file.errors()).contains("is not a folder");
  }

  @ParameterizedTest
  @CsvSource({
    "--base, jeux/",
    "--base, /jeux",
    "--base, //evil/",
    "--base, '/\"/'",
    "--home, zizanie.fr",
    "--home, javascript:alert(1)",
    "--home, 'https://a/\"b'",
    "--home, https:///nowhere",
  })
  void what_is_no_address_is_refused_before_anything_is_written(String option, String value) {
    var typed = Zizanie.typed("site", folder.toString(), option, value);
    assertThat(typed.code()).isEqualTo(2);
    assertThat(typed.errors()).contains(option + " must ");
    assertThat(folder).doesNotExist();
  }
}
