package fr.zizanie.server.web.javalin;

import fr.zizanie.server.web.http.Site;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;

/**
 * Lines that are open. Where an address has as many as the site wants of it, a new one takes the
 * place of the one whose request, or the rest of it, has been awaited the longest: so whoever holds
 * idle lines shuts out nobody behind the same address. A line whose request is being answered, and
 * a socket, stays; where all are such the new one is closed before anything is read.
 */
final class Lines implements Connection.Listener {
  private final Map<EndPoint, String> remotes = new HashMap<>();
  private final Map<String, Set<EndPoint>> open = new HashMap<>();
  private final Site site;
  private final Drips drips;

  Lines(Site site, Drips drips) {
    this.site = site;
    this.drips = drips;
  }

  /** A line that becomes a socket is opened a second time. */
  @Override
  public void onOpened(Connection connection) {
    admit(connection.getEndPoint()).ifPresent(EndPoint::close);
  }

  /** {@return the line that must go, if one must} */
  private synchronized Optional<EndPoint> admit(EndPoint line) {
    if (remotes.containsKey(line)) return Optional.empty();
    String remote = remote(line);
    if (site.calls(remote)) {
      add(line, remote);
      return Optional.empty();
    }
    var longest = drips.longest(open.getOrDefault(remote, Set.of()));
    longest.ifPresent(idle -> {
      remove(idle);
      add(line, remote);
    });
    return Optional.of(longest.orElse(line));
  }

  private void add(EndPoint line, String remote) {
    remotes.put(line, remote);
    open.computeIfAbsent(remote, _ -> new HashSet<>()).add(line);
  }

  /** {@return where a line came from that was open} */
  private synchronized Optional<String> remove(EndPoint line) {
    var remote = Optional.ofNullable(remotes.remove(line));
    remote.ifPresent(from ->
        open.computeIfPresent(
            from, (_, same) -> same.remove(line) && same.isEmpty() ? null : same));
    return remote;
  }

  @Override
  public void onClosed(Connection connection) {
    var line = connection.getEndPoint();
    if (!line.isOpen()) remove(line).ifPresent(site::hungUp);
  }

  private static String remote(EndPoint line) {
    return line.getRemoteSocketAddress() instanceof InetSocketAddress address
            && address.getAddress() != null
        ? address.getAddress().getHostAddress()
        : "";
  }
}
