package fr.zizanie.app;

import fr.zizanie.app.engine.Protocol;
import fr.zizanie.terminal.Lines;
import java.io.BufferedInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.Command;

/** The engine protocol on standard input and output (Formats, 5). */
@Command(
    name = "engine",
    description = "Speaks the engine protocol: a JSON object a line in, a JSON object a line out.")
final class Engine implements Runnable {
  @Override
  public void run() {
    try (var in = new BufferedInputStream(new FileInputStream(FileDescriptor.in), 1 << 16);
        var out = new FileOutputStream(FileDescriptor.out)) {
      // Nothing but answers may reach standard output, whatever a library prints.
      System.setOut(System.err);
      var lines = new Lines(in);
      var protocol = new Protocol();
      while (lines.next()) {
        String answer = lines.tooLong() ? protocol.tooLong() : protocol.answer(lines.text());
        write(out, answer);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void write(OutputStream out, String answer) throws IOException {
    out.write((answer + "\n").getBytes(StandardCharsets.UTF_8));
    out.flush();
  }
}
