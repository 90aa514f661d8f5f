package fr.zizanie.server.web.gate;

import fr.zizanie.sheets.kept.Latest;
import io.github.bucket4j.Bandwidth;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.TimeMeter;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How much is too much, counted in memory; servers that share a database tell each other what was
 * taken of some of it.
 */
public final class Limits {
  /** Forgets the longest quiet visitor first, who so gets more, never less. */
  private static final int REMEMBERED = 50_000;

  /** Whose share it is of what. */
  private record Share(RequestKind kind, String whose, String who) {
    RequestKind.Rate rate(int crowd) {
      return switch (whose) {
        case RESERVE -> kind.reserve;
        case GUEST -> kind.share;
        case RESERVES -> kind.reserves().orElse(kind.household).times(crowd);
        default -> kind.household.times(crowd);
      };
    }

    String text() {
      return kind + " " + whose + " " + who;
    }

    /** A server of another version may count what this one doesn't. */
    static Optional<Share> of(String text) {
      String[] parts = text.split(" ", 3);
      return parts.length < 3
          ? Optional.empty()
          : Arrays.stream(RequestKind.values())
              .filter(kind -> kind.name().equals(parts[0]))
              .findFirst()
              .map(kind -> new Share(kind, parts[1], parts[2]));
    }
  }

  private static final String RESERVE = "reserve";
  private static final String RESERVES = "reserves";
  private static final String GUEST = "guest";
  private static final String HOUSEHOLD = "household";
  private static final String STRANGERS = "strangers";

  private final Map<Share, Bucket> shares = Latest.shared(REMEMBERED);

  private final TimeMeter time;
  private final int crowd;

  /** What was taken here since the others were told, if there are others. */
  private Optional<Map<String, Integer>> taken = Optional.empty();

  /** Limits by a clock; {@code crowd} times as much for each household. */
  public Limits(TimeMeter time, int crowd) {
    this.time = time;
    this.crowd = crowd;
  }

  private Bucket bucket(RequestKind.Rate rate) {
    return Bucket.builder()
        .withCustomTimePrecision(time)
        .addLimit(
            Bandwidth.builder()
                .capacity(rate.burst())
                .refillGreedy(rate.more(), rate.each())
                .build())
        .build();
  }

  private Bucket bucket(Share share) {
    return shares.computeIfAbsent(share, one -> bucket(one.rate(crowd)));
  }

  /** {@return whether all of some shares had one more, which they then have no longer} */
  private boolean take(Share... some) {
    for (int i = 0; i < some.length; i++) {
      if (!bucket(some[i]).tryConsume(1)) {
        for (int j = 0; j < i; j++) bucket(some[j]).addTokens(1);
        return false;
      }
    }
    note(1, some);
    return true;
  }

  /** What isn't told to others is taken without waiting for anybody. */
  private void note(int times, Share... some) {
    for (Share share : some) if (share.kind.everywhere()) note(times, share);
  }

  private synchronized void note(int times, Share share) {
    taken.ifPresent(counted ->
        counted.compute(
            share.text(),
            (_, before) -> {
              int now = (before == null ? 0 : before) + times;
              return now > 0 ? now : null;
            }));
  }

  /** {@return whether somebody may ask for one more of a kind} */
  public boolean allows(RequestKind kind, Caller caller) {
    return admits(kind, caller).isPresent();
  }

  /** {@return what gives it back again, if somebody may ask for one more of a kind} */
  public Optional<Runnable> admits(RequestKind kind, Caller caller) {
    return ways(kind, caller).filter(this::take).findFirst().map(taken -> () -> giveBack(taken));
  }

  /** What others have counted meanwhile stays counted with them. */
  private void giveBack(Share... some) {
    for (Share share : some) bucket(share).addTokens(1);
    note(-1, some);
  }

  /** Whose shares it may be taken from, in this order. */
  private static Stream<Share[]> ways(RequestKind kind, Caller caller) {
    String house = caller.household();
    if (caller.guest().isEmpty() || !kind.ofGuests())
      return Stream.<Share[]>of(new Share[] {new Share(kind, STRANGERS, house)});
    String guest = caller.guest().get().text();
    var reserve = new Share(kind, RESERVE, guest);
    return Stream.of(
        kind.reserves().isPresent()
            ? new Share[] {reserve, new Share(kind, RESERVES, house)}
            : new Share[] {reserve},
        new Share[] {new Share(kind, GUEST, guest), new Share(kind, HOUSEHOLD, house)});
  }

  /** {@return what was taken here since the last call, to be told to the other servers} */
  public synchronized Map<String, Integer> taken() {
    var since = taken.orElseGet(Map::of);
    taken = Optional.of(new HashMap<>());
    return since;
  }

  /** Takes what was taken at other servers, as far as there is so much. */
  public void takenElsewhere(Map<String, Integer> amounts) {
    amounts.forEach((share, amount) ->
        Share.of(share).ifPresent(one -> bucket(one).tryConsumeAsMuchAsPossible(amount)));
  }

  /** {@return the messages of one socket} */
  public Bucket messages() {
    return bucket(new RequestKind.Rate(1_000, 400 * 60));
  }
}
