package fr.zizanie.app;

import fr.zizanie.app.uci.ChessProgram;
import fr.zizanie.terminal.Lines;
import java.io.BufferedInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.Command;

/** The Universal Chess Interface on standard input and output, for chess without cards. */
@Command(
    name = "uci",
    description = "Speaks the Universal Chess Interface: chess, Iron Pond without its cards.")
final class Uci implements Runnable {
  @Override
  public void run() {
    try (var in = new BufferedInputStream(new FileInputStream(FileDescriptor.in));
        var out =
            new PrintStream(
                new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        var program = new ChessProgram(line -> out.print(line + "\n"))) {
      System.setOut(System.err);
      var lines = new Lines(in);
      while (!program.quits() && lines.next()) if (!lines.tooLong()) program.hear(lines.text());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
