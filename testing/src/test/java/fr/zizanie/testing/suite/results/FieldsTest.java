package fr.zizanie.testing.suite.results;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.testing.suite.Event;
import java.util.List;
import org.junit.jupiter.api.Test;

class FieldsTest {
  @Test
  void fields_come_back_whatever_they_hold() {
    List<String> fields = List.of("", "a\tb", "two\r\nlines", "C:\\temp\\new", "\\t", "last\\");
    String line = Fields.line(fields);
    assertThat(line).doesNotContain("\n", "\r");
    assertThat(Fields.of(line)).isEqualTo(fields);
  }

  @Test
  void an_event_is_found_behind_words_of_a_child() {
    Event event =
        new Event.Ended("a.B#c [1] \"x\"", Outcome.FAILED, 12, "expected:\n\t1\nbut was:\n\t2");
    assertThat(Event.of("half a line" + event.line())).contains(event);
    assertThat(Event.of(new Event.Done("a.B", "").line())).contains(new Event.Done("a.B", ""));
    assertThat(Event.of("a child's own words")).isEmpty();
  }
}
