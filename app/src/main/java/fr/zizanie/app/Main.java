package fr.zizanie.app;

import fr.zizanie.app.house.AccountCommand;
import fr.zizanie.app.house.Check;
import fr.zizanie.app.house.Copying;
import fr.zizanie.app.house.Moving;
import fr.zizanie.app.serve.Environment;
import fr.zizanie.app.serve.Serve;
import fr.zizanie.app.site.SiteCommand;
import fr.zizanie.server.store.Unusable;
import fr.zizanie.terminal.Laboratory;
import fr.zizanie.terminal.Program;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command line: {@code ./zizanie COMMAND}. */
@Command(
    name = "zizanie",
    description = "The digital home of board games that break the rules of chess and go.",
    versionProvider = Version.class,
    subcommands = {
      Engine.class,
      Perft.class,
      Fuzz.class,
      Replay.class,
      Verify.class,
      Analyse.class,
      Gtp.class,
      Uci.class,
      SiteCommand.class
    })
public final class Main implements Runnable {
  @SuppressWarnings("unused") // picocli answers it by itself
  @Option(names = "--version", versionHelp = true)
  private boolean version;

  private Main() {}

  public static void main(String[] args) {
    System.exit(run(args));
  }

  /**
   * {@return the exit code: 0 when all went well, 1 when it didn't, 2 when the command was
   * misspelt}
   */
  static int run(String... args) {
    return run(System.getenv(), Laboratory.found(), args);
  }

  /** The same where the environment holds these variables, and there is this lab, if any. */
  static int run(Map<String, String> variables, Optional<Laboratory> lab, String... args) {
    var line = new CommandLine(new Main());
    line.addSubcommand(new Play(lab));
    lab.map(Laboratory::commands).orElse(List.of()).forEach(line::addSubcommand);
    if (lab.isEmpty())
      for (String name : Laboratory.COMMANDS) line.addSubcommand(name, new LeftOut(name));
    var environment = new Environment(variables);
    for (Runnable command :
        List.of(
            new Serve(environment),
            new Copying.Backup(),
            new Copying.Restore(),
            new Moving.Export(),
            new Moving.Import(),
            new AccountCommand(),
            new Check()))
      line.addSubcommand(new CommandLine(command).setDefaultValueProvider(environment));
    return Program.run(line, e -> e instanceof Unusable, args);
  }

  @Override
  public void run() {
    System.err.println("zizanie: ./zizanie help");
  }
}
