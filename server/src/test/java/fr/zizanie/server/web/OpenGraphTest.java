package fr.zizanie.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.web.http.Body;
import fr.zizanie.server.web.http.Request;
import fr.zizanie.sheets.wire.SeatInfo;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OpenGraphTest {
  private static SeatInfo seat(String seat, String kind, String name) {
    return new SeatInfo(seat, kind, name, 0, false, false);
  }

  private static Request request(String host) {
    return new Request("GET", "/g/m1", Map.of(), Map.of("host", host), "", Body.NONE);
  }

  @Test
  void an_invitation_says_who_invites_to_what() {
    var open = List.of(seat("white", "guest", "Ann"), seat("black", "open", ""));
    assertThat(OpenGraph.title("Le Félon", open, true))
        .isEqualTo("Ann vous invite à jouer à Le Félon");
    assertThat(OpenGraph.title("Le Félon", open, false))
        .isEqualTo("Ann invites you to play Le Félon");
    var both = List.of(seat("white", "guest", "Ann"), seat("black", "guest", "Ben"));
    assertThat(OpenGraph.title("Tsunami", both, false)).isEqualTo("Tsunami: Ann and Ben");
  }

  @Test
  void a_name_can_write_nothing_into_the_document() {
    String head = OpenGraph.lines(request("example.org"), false, "\"><script>&", "p");
    assertThat(head)
        .contains("content=\"&quot;&gt;&lt;script&gt;&amp;\"")
        .doesNotContain("<script>")
        .contains("content=\"http://example.org/pictures/p.png\"");
    assertThat(OpenGraph.lines(request("\"><b>"), true, "Zizanie", "p")).doesNotContain("<b>");
  }
}
