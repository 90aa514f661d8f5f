package fr.zizanie.server.web.gate;

import fr.zizanie.server.web.http.Request;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Whom the server believes.
 *
 * @param proxies from whose addresses it takes word of where a request really came from
 * @param hosts names under which it may be asked; addresses in digits and localhost always may, as
 *     no foreign site can make them its own
 * @param crowd how many times as much one network may do: a school or a club behind one address
 */
public record Trust(List<Network> proxies, Set<String> hosts, int crowd) {
  /** Trusts the machine itself alone. */
  public static final Trust NOBODY = new Trust(List.of(), Set.of(), 1);

  private static final String FORWARDED = "x-forwarded-for";
  private static final String SCHEME = "x-forwarded-proto";

  public Trust {
    proxies = List.copyOf(proxies);
    hosts = Set.copyOf(hosts);
    if (crowd < 1) throw new IllegalArgumentException("a crowd is 1 or more");
  }

  /** {@return a request as it is believed: its address and scheme, if a proxy told them} */
  public Request believed(Request request) {
    if (!trusted(request.remote()))
      return without(request, request.remote(), Set.of(FORWARDED, SCHEME));
    String remote = request.remote();
    String[] told = request.header(FORWARDED).orElse("").split(",", -1);
    for (int i = told.length - 1; i >= 0 && trusted(remote); i--) {
      String before = told[i].strip();
      if (Network.address(before).isEmpty()) break;
      remote = before;
    }
    return without(request, remote, Set.of(FORWARDED));
  }

  /** What the proxy next to us says of the scheme, below what was said to it. */
  private static String last(String list) {
    return list.substring(list.lastIndexOf(',') + 1).strip();
  }

  /** {@return whether an address is one of the proxies'} */
  boolean trusted(String address) {
    return proxies.stream().anyMatch(proxy -> proxy.has(address));
  }

  private static Request without(Request request, String remote, Set<String> names) {
    var headers = new HashMap<>(request.headers());
    headers.keySet().removeAll(names);
    headers.computeIfPresent(SCHEME, (_, told) -> last(told));
    return new Request(
        request.method(), request.path(), request.query(), headers, remote, request.body());
  }

  /** {@return whether a request asks for one of our hosts; a program may name none} */
  public boolean ours(Request request) {
    return request.header("host").map(Trust::name).filter(host -> !known(host)).isEmpty();
  }

  private boolean known(String host) {
    return host.equals("localhost")
        || host.endsWith(".localhost")
        || Network.address(host).isPresent()
        || hosts.contains(host);
  }

  /** A host without its port. */
  private static String name(String host) {
    int port = host.lastIndexOf(':');
    boolean ends = port > host.lastIndexOf(']') && host.indexOf(':') == port || host.contains("]:");
    return (ends ? host.substring(0, port) : host).toLowerCase(Locale.ROOT);
  }
}
