package fr.zizanie.app.serve;

import fr.zizanie.server.notifications.push.Services;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** Where pushes may go. */
final class PushFlags {
  @Option(
      names = "--push-hosts",
      defaultValue = "",
      paramLabel = "HOSTS",
      description =
          "push services beside those of the known browsers, such as push.example.org or"
              + " https://push.example.org:8443")
  private String hosts = "";

  /** {@return what the flag says} */
  List<String> hosts() {
    var out = Stream.of(hosts.split(",")).map(String::strip).filter(one -> !one.isEmpty()).toList();
    var _ = new Services(out);
    return out;
  }
}
