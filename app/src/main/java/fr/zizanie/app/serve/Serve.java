package fr.zizanie.app.serve;

import fr.zizanie.server.Settings;
import fr.zizanie.server.ZizanieServer;
import java.time.Duration;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Starts everything: the page, its API and the database. */
@Command(
    name = "serve",
    description = "Starts everything; open the printed address and play.",
    footer = "An environment variable stands for each flag: ZIZANIE_PORT for --port.")
public final class Serve implements Runnable {
  static final String PRINT = "--print-config";

  /** How long a stop may take beyond the draining, under pressure too. */
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final Environment environment;
  private final Function<Settings, ZizanieServer> start;

  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private AddressFlags address = new AddressFlags();
  @Mixin private DataFlags data = new DataFlags();
  @Mixin private OperatingFlags operating = new OperatingFlags();
  @Mixin private MailFlags mail = new MailFlags();
  @Mixin private TrustFlags trust = new TrustFlags();
  @Mixin private PushFlags push = new PushFlags();

  @Option(names = PRINT, description = "print every value and where it came from, and end")
  private boolean print;

  /** The command; {@code environment} says what no flag does. */
  public Serve(Environment environment) {
    this(environment, ZizanieServer::start);
  }

  /** The same where servers start in another way. */
  public Serve(Environment environment, Function<Settings, ZizanieServer> start) {
    this.environment = environment;
    this.start = start;
  }

  @Override
  public void run() {
    Settings settings = settings();
    if (print) Configuration.lines(spec, environment).forEach(System.out::println);
    else serve(settings);
  }

  private Settings settings() {
    try {
      var home = address.home();
      return new Settings(
          address.read(),
          data.read(),
          trust.read(home),
          operating.read().with(mail.read(environment, home)),
          home,
          push.hosts());
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  private void serve(Settings settings) {
    var ending = Ending.ofProcess();
    Thread.setDefaultUncaughtExceptionHandler(ending::died);
    var server = start.apply(settings);
    Runtime.getRuntime()
        .addShutdownHook(
            ending.stopping(server::close, settings.operating().drain().plus(PATIENCE)));
    System.out.println(
        "Zizanie is ready at http://" + settings.address().host() + ":" + server.port() + "/");
    System.out.flush();
    try {
      Thread.currentThread().join();
    } catch (InterruptedException _) {
      server.close();
    }
  }
}
