package fr.zizanie.app.serve;

import fr.zizanie.server.web.gate.Network;
import fr.zizanie.server.web.gate.Trust;
import java.net.URI;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** Whom the server believes. */
final class TrustFlags {
  @Option(
      names = "--proxies",
      defaultValue = "",
      paramLabel = "LIST",
      description =
          "addresses or networks of proxies that tell where requests come from, such as"
              + " 127.0.0.1,10.0.0.0/8 (default none)")
  private String proxies = "";

  @Option(
      names = "--hosts",
      defaultValue = "",
      paramLabel = "LIST",
      description =
          "names under which it answers beside localhost and addresses in digits, such as"
              + " play.example.org (default none)")
  private String hosts = "";

  @Option(
      names = "--crowd",
      defaultValue = "1",
      description =
          "how many times as much one network may do: for a school or a club behind one address"
              + " (default ${DEFAULT-VALUE})")
  private int crowd;

  /** {@return whom it believes; it answers under its public address, too} */
  Trust read(Optional<URI> home) {
    if (crowd < 1 || crowd > 10_000) throw new IllegalArgumentException("--crowd takes 1 to 10000");
    return new Trust(
        list(proxies).map(TrustFlags::network).toList(),
        Stream.concat(list(hosts), home.map(URI::getHost).stream())
            .map(host -> host.toLowerCase(Locale.ROOT))
            .collect(Collectors.toSet()),
        crowd);
  }

  private static Stream<String> list(String text) {
    return Stream.of(text.split(",", -1)).map(String::strip).filter(one -> !one.isEmpty());
  }

  private static Network network(String text) {
    return Network.parse(text)
        .orElseThrow(
            () -> new IllegalArgumentException("--proxies: " + text + " is no address or network"));
  }
}
