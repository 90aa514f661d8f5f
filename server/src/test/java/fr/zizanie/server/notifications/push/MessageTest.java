package fr.zizanie.server.notifications.push;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.store.notifications.Inbox;
import fr.zizanie.server.store.notifications.Notification;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.ObjectMapper;

/** What a browser reads of a notification. */
class MessageTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\",\"match\":\"other\",\"x\":\"",
        "</script><img src=x onerror=h()>",
        "\\\"\\u0022\\n",
        "a\u0000\u2028\u2029\r\nb",
        "\u202Ekcatta",
        "Z\u0301\u0301\u0301\u0301",
      })
  void a_name_is_one_text_of_it_whatever_stands_in_it(String name) {
    var notification =
        new Notification(Notification.Kind.TURN, "felon", Optional.of(new MatchId("m1")), name, 0);
    var message = new Message(new Inbox.Kept(new PlayerId("ann"), 1, 5, notification, false));
    var read = MAPPER.readTree(message.text("fr"));
    assertThat(read.propertyNames()).containsExactlyInAnyOrder("language", "notice");
    assertThat(read.get("notice").get("other").stringValue()).isEqualTo(name);
    assertThat(read.get("notice").get("match").stringValue()).isEqualTo("m1");
    assertThat(read.get("notice").has("x")).isFalse();
  }
}
