package fr.zizanie.testing.suite;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * A copy of the sources in which faults are planted; what is compiled of them stands apart from the
 * build.
 */
final class Orchard {
  private final Path home;
  private final Path folder;
  private final Path sources;
  private final Path classes;

  private Orchard(Path home, Path folder) {
    this.home = home;
    this.folder = folder;
    this.sources = folder.resolve("sources");
    this.classes = folder.resolve("classes");
  }

  /** Copies what Git knows, and the page's libraries by links. */
  static Orchard copy(Path home) throws IOException, InterruptedException {
    Path folder = home.resolve("target/planted");
    delete(folder);
    Orchard orchard = new Orchard(home, folder);
    Child.Said files =
        Child.run(
            home, Map.of(), line -> {}, List.of("git", "ls-files", "-co", "--exclude-standard"));
    for (String file : files.text().lines().toList()) orchard.bring(file, false);
    for (String built :
        List.of("web/node_modules", "sheets/target/classes", "web/.device", "web/dist"))
      orchard.bringAll(built);
    return orchard;
  }

  Path web() {
    return sources.resolve("web");
  }

  /** Plants it; false if its patch no longer fits. */
  boolean plant(Fault fault) throws IOException, InterruptedException {
    Path patch = sources.resolve("fault.patch");
    Files.writeString(patch, fault.patch());
    // The copy stands in a folder that Git would otherwise take for a part of the repository.
    Map<String, String> apart = Map.of("GIT_CEILING_DIRECTORIES", folder.toString());
    return Child.run(
                sources,
                apart,
                line -> {},
                List.of("git", "apply", "-C1", "--recount", "fault.patch"))
            .code()
        == 0;
  }

  /**
   * Compiles what the fault changes in Java, among all classes of its module: some tests take them
   * from one folder. That folder goes first on a class path.
   */
  Path compile(Fault fault) throws IOException, InterruptedException {
    Files.createDirectories(classes);
    Set<String> built = new TreeSet<>();
    for (String file : fault.files()) {
      Module module = new Module(home, file.substring(0, file.indexOf('/')));
      if (built.add(module.name())) copyBuilt(module);
      javac(fault, module, List.of("-proc:none", sources.resolve(file).toString()));
      // What the codec writes, it writes while sheets are compiled.
      if (module.name().equals("codec")) javac(fault, new Module(home, "sheets"), sheets());
    }
    return classes;
  }

  private void copyBuilt(Module module) throws IOException, InterruptedException {
    String built = home.resolve(module.name() + "/target/classes/.").toString();
    List<String> copies = List.of("cp", "-a", built, classes.toString());
    if (Child.run(home, Map.of(), line -> {}, copies).code() != 0)
      throw new IOException("can't copy " + built);
    // It is a folder of a class path.
    Files.deleteIfExists(classes.resolve("module-info.class"));
  }

  private List<String> sheets() throws IOException {
    Module codec = new Module(home, "codec");
    String processors = classes + File.pathSeparator + codec.classPath();
    List<String> words = new ArrayList<>(List.of("-implicit:none", "-processorpath", processors));
    words.addAll(sourcesOf(new Module(home, "sheets")));
    return words;
  }

  private List<String> sourcesOf(Module module) throws IOException {
    try (Stream<Path> files = Files.walk(sources.resolve(module.name() + "/src/main/java"))) {
      return files.map(Path::toString).filter(file -> file.endsWith(".java")).toList();
    }
  }

  private void javac(Fault fault, Module module, List<String> more) throws IOException {
    List<String> words = new ArrayList<>(List.of("-nowarn", "-g", "-d", classes.toString()));
    words.addAll(List.of("-cp", module.classPath()));
    words.addAll(more);
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(InputStream.nullInputStream(), said, said, words.toArray(String[]::new));
    if (code != 0) {
      String why = said.toString(UTF_8);
      throw new Build.Broken("the planted fault " + fault.name() + " doesn't compile:\n" + why);
    }
  }

  /** Builds the page with its fault where a server finds it before the good one. */
  Path page() throws IOException, InterruptedException {
    Child.Said said = Child.run(web(), Map.of(), line -> {}, List.of("npm", "run", "build"));
    if (said.code() != 0)
      throw new Build.Broken("the page with a planted fault can't be built:\n" + said.text());
    Path target = classes.resolve("fr/zizanie/server/page");
    Files.createDirectories(target.getParent());
    Files.move(web().resolve("dist"), target);
    return classes;
  }

  /** Everything as it was. */
  void restore(Fault fault) throws IOException {
    for (String file : fault.files()) bring(file, true);
    delete(classes);
  }

  private void bring(String file, boolean again) throws IOException {
    Path from = home.resolve(file);
    if (!Files.isRegularFile(from)) return;
    Path to = sources.resolve(file);
    Files.createDirectories(to.getParent());
    if (again) Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
    else Files.copy(from, to, StandardCopyOption.COPY_ATTRIBUTES);
  }

  private void bringAll(String folder) throws IOException, InterruptedException {
    Path to = sources.resolve(folder);
    if (!Files.isDirectory(home.resolve(folder))) return;
    Files.createDirectories(to.getParent());
    List<String> links = List.of("cp", "-al", home.resolve(folder).toString(), to.toString());
    if (Child.run(home, Map.of(), line -> {}, links).code() != 0)
      throw new IOException("can't copy " + folder);
  }

  private static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) return;
    List<Path> all = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).forEach(all::add);
    }
    for (Path one : all) Files.delete(one);
  }
}
