package fr.zizanie.testing.dev;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;

/**
 * The server on a database of its own and, before it, Vite's with the page as it is edited. The
 * launcher starts it from its source, so that nothing need be built before.
 */
public final class Dev {
  private static final InetAddress HERE = InetAddress.getLoopbackAddress();
  private static final String VITE = "node_modules/vite/bin/vite.js";

  private final Path home;
  private final Options options;
  private final int hidden;

  private Dev(Path home, Options options) throws Failure {
    this.home = home;
    this.options = options;
    this.hidden = free(0);
  }

  /**
   * Takes the words after {@code ./zizanie dev}; ends by Ctrl-C, or with 1 where it can't go on.
   */
  public static void main(String[] words) throws IOException, InterruptedException {
    Runtime.getRuntime().addShutdownHook(new Thread(Part::endAll));
    try {
      Options options = Options.of(words);
      if (options.help()) {
        System.out.print(Options.USAGE);
        return;
      }
      new Dev(Path.of(System.getProperty("zizanie.home")), options).run();
    } catch (Failure e) {
      if (!Part.ending()) System.err.println("zizanie: " + e.getMessage());
    }
    System.exit(1);
  }

  private void run() throws IOException, InterruptedException, Failure {
    free(options.port());
    Path web = home.resolve("web");
    if (Part.start(web, Map.of(), "./build", "--libraries").end() != 0)
      throw new Failure("the page's libraries could not be installed; the lines above say why");
    Part server = server();
    if (!server.says("is ready at"))
      throw new Failure("the server did not start; the lines above say why");
    Part page =
        Part.start(
            web,
            Map.of("ZIZANIE_SERVER", "http://127.0.0.1:" + hidden),
            "node",
            VITE,
            "--host",
            "127.0.0.1",
            "--port",
            Integer.toString(options.port()),
            "--strictPort",
            "--clearScreen",
            "false");
    if (!page.says("ready in")) throw new Failure("Vite did not start; the lines above say why");
    System.out.println(
        "zizanie: open http://127.0.0.1:"
            + options.port()
            + "/\nzizanie: the page follows its sources; Enter builds and starts the server anew; Ctrl-C stops both");
    Thread.startVirtualThread(() -> obey(server));
    page.end();
    throw new Failure("Vite ended; the lines above say why");
  }

  private Part server() throws IOException {
    return Part.start(
        home,
        // The launcher then builds for changes outside the page only.
        Map.of("ZIZANIE_DEV", "1"),
        "./zizanie",
        "serve",
        "--port",
        Integer.toString(hidden),
        "--data",
        options.data().toString());
  }

  /** Each Enter starts the server anew; a build that fails leaves none until the next. */
  private void obey(Part first) {
    var input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    Part server = first;
    try {
      while (input.readLine() != null) {
        server.stop();
        server = server();
        System.out.println(
            server.says("is ready at")
                ? "zizanie: the server runs anew"
                : "zizanie: the server did not start; mend that and press Enter");
      }
    } catch (IOException | InterruptedException e) {
      System.err.println("zizanie: the server can't be started anew: " + e.getMessage());
    }
  }

  /** {@return a port that nobody listens at: this one, or any for 0} */
  private static int free(int port) throws Failure {
    try (ServerSocket socket = new ServerSocket()) {
      socket.setReuseAddress(true);
      socket.bind(new InetSocketAddress(HERE, port));
      return socket.getLocalPort();
    } catch (IOException e) {
      throw new Failure(
          "port "
              + port
              + " is taken; --port N takes another (./zizanie dev --port "
              + (port + 1)
              + ")");
    }
  }

  /** Why it can't go on, in words for who asked. */
  static final class Failure extends Exception {
    private static final long serialVersionUID = 1;

    Failure(String message) {
      super(message);
    }
  }
}
