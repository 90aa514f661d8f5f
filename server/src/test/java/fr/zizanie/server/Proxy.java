package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A real proxy from Debian in front of a server, with the file that we ship, over plain HTTP. */
record Proxy(Process process, int port) implements AutoCloseable {
  private static final Path SHIPPED = Path.of("..", "deploy");
  private static final List<Path> BINARIES =
      List.of(Path.of("/usr/sbin"), Path.of("/usr/bin"), Path.of("/usr/local/bin"));

  static Proxy nginx(Path folder, int upstream) throws IOException {
    int port = free();
    String shipped =
        Files.readString(SHIPPED.resolve("nginx.conf"))
            .replace("127.0.0.1:8080", "127.0.0.1:" + upstream)
            .replaceFirst("(?s)server \\{\\s*listen 80;.*?\\n}\\n", "")
            .replace("listen 443 ssl http2;", "listen 127.0.0.1:" + port + ";")
            .replaceAll("(?m)^\\s*ssl_.*\\n", "");
    Path site = Files.writeString(folder.resolve("site.conf"), shipped);
    Path main =
        Files.writeString(
            folder.resolve("nginx.conf"),
            """
            %s
            pid %2$s/nginx.pid;
            error_log %2$s/error.log;
            events { worker_connections 128; }
            http {
              access_log off;
              client_body_temp_path %2$s/body;
              proxy_temp_path %2$s/proxy;
              fastcgi_temp_path %2$s/fastcgi;
              uwsgi_temp_path %2$s/uwsgi;
              scgi_temp_path %2$s/scgi;
              include %3$s;
            }
            """
                .formatted(
                    System.getProperty("user.name").equals("root") ? "user root;" : "",
                    folder,
                    site));
    return start(
        folder, port, "nginx", "-c", main.toString(), "-p", folder.toString(), "-g", "daemon off;");
  }

  static Proxy caddy(Path folder, int upstream, int operator) throws IOException {
    int port = free();
    String shipped =
        Files.readString(SHIPPED.resolve("Caddyfile"))
            .replace("127.0.0.1:8080", "127.0.0.1:" + upstream)
            .replace("health_port 9091", "health_port " + operator)
            .replace("zizanie.example {", "http://:" + port + " {");
    Path file =
        Files.writeString(
            folder.resolve("Caddyfile"),
            "{\n admin off\n auto_https off\n default_bind 127.0.0.1\n}\n" + shipped);
    return start(
        folder, port, "caddy", "run", "--config", file.toString(), "--adapter", "caddyfile");
  }

  private static Proxy start(Path folder, int port, String name, String... arguments)
      throws IOException {
    var binary =
        BINARIES.stream().map(at -> at.resolve(name)).filter(Files::isExecutable).findAny();
    assumeTrue(
        binary.isPresent(), name + " isn't installed (Debian: apt-get install " + name + ")");
    var builder =
        new ProcessBuilder(
            Stream.concat(Stream.of(binary.get().toString()), Stream.of(arguments)).toList());
    builder.environment().put("HOME", folder.toString());
    builder.environment().put("XDG_DATA_HOME", folder.toString());
    builder.environment().put("XDG_CONFIG_HOME", folder.toString());
    Path log = folder.resolve("out.log");
    var process = builder.redirectErrorStream(true).redirectOutput(log.toFile()).start();
    var proxy = new Proxy(process, port);
    while (!listens(port))
      if (!process.isAlive()) throw new AssertionError(name + " ended: " + Files.readString(log));
    return proxy;
  }

  private static boolean listens(int port) {
    try (var socket = new Socket()) {
      socket.connect(new InetSocketAddress("127.0.0.1", port), 1_000);
      return true;
    } catch (IOException _) {
      return false;
    }
  }

  private static int free() throws IOException {
    try (var socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  @Override
  public void close() {
    process.destroy();
    try {
      if (!process.waitFor(20, TimeUnit.SECONDS)) process.destroyForcibly();
      assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
