package fr.zizanie.testbed.sixth;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A copy of the repository: what Git knows of it, and the page's libraries by a link. */
record Copy(Path home) {
  private static final Path ORIGINAL = Path.of("..").toAbsolutePath().normalize();

  /** What a program that a copy was asked to run printed last. */
  private static final int TOLD = 60;

  static Copy in(Path home) throws IOException, InterruptedException {
    delete(home);
    var copy = new Copy(home);
    var git = List.of("git", "ls-files", "-z", "-co", "--exclude-standard");
    var listed = new ProcessBuilder(git).directory(ORIGINAL.toFile()).start();
    for (String file : new String(listed.getInputStream().readAllBytes()).split("\0")) {
      Path from = ORIGINAL.resolve(file);
      if (Files.isRegularFile(from)) copy.bring(from, file);
    }
    assertThat(listed.waitFor()).isZero();
    Files.createSymbolicLink(
        home.resolve("web/node_modules"), ORIGINAL.resolve("web/node_modules").toRealPath());
    return copy;
  }

  private static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) return;
    try (var files = Files.walk(folder)) {
      for (Path file : files.sorted((a, b) -> b.compareTo(a)).toList()) Files.delete(file);
    }
  }

  /** As old as it was, so that nothing is built or fetched anew that needn't be. */
  private void bring(Path from, String file) throws IOException {
    Path to = home.resolve(file);
    Files.createDirectories(to.getParent());
    Files.copy(from, to, StandardCopyOption.COPY_ATTRIBUTES);
  }

  /** Adds the files of a folder that mirrors the repository; {@return their paths} */
  List<String> add(Path folder) throws IOException {
    var added = new ArrayList<String>();
    for (Path file : regular(folder)) {
      String path = folder.relativize(file).toString();
      assertThat(home.resolve(path)).doesNotExist();
      bring(file, path);
      added.add(path);
    }
    return added;
  }

  private static List<Path> regular(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  /** Adds one line, or to one line. */
  void edit(Edit edit) throws IOException {
    Path file = home.resolve(edit.file());
    Files.writeString(file, edit.applied(Files.readString(file)));
  }

  /**
   * {@return the lines that are not as they were, each after its file and number, by module} What a
   * module's descriptor exports counts as an import does.
   */
  Map<String, List<String>> changed(List<Edit> edits) {
    return edits.stream()
        .map(Edit::file)
        .distinct()
        .flatMap(this::changed)
        .collect(Collectors.groupingBy(line -> line.split("[/:]", 2)[0]));
  }

  private Stream<String> changed(String file) {
    var before = lines(ORIGINAL.resolve(file));
    var out = new ArrayList<String>();
    var now = lines(home.resolve(file));
    for (int i = 0; i < now.size(); i++)
      if (!before.contains(now.get(i)) && !now.get(i).startsWith("exports "))
        out.add(file + ":" + (i + 1) + ": " + now.get(i).strip());
    return out.stream();
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Starts a program in one of its folders. */
  Process start(String folder, List<String> command) throws IOException {
    var builder = new ProcessBuilder(command).directory(home.resolve(folder).toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("MAVEN_OPTS", "--sun-misc-unsafe-memory-access=allow");
    return builder.redirectErrorStream(true).start();
  }

  /** Runs a program in one of its folders to its good end; {@return what it printed} */
  String run(String folder, String... command) throws IOException, InterruptedException {
    System.out.println("sixth game: " + String.join(" ", command));
    var process = start(folder, List.of(command));
    process.getOutputStream().close();
    var said = new String(process.getInputStream().readAllBytes()).lines().toList();
    assertThat(process.waitFor())
        .as(() ->
            String.join(" ", command)
                + "\n"
                + String.join("\n", said.subList(Math.max(0, said.size() - TOLD), said.size())))
        .isZero();
    return String.join("\n", said);
  }
}
