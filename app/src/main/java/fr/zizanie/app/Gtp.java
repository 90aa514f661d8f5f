package fr.zizanie.app;

import fr.zizanie.app.gtp.GoProgram;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.terminal.Failure;
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
import picocli.CommandLine.Option;

/** The Go Text Protocol on standard input and output, for go without cards. */
@Command(
    name = "gtp",
    description = "Speaks the Go Text Protocol (version 2): 13x13 go, Tsunami without its cards.")
final class Gtp implements Runnable {
  @Option(names = "--level", defaultValue = "8", description = "1 to 8 (default ${DEFAULT-VALUE})")
  private int level;

  @Option(names = "--millis", defaultValue = "1000", description = "at most so long a move")
  private long millis;

  @Override
  public void run() {
    if (level < 1 || level > Budget.LEVELS) throw new Failure("--level takes 1 to 8");
    if (millis < 1) throw new Failure("--millis takes a number from 1");
    try (var in = new BufferedInputStream(new FileInputStream(FileDescriptor.in));
        var out =
            new PrintStream(
                new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8)) {
      System.setOut(System.err);
      var program = new GoProgram(new Budget(millis, level));
      var lines = new Lines(in);
      while (!program.quits() && lines.next()) {
        if (!lines.tooLong()) program.answer(lines.text()).ifPresent(t -> out.print(t + "\n\n"));
        out.flush();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
