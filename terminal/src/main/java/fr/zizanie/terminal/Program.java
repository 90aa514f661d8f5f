package fr.zizanie.terminal;

import java.util.function.Predicate;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** A command line as ours all are: commands with --help, and a failure is one clear line. */
public final class Program {
  private Program() {}

  /**
   * {@return the exit code of the command that the words name: 0 when all went well, 1 when it
   * didn't, 2 when the command was misspelt}
   *
   * @param plain what is told by its message alone, besides each {@link Failure}
   */
  public static int run(CommandLine line, Predicate<Exception> plain, String... words) {
    // A word that begins with @ names a deck file here, not a file of more words.
    line.setExpandAtFiles(false);
    for (var one : line.getSubcommands().values()) {
      // Who takes any word as it is helps itself.
      if (one.getCommandSpec().unmatchedArgsBindings().isEmpty())
        one.getCommandSpec().addOption(help());
    }
    line.setExecutionExceptionHandler((e, _, _) -> {
      // A failure is one clear line; whoever wants the trace asks for it.
      if (System.getenv("ZIZANIE_TRACE") != null) e.printStackTrace();
      System.err.println(
          "zizanie: " + (e instanceof Failure || plain.test(e) ? e.getMessage() : e));
      return 1;
    });
    line.setParameterExceptionHandler((e, _) -> {
      System.err.println("zizanie: " + e.getMessage() + " (./zizanie help)");
      return 2;
    });
    return line.execute(words);
  }

  private static OptionSpec help() {
    return OptionSpec.builder("-h", "--help").usageHelp(true).description("this text").build();
  }
}
