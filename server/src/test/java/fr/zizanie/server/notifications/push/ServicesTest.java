package fr.zizanie.server.notifications.push;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever subscribes names an address, and this server goes to no other than a push service. */
class ServicesTest {
  private final Services services = new Services(List.of());

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://FCM.googleapis.com:443/x",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://db5p.notify.windows.com/w/?token=abc",
        "https://web.push.apple.com/abc"
      })
  void the_services_of_browsers_are_taken(String address) {
    assertThat(services.address(address)).isPresent();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com./x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evilfcm.googleapis.com/x",
        "https://evil.example/fcm.googleapis.com",
        "https://fcm.googleapis.com@evil.example/x",
        "https://user@fcm.googleapis.com/x",
        "https://evil.example\\@fcm.googleapis.com/x",
        "https://evil.example#fcm.googleapis.com",
        "https://localhost/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://169.254.169.254/latest/meta-data",
        "https://10.0.0.7/x",
        "http://127.0.0.1:8123/x",
        "ftp://fcm.googleapis.com/x",
        "file:///etc/passwd",
        "fcm.googleapis.com",
        "",
        "https://"
      })
  void no_other_address_is(String address) {
    assertThat(services.address(address)).isEmpty();
  }

  @Test
  void an_address_is_no_longer_than_is_kept() {
    String long_ = "https://fcm.googleapis.com/" + "x".repeat(1_000);
    assertThat(services.address(long_)).isEmpty();
  }

  @Test
  void who_runs_a_server_may_name_more() {
    var more =
        new Services(List.of("push.example.org", "http://127.0.0.1:8123", "https://[::1]:9000"));
    assertThat(more.address("https://push.example.org/a")).isPresent();
    assertThat(more.address("https://a.push.example.org/a")).isPresent();
    assertThat(more.address("http://push.example.org/a")).isEmpty();
    assertThat(more.address("http://127.0.0.1:8123/a")).isPresent();
    assertThat(more.address("http://127.0.0.1:8124/a")).isEmpty();
    assertThat(more.address("https://127.0.0.1:8123/a")).isEmpty();
    assertThat(more.address("https://[::1]:9000/a")).isPresent();
    assertThat(more.address("https://fcm.googleapis.com/x")).isPresent();
    for (String wrong : List.of("127.0.0.1", "localhost", "", "https://a/b", "com", "ftp://a.b"))
      assertThatThrownBy(() -> new Services(List.of(wrong)))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("push service");
  }
}
