package fr.zizanie.app.terminal;

import fr.zizanie.app.json.Json;
import fr.zizanie.rules.core.record.Records;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Parameters;

/** A record file. */
public final class RecordArgument {
  private static final long LONGEST = 8L << 20;

  @Parameters(paramLabel = "FILE", description = "a record, as the page and the engine write it")
  private Path file = Path.of("");

  /** {@return the game that the file records, or a failure} */
  public Records.Loaded load() {
    try {
      if (Files.size(file) > LONGEST) throw new Failure(file + " is longer than 8 MiB");
      return Failure.unless(Json.RECORDS.read(Files.readString(file)));
    } catch (MalformedInputException _) {
      throw new Failure(file + " is not UTF-8 text");
    } catch (IOException e) {
      throw new Failure(
          "cannot read " + file + (Files.isReadable(file) ? ": " + e.getMessage() : ""));
    }
  }
}
