package fr.zizanie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/** A log that is too long for one message comes in parts, to whoever puts them together. */
class LongLogTest {
  private static final int MOST = 16;

  @RegisterExtension static final Served SERVED = Served.crowded();

  private final Visitor ann = SERVED.named("Ann");
  private final Visitor eve = SERVED.named("Eve");
  private String id = "";

  /** Sixty lines at one screen: a move that is taken back, again and again. */
  @BeforeEach
  void play() {
    id = ann.create("\"opponent\":\"screen\"");
    var phone = ann.call(id);
    for (int lines = 0; lines < 60; lines += 3) {
      phone.version(lines);
      assertThat(phone.play("white", "e2e4")).isEqualTo("accepted");
      phone.version(lines + 1);
      assertThat(phone.event("white", "offer takeback")).isEqualTo("accepted");
      phone.version(lines + 3);
    }
  }

  private List<JsonNode> log(Visitor visitor) {
    var lines = new ArrayList<JsonNode>();
    visitor.json("/api/matches/" + id).get("lines").forEach(lines::add);
    return lines;
  }

  /** What a page has that had so many lines when it called; no message brings more than some. */
  private List<JsonNode> told(Visitor visitor, int have, String query, int most) {
    var phone = visitor.call(id, "?have=" + have + query);
    var lines = new ArrayList<>(log(visitor).subList(0, have));
    for (var message : phone.called()) {
      assertThat(message.get("lines")).hasSizeLessThanOrEqualTo(most);
      assertThat(message.get("since").intValue()).isLessThanOrEqualTo(lines.size());
      lines.subList(message.get("since").intValue(), lines.size()).clear();
      message.get("lines").forEach(lines::add);
    }
    assertThat(phone.called().getLast().get("version").intValue()).isEqualTo(lines.size());
    return lines;
  }

  @Test
  void to_who_plays_and_who_watches_new_and_back_again() {
    for (var visitor : List.of(ann, eve))
      for (int have : List.of(0, 5, 40, 60))
        for (String patched : List.of("", "&patch=1"))
          assertThat(told(visitor, have, "&lines=" + MOST + patched, MOST)).isEqualTo(log(visitor));
  }

  @Test
  void and_whole_to_a_page_that_does_not_say_so() {
    assertThat(told(eve, 0, "&patch=1", Integer.MAX_VALUE)).hasSize(60).isEqualTo(log(eve));
    assertThat(told(eve, 0, "&lines=0x1", Integer.MAX_VALUE)).hasSize(60);
    assertThat(told(eve, 0, "&lines=0", MOST)).hasSize(60);
  }
}
