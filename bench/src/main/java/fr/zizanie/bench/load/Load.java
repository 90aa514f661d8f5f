package fr.zizanie.bench.load;

import fr.zizanie.bench.Line;
import fr.zizanie.bench.Scratch;
import fr.zizanie.server.store.sql.Databases;
import fr.zizanie.server.web.gate.Cookies;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Plays many games at once over real sockets and prints one table of what that cost. */
@Command(
    name = "load",
    description = "Plays many games at once over real sockets and prints what that cost.",
    mixinStandardHelpOptions = true)
public final class Load implements Runnable {
  /** Seconds for which games warm up before others do: few games last for minutes. */
  private static final int ROUND = 30;

  @Option(
      names = "--games",
      defaultValue = "1000",
      description = "games played at once (default ${DEFAULT-VALUE})")
  private int games;

  @Option(
      names = "--rate",
      defaultValue = "5000",
      description = "moves a second, all together (default ${DEFAULT-VALUE})")
  private int rate;

  @Option(
      names = "--seconds",
      defaultValue = "20",
      description = "seconds that are measured, after warming up (default ${DEFAULT-VALUE})")
  private int seconds;

  @Option(
      names = "--warm",
      defaultValue = "40",
      description =
          "seconds of other games at the same rate beforehand (default ${DEFAULT-VALUE}); 0 measures"
              + " a server that has just begun")
  private int warm;

  @Option(
      names = "--database",
      paramLabel = "URL",
      description = "a JDBC address of an empty database instead of an embedded one")
  private Optional<String> database = Optional.empty();

  @Option(
      names = "--attach",
      paramLabel = "URL",
      description = "a server that runs already, over --database and the secret in --data")
  private Optional<URI> attach = Optional.empty();

  @Option(names = "--data", description = "with --attach: that server's folder")
  private Optional<Path> data = Optional.empty();

  @Option(names = "--memory", description = "measure what games and sockets take of the memory")
  private boolean memory;

  @Option(
      names = "--alone",
      description = "measure what a move takes at a table, without sockets and a database")
  private boolean alone;

  @Option(names = "--whole", description = "let every sheet come whole, not as what it changes")
  private boolean whole;

  @Option(names = "--jfr", paramLabel = "FILE", description = "let the server record a profile")
  private Optional<Path> jfr = Optional.empty();

  private Load() {}

  public static void main(String[] args) {
    Line.run(new Load(), args);
  }

  @Override
  public void run() {
    if (games < 1 || rate < 1 || seconds < 1 || warm < 0)
      throw new IllegalArgumentException(
          "--games, --rate and --seconds take 1 or more, --warm 0 or more");
    if (attach.isPresent() && (database.isEmpty() || data.isEmpty()))
      throw new IllegalArgumentException("--attach needs --database and --data");
    if (alone) {
      System.out.print(Alone.measured(games, Alone.WARMING));
      return;
    }
    try (var scratch = Scratch.open()) {
      Path folder = data.orElse(scratch.folder());
      if (memory) {
        remember(folder);
        return;
      }
      var plan = plan(folder);
      var server = attach.isPresent() ? attached(plan) : started(folder, plan);
      var relay = relayed(plan);
      System.out.printf(
          "%n%d games, %d moves a second, %d s, %d processors%n%n%s",
          games,
          rate,
          seconds,
          Runtime.getRuntime().availableProcessors(),
          new Figures(server, relay));
      if (!server.failure().isEmpty()) throw new IllegalStateException(server.failure());
    }
  }

  private void remember(Path folder) {
    var scripts = scripts(folder, Memory.PLIES);
    say("playing");
    try (var child = child(folder)) {
      System.out.print("\n" + new Memory(child, query()).measured(scripts));
    }
  }

  private List<Script> scripts(Path folder, int moves) {
    say("writing " + games + " games of " + moves + " moves");
    try (var store = Databases.open(database, folder, System.getenv())) {
      return new Scripts(store, Cookies.in(folder)).written(games, moves);
    }
  }

  private String query() {
    return whole ? "" : "?patch=1";
  }

  private Child child(Path folder) {
    var flags =
        jfr.map(file -> List.of("-XX:StartFlightRecording=settings=profile,filename=" + file))
            .orElseGet(List::of);
    String[] args =
        database
            .map(url -> new String[] {folder.toString(), url})
            .orElseGet(() -> new String[] {folder.toString()});
    return Child.start(ServerChild.class, flags, args);
  }

  /** What is played at a pace. */
  private record Part(Pace pace, List<Script> scripts) {}

  /** The games that warm up, round by round, then those that are measured. */
  private record Plan(List<Part> warming, Part measured) {}

  private Plan plan(Path folder) {
    var warming = new ArrayList<Part>();
    for (int left = warm; left > 0; left -= ROUND) warming.add(part(folder, Math.min(left, ROUND)));
    return new Plan(warming, part(folder, Run.BEGINNING + seconds));
  }

  private Part part(Path folder, int time) {
    var pace = new Pace(games, rate, time);
    return new Part(pace, scripts(folder, pace.moves()));
  }

  private Measured started(Path folder, Plan plan) {
    try (var child = child(folder)) {
      return played(here(child.port()), plan, false, child::used);
    }
  }

  private Measured attached(Plan plan) {
    return played(attach.orElseThrow(), plan, false, () -> Used.NOTHING);
  }

  private Measured relayed(Plan plan) {
    say("the bare relay");
    try (var child = Child.start(Relay.class, List.of())) {
      return played(here(child.port()), plan, true, child::used);
    }
  }

  private Measured played(URI server, Plan plan, boolean bare, Supplier<Used> processor) {
    try (var sockets = new Sockets(server)) {
      for (Part part : plan.warming) {
        say("warming up");
        try (var run = open(sockets, part, bare)) {
          run.warm();
        }
      }
      say("playing");
      try (var run = open(sockets, plan.measured, bare)) {
        return run.play(processor);
      }
    }
  }

  private Run open(Sockets sockets, Part part, boolean bare) {
    var run = new Run(part.pace, sockets, part.scripts, bare);
    run.open(query());
    return run;
  }

  private static URI here(int port) {
    return URI.create("ws://127.0.0.1:" + port);
  }

  private static void say(String what) {
    System.err.println("load: " + what);
  }
}
