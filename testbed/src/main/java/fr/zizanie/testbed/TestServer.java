package fr.zizanie.testbed;

import fr.zizanie.app.serve.Environment;
import fr.zizanie.app.serve.Serve;
import fr.zizanie.server.Stage;
import fr.zizanie.server.Surroundings;
import fr.zizanie.server.ZizanieServer;
import fr.zizanie.server.time.HandTime;
import java.io.IOException;
import java.util.Map;
import picocli.CommandLine;

/** Serves as the command line does, and opens the doors to its time and deals beside it. */
public final class TestServer {
  private TestServer() {}

  /** Takes the flags of {@code serve}; prints where the doors are before where the page is. */
  public static void main(String[] args) throws IOException {
    var time = new HandTime();
    var draws = new PlannedDraws();
    System.out.println("doors at http://127.0.0.1:" + Doors.open(time, draws).port() + "/");
    var around = new Surroundings(time, new AtOnce(), draws, Stage.CHEAP);
    var serve =
        new Serve(new Environment(Map.of()), settings -> ZizanieServer.start(settings, around));
    System.exit(new CommandLine(serve).execute(args));
  }
}
