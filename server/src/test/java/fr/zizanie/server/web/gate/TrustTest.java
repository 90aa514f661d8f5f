package fr.zizanie.server.web.gate;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.web.http.Body;
import fr.zizanie.server.web.http.Request;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Proxies that are believed, and hosts that are ours. */
class TrustTest {
  private static final Trust PROXIED =
      new Trust(
          List.of(network("127.0.0.1"), network("10.0.0.0/8"), network("fd00::/8")),
          Set.of("play.example.org"),
          1);

  private static Network network(String text) {
    return Network.parse(text).orElseThrow();
  }

  private static Request request(String remote, Map<String, String> headers) {
    return new Request("GET", "/", Map.of(), headers, remote, Body.NONE);
  }

  private static String remote(String from, String forwarded) {
    return PROXIED.believed(request(from, Map.of("x-forwarded-for", forwarded))).remote();
  }

  @Test
  void only_a_proxy_of_ours_is_believed() {
    assertThat(remote("127.0.0.1", "1.2.3.4")).isEqualTo("1.2.3.4");
    assertThat(remote("10.9.8.7", "6.6.6.6, 1.2.3.4, 10.1.1.1")).isEqualTo("1.2.3.4");
    assertThat(remote("fd00::7", "2001:db8::1")).isEqualTo("2001:db8::1");
    assertThat(remote("8.8.8.8", "1.2.3.4")).isEqualTo("8.8.8.8");
    assertThat(remote("127.0.0.1", "nobody")).isEqualTo("127.0.0.1");
    assertThat(remote("127.0.0.1", "")).isEqualTo("127.0.0.1");
  }

  @Test
  void only_a_proxy_of_ours_says_that_a_browser_spoke_https() {
    var told = Map.of("x-forwarded-proto", "https");
    assertThat(PROXIED.believed(request("127.0.0.1", told)).secure()).isTrue();
    assertThat(PROXIED.believed(request("8.8.8.8", told)).secure()).isFalse();
    var forged = Map.of("x-forwarded-proto", "https, http");
    assertThat(PROXIED.believed(request("127.0.0.1", forged)).secure()).isFalse();
    assertThat(Trust.NOBODY.believed(request("127.0.0.1", told)).secure()).isFalse();
  }

  @Test
  void a_name_that_is_not_ours_may_be_an_attackers() {
    for (String host :
        List.of("localhost:8080", "LOCALHOST", "127.0.0.1:8080", "[::1]:8080", "play.example.org"))
      assertThat(PROXIED.ours(request("1.2.3.4", Map.of("host", host)))).as(host).isTrue();
    for (String host :
        List.of("evil.example", "localhost.evil.example", "1.2.3.4.evil.example:80", ":80", ""))
      assertThat(PROXIED.ours(request("1.2.3.4", Map.of("host", host)))).as(host).isFalse();
    assertThat(PROXIED.ours(request("1.2.3.4", Map.of()))).isTrue();
  }

  @Test
  void networks_are_read_as_they_are_written() {
    assertThat(network("192.168.0.0/16").has("192.168.7.9")).isTrue();
    assertThat(network("192.168.0.0/16").has("192.169.7.9")).isFalse();
    assertThat(network("10.1.2.3").has("10.1.2.3")).isTrue();
    assertThat(network("0.0.0.0/0").has("9.9.9.9")).isTrue();
    assertThat(network("0.0.0.0/0").has("::1")).isFalse();
    for (String wrong :
        List.of(
            "",
            "example.org",
            "10.0.0.0/33",
            "10.0.0.0/x",
            "1.2.3",
            "::/129",
            "300.1.1.1",
            "[10.0.0.1")) assertThat(Network.parse(wrong)).as(wrong).isEmpty();
  }
}
