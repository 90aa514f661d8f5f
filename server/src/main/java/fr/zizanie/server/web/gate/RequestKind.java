package fr.zizanie.server.web.gate;

import java.time.Duration;
import java.util.Optional;

/**
 * What somebody asks for, by how much it costs us.
 *
 * <p>A guest has a {@code reserve} that no other can use up for them. Beyond it they have a {@code
 * share}, which also counts for their household; strangers have only what is their household's
 * together, apart from that of its guests.
 */
public enum RequestKind {
  /** To look at something. */
  READ(new Rate(600, 1_200), new Rate(1_200, 2_400), new Rate(6_000, 12_000)),
  /** To look at something that is worked out anew: a record, a replay. */
  DEAR(new Rate(30, 30), new Rate(60, 60), new Rate(300, 300)),
  /** To change something: a name, a seat. */
  WRITE(new Rate(60, 30), new Rate(1_000, 120), new Rate(3_000, 600)),
  /** To begin a match, or ask for a commitment. */
  CREATE(new Rate(50, 20), new Rate(1_000, 120), new Rate(3_000, 600)),
  /** To say something over a socket: a page says that it is there once a second. */
  MESSAGE(new Rate(120, 240), new Rate(3_000, 3_600), new Rate(12_000, 24_000)),
  /** To change what a match is to be. */
  PROPOSE(new Rate(20, 20), new Rate(60, 40), new Rate(300, 200)),
  /** To become a guest. */
  GREET(new Rate(0, 0), new Rate(0, 0), new Rate(3_000, 300)),
  /** An attempt to sign in. Success gives it back. */
  PROVE(new Rate(5, 2), new Rate(10, 5), new Rate(40, 20)),
  /** To be given what proves somebody later: a ticket, a challenge, an account, a feed. */
  SECRET(new Rate(5, 2), new Rate(20, 10), new Rate(40, 20)),
  /** To have a letter sent. */
  LETTER(new Rate(0, 0), new Rate(0, 0), Rate.hourly(10)),
  /** To read a feed, which has its reserve under its own secret. */
  FEED(new Rate(20, 2), new Rate(1, 1), new Rate(300, 120));

  private static final int RESERVES = 10;

  /** So many at once, and so many more each time. */
  record Rate(int burst, int more, Duration each) {
    /** So many more each minute. */
    Rate(int burst, int perMinute) {
      this(burst, perMinute, Duration.ofMinutes(1));
    }

    static Rate hourly(int times) {
      return new Rate(times, times, Duration.ofHours(1));
    }

    Rate times(int crowd) {
      return new Rate(burst * crowd, more * crowd, each);
    }
  }

  final Rate reserve;
  final Rate share;
  final Rate household;

  RequestKind(Rate reserve, Rate share, Rate household) {
    this.reserve = reserve;
    this.share = share;
    this.household = household;
  }

  /** Whether guests have it of their own, and not only what strangers have together. */
  boolean ofGuests() {
    return reserve.burst() > 0;
  }

  /** Whether it isn't counted once it has succeeded. */
  boolean givenBack() {
    return this == PROVE;
  }

  /**
   * How much the reserves of all guests of a household come to, where guests are made too easily
   * for what it costs: hundreds of them at once are one visitor.
   */
  Optional<Rate> reserves() {
    return switch (this) {
      case PROVE, SECRET -> Optional.of(household.times(RESERVES));
      default -> Optional.empty();
    };
  }

  /** Whether it costs what all servers share, so that they count it together. */
  boolean everywhere() {
    return switch (this) {
      case WRITE, CREATE, PROPOSE, GREET, PROVE, SECRET, LETTER -> true;
      case READ, DEAR, MESSAGE, FEED -> false;
    };
  }
}
