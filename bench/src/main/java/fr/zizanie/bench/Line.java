package fr.zizanie.bench;

import picocli.CommandLine;

/** The command line of a program that stands apart from the others. */
public final class Line {
  private Line() {}

  /** Runs a command and ends the process: what fails is told in one line. */
  public static void run(Runnable command, String... args) {
    var line = new CommandLine(command);
    line.setExecutionExceptionHandler((e, _, _) -> {
      System.err.println("zizanie: " + e.getMessage());
      return 1;
    });
    System.exit(line.execute(args));
  }
}
