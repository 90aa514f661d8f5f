package fr.zizanie.rules.tsunami.go;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class KeysTest {
  private record Key(int group, long number) {}

  private final SplittableRandom random = new SplittableRandom(5);

  private static Keys of(List<Key> all) {
    Keys keys = Keys.NONE;
    for (Key key : all) keys = keys.with(key.group, key.number);
    return keys;
  }

  private List<Key> some() {
    var out = new ArrayList<Key>();
    for (int i = 0; i < 400; i++) out.add(new Key(random.nextInt(340), random.nextLong()));
    for (int i = 0; i < 40; i++) out.add(new Key(17, random.nextLong()));
    return out;
  }

  @Test
  void each_number_is_in_its_group_only_and_older_sets_stay_as_they_were() {
    var all = some();
    Keys keys = Keys.NONE;
    for (Key key : all) {
      Keys more = keys.with(key.group, key.number);
      assertThat(keys.has(key.group, key.number)).isFalse();
      assertThat(more.has(key.group, key.number)).isTrue();
      assertThat(more.has((key.group + 1) % 340, key.number)).isFalse();
      assertThat(more.size()).isEqualTo(keys.size() + 1);
      assertThat(more.with(key.group, key.number)).isSameAs(more);
      keys = more;
    }
    for (Key key : all) assertThat(keys.has(key.group, key.number)).isTrue();
  }

  @Test
  void the_order_in_which_numbers_came_is_forgotten() {
    var all = some();
    assertThat(of(all.reversed())).isEqualTo(of(all)).hasSameHashCodeAs(of(all));
    assertThat(of(all.subList(1, all.size()))).isNotEqualTo(of(all));
    var moved = new ArrayList<>(all);
    moved.set(0, new Key((all.getFirst().group + 1) % 340, all.getFirst().number));
    assertThat(of(moved)).isNotEqualTo(of(all));
  }
}
