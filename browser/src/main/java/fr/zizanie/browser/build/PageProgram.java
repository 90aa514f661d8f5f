package fr.zizanie.browser.build;

import fr.zizanie.browser.DeviceProgram;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipFile;
import org.teavm.tooling.TeaVMToolException;

/**
 * Writes the program of a device for the page: {@code device.wasm}, and in {@code device.json} how
 * long it is and what it was made of, so that it is made again only of something else.
 */
final class PageProgram {
  private static final String PROGRAM = "device.wasm";
  private static final String TOLD = "device.json";

  private PageProgram() {}

  /** Takes the folder for both. */
  public static void main(String[] folder) throws IOException, TeaVMToolException {
    var out = Path.of(folder[0]);
    String inputs = Long.toHexString(inputs());
    var told = out.resolve(TOLD);
    if (Files.exists(out.resolve(PROGRAM))
        && Files.exists(told)
        && Files.readString(told).contains('"' + inputs + '"')) return;
    var work = Files.createDirectories(out.resolveSibling(out.getFileName() + "-work"));
    var problems = WebAssembly.compile(DeviceProgram.class.getName(), work, PROGRAM, true);
    problems.forEach(System.err::println);
    if (!problems.isEmpty()) throw new IllegalStateException("a browser can't run it");
    long bytes = take(work.resolve(PROGRAM), Files.createDirectories(out).resolve(PROGRAM));
    Files.writeString(told, "{\"bytes\":" + bytes + ",\"inputs\":\"" + inputs + "\"}\n");
  }

  /**
   * Leaves a file alone that is the same already, since the page is built again after a new one.
   */
  private static long take(Path made, Path wanted) throws IOException {
    if (!Files.exists(wanted) || Files.mismatch(made, wanted) >= 0)
      Files.move(made, wanted, StandardCopyOption.REPLACE_EXISTING);
    return Files.size(wanted);
  }

  /** A number that changes with our classes and their resources, and with the libraries. */
  private static long inputs() throws IOException {
    var parts = new TreeMap<String, Long>();
    for (String place : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      var path = Path.of(place);
      if (Files.isDirectory(path)) ofFolder(path, parts);
      else if (path.getFileName().toString().startsWith("zizanie-")) ofJar(path, parts);
      else parts.put(path.getFileName().toString(), 0L);
    }
    var all = new CRC32();
    all.update(parts.toString().getBytes(StandardCharsets.UTF_8));
    return all.getValue();
  }

  private static void ofFolder(Path folder, Map<String, Long> parts) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (var file : files.filter(Files::isRegularFile).toList()) {
        var sum = new CRC32();
        sum.update(Files.readAllBytes(file));
        parts.put(folder.relativize(file).toString(), sum.getValue());
      }
    }
  }

  private static void ofJar(Path jar, Map<String, Long> parts) throws IOException {
    try (var entries = new ZipFile(jar.toFile())) {
      entries.stream()
          .filter(entry -> !entry.isDirectory() && !entry.getName().startsWith("META-INF/maven/"))
          .forEach(entry -> parts.put(jar.getFileName() + "!" + entry.getName(), entry.getCrc()));
    }
  }
}
