package fr.zizanie.lab.commands;

import fr.zizanie.terminal.Laboratory;
import fr.zizanie.terminal.Program;
import fr.zizanie.testing.Typed;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** A command line that has the commands of the lab alone. */
@Command(name = "zizanie")
final class Commands {
  private Commands() {}

  /** What becomes of {@code ./zizanie} with these words. */
  static Typed typed(String... words) {
    return Typed.in(Commands::run, words);
  }

  private static int run(String... words) {
    var line = new CommandLine(new Commands());
    Laboratory.found().orElseThrow().commands().forEach(line::addSubcommand);
    return Program.run(line, _ -> false, words);
  }
}
