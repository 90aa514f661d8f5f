package fr.zizanie.server.matches;

import fr.zizanie.server.store.notifications.Inbox;
import fr.zizanie.server.store.notifications.Notification;
import fr.zizanie.server.store.notifications.Owed;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;

/** What somebody is told, in memory. */
final class Noticed implements Inbox {
  private final BiPredicate<PlayerId, Notification> waits;
  private final Runnable wrote;
  private final List<Kept> all = new ArrayList<>();
  private final List<Owed> owed = new ArrayList<>();
  private final Set<Taken> taken = new HashSet<>();

  private record Taken(Way way, long number) {}

  private long numbers;

  /** {@code waits} tells whether a match waits for somebody; {@code wrote} hears of each write. */
  Noticed(BiPredicate<PlayerId, Notification> waits, Runnable wrote) {
    this.waits = waits;
    this.wrote = wrote;
  }

  @Override
  public void owe(List<Owed> news) {
    for (var one : news) {
      owed.removeIf(o -> o.to().equals(one.to()) && o.notification().equals(one.notification()));
      owed.add(one);
    }
  }

  @Override
  public List<Owed> owed(int most) {
    return owed.stream().limit(most).toList();
  }

  @Override
  public boolean deliver(Owed news) {
    if (!owed.remove(news)) return false;
    var notification = news.notification();
    if (notification.kind().waits()) {
      if (!waits.test(news.to(), notification)) return false;
      all.removeIf(
          kept -> kept.to().equals(news.to()) && waits(kept, notification.match().orElseThrow()));
    }
    numbers++;
    wrote.run();
    all.add(new Kept(news.to(), numbers, news.at(), notification, false));
    return true;
  }

  private static boolean waits(Kept kept, MatchId match) {
    return kept.notification().kind().waits() && about(kept, match);
  }

  private static boolean about(Kept kept, MatchId match) {
    return kept.notification().match().equals(Optional.of(match));
  }

  @Override
  public List<Kept> latest(PlayerId of, int most) {
    return all.reversed().stream()
        .filter(kept -> kept.to().equals(of))
        .filter(kept -> !kept.notification().kind().waits() || waits.test(of, kept.notification()))
        .limit(most)
        .toList();
  }

  @Override
  public int unseen(PlayerId of) {
    return (int) latest(of, MOST).stream().filter(kept -> !kept.seen()).count();
  }

  @Override
  public Map<PlayerId, Unseen> unseen(Collection<PlayerId> of) {
    var out = new HashMap<PlayerId, Unseen>();
    for (PlayerId one : of)
      latest(one, MOST).stream()
          .filter(kept -> !kept.seen())
          .findFirst()
          .ifPresent(last -> out.put(one, new Unseen(unseen(one), last.number())));
    return out;
  }

  @Override
  public void seen(PlayerId of, long upTo) {
    all.replaceAll(kept -> kept.to().equals(of) && kept.number() <= upTo ? seen(kept) : kept);
  }

  @Override
  public void seen(PlayerId of, MatchId match) {
    all.replaceAll(kept -> kept.to().equals(of) && about(kept, match) ? seen(kept) : kept);
  }

  private static Kept seen(Kept kept) {
    return new Kept(kept.to(), kept.number(), kept.at(), kept.notification(), true);
  }

  @Override
  public Set<Notification.Matter> wanted(PlayerId of, Way way) {
    return EnumSet.allOf(Notification.Matter.class);
  }

  @Override
  public void want(PlayerId of, Way way, Set<Notification.Matter> matters) {
    throw new UnsupportedOperationException();
  }

  @Override
  public List<PlayerId> waiting(Way way, long since, long until, int most) {
    return List.of();
  }

  @Override
  public List<Kept> take(PlayerId of, Way way, long since, long until, long now) {
    return latest(of, MOST).stream()
        .filter(kept -> taken.add(new Taken(way, kept.number())))
        .toList();
  }

  @Override
  public void giveBack(PlayerId of, Way way, long at) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void forget(long before) {}
}
