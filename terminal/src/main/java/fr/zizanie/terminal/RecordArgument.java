package fr.zizanie.terminal;

import fr.zizanie.rules.core.record.Records;
import fr.zizanie.terminal.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Parameters;

/** A record file. */
public final class RecordArgument {
  private static final int LONGEST = 8 << 20;
  private static final Path STANDARD = Path.of("-");

  @Parameters(
      paramLabel = "FILE",
      description = "a record, as the page and the engine write it, or PGN or SGF; - reads it here")
  private Path file = Path.of("");

  /** {@return the game that the file records, or a failure} */
  public Records.Loaded load() {
    try (var in = file.equals(STANDARD) ? System.in : Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(LONGEST + 1);
      if (bytes.length > LONGEST) throw new Failure(file + " is longer than 8 MiB");
      return Failure.unless(Json.RECORDS.read(FileText.of(bytes)));
    } catch (IOException e) {
      throw new Failure(
          "cannot read " + file + (Files.isReadable(file) ? ": " + e.getMessage() : ""));
    }
  }
}
