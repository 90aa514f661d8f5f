package fr.zizanie.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.time.HandAlarms;
import fr.zizanie.table.TableState;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** One alarm for all that is due at a table. */
class AlarmTest {
  private final HandAlarms time = new HandAlarms();
  private final List<Long> rung = new ArrayList<>();
  private final Alarm alarm = new Alarm(time, time.clock(), rung::add);

  private long in(long millis) {
    return time.clock().millis() + millis;
  }

  @Test
  void rings_once_for_the_time_that_it_was_set_to_last() {
    long first = in(500);
    alarm.set(in(1_000));
    alarm.set(first);
    time.pass(2_000);
    assertThat(rung).containsExactly(first);
    assertThat(alarm.rung(first)).isEqualTo(time.clock().millis());
  }

  @Test
  void is_not_set_twice_to_the_same_time() {
    alarm.set(in(1_000));
    alarm.set(in(1_000));
    assertThat(time.asked).containsExactly(1_000L);
  }

  @Test
  void never_rings_where_nothing_is_due() {
    alarm.set(in(1_000));
    alarm.set(TableState.NEVER);
    time.pass(3_600_000);
    assertThat(rung).isEmpty();
  }

  /** An alarm that went off while the alarm was set anew says nothing of what is due later. */
  @Test
  void a_ring_that_came_too_late_to_be_called_off_brings_nothing_forward() {
    long before = in(500);
    alarm.set(before);
    alarm.set(in(60_000));
    assertThat(alarm.rung(before)).isEqualTo(in(0));
    time.pass(60_000);
    assertThat(rung).hasSize(1);
  }

  /** A clock that was put back since must not let a decision last an hour longer. */
  @Test
  void what_it_rang_for_is_due_whatever_the_clock_says() {
    long at = in(1_000);
    alarm.set(at);
    assertThat(alarm.rung(at)).isEqualTo(at).isGreaterThan(time.clock().millis());
  }
}
