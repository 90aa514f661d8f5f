package fr.zizanie.server.store.sql.notifications;

import fr.zizanie.server.store.notifications.Notification.Matter;
import java.util.EnumSet;
import java.util.Set;

/** What somebody wants to be told, as columns have it: a bit for each matter. */
public final class MatterBits {
  static final int ALL = of(EnumSet.allOf(Matter.class));

  private MatterBits() {}

  /** {@return the bit of a matter} */
  public static int bit(Matter matter) {
    return 1 << matter.ordinal();
  }

  static int of(Set<Matter> matters) {
    return matters.stream().mapToInt(MatterBits::bit).sum();
  }

  static Set<Matter> matters(int bits) {
    var out = EnumSet.allOf(Matter.class);
    out.removeIf(matter -> (bits & bit(matter)) == 0);
    return out;
  }
}
