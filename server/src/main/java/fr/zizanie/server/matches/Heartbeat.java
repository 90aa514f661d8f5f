package fr.zizanie.server.matches;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.server.live.LiveMatch;
import fr.zizanie.server.store.Shared;
import fr.zizanie.server.store.matches.Stamp;
import fr.zizanie.server.table.Table;
import fr.zizanie.server.time.Alarms;
import fr.zizanie.server.time.Chores;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Twice a second: says that this node is alive and who is connected to it, takes over what others
 * have written, keeps the matches here in which something happens by itself, and takes those up
 * that a dead node kept. Whatever a hint told before is then found done.
 */
final class Heartbeat implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Heartbeat.class);
  private static final Duration APART = Duration.ofMillis(500);
  private static final int ADOPTED = 50;

  private final Shared shared;
  private final LiveMatches live;
  private final Keeper keeper;
  private final Presence presence;
  private final Chores beats;
  private final Set<MatchId> catching = ConcurrentHashMap.newKeySet();
  private final Set<MatchId> adopted = ConcurrentHashMap.newKeySet();
  private final AtomicBoolean adopting = new AtomicBoolean();
  private boolean failing;
  private volatile boolean closed;

  Heartbeat(Shared shared, LiveMatches live, Keeper keeper, Alarms alarms) {
    beats = new Chores(alarms);
    this.shared = shared;
    this.live = live;
    this.keeper = keeper;
    presence = new Presence(shared);
  }

  /** Begins to beat, and to hear hints. */
  void start() {
    shared.listen(this::hinted);
    beats.begin(APART, this::retry);
  }

  private void retry() {
    try {
      beat();
      if (failing) LOG.info("in step with the other nodes again");
      failing = false;
    } catch (RuntimeException e) {
      // Whoever leaves breaks off a beat.
      if (!failing && !closed) LOG.atWarn().setCause(e).log("out of step with the other nodes");
      failing = true;
    }
  }

  private void beat() {
    if (!keeper.beat()) presence.forgotten();
    var held = keeper.held();
    var here = List.copyOf(live.all());
    presence.tell(here);
    catchUp(here.stream().map(match -> match.setup().id()).toList());
    var waiting = new ArrayList<MatchId>();
    for (var match : here)
      synchronized (match) {
        if (!match.retired() && match.awaits()) waiting.add(match.setup().id());
      }
    for (MatchId id : keeper.keep(waiting, held)) wake(id);
    adopt();
  }

  private void wake(MatchId id) {
    live.known(id)
        .filter(match -> match instanceof Table<?, ?>)
        .ifPresent(match ->
            Thread.ofVirtual()
                .name("kept")
                .start(() -> {
                  synchronized (match) {
                    if (!match.retired()) ((Table<?, ?>) match).think();
                  }
                }));
  }

  private void hinted(MatchId id) {
    if (live.known(id).isEmpty()) return;
    try {
      catchUp(List.of(id));
    } catch (RuntimeException e) {
      LOG.atDebug().setCause(e).log("a hint came to nothing");
    }
  }

  private void catchUp(Collection<MatchId> ids) {
    if (ids.isEmpty()) return;
    var stamps = shared.stamps(ids);
    ids.stream().filter(id -> !stamps.containsKey(id)).forEach(live::gone);
    Map<MatchId, Set<PlayerId>> elsewhere = shared.elsewhere(ids);
    stamps.forEach((id, stamp) -> {
      Optional<LiveMatch> match = live.known(id);
      // One that is busy is looked at again by the next pulse.
      if (match.isPresent() && catching.add(id))
        Thread.ofVirtual()
            .name("catching-up")
            .start(() -> catchUp(match.get(), stamp, elsewhere.getOrDefault(id, Set.of())));
    });
  }

  private void catchUp(LiveMatch match, Stamp stamp, Set<PlayerId> elsewhere) {
    try {
      synchronized (match) {
        if (!match.retired()) match.catchUp(stamp, elsewhere);
      }
    } catch (RuntimeException e) {
      LOG.atWarn().setCause(e).log("a match stays behind for a moment");
    } finally {
      catching.remove(match.setup().id());
    }
  }

  /** Loading may take a while, and this node has to go on saying that it is alive. */
  private void adopt() {
    if (!adopting.compareAndSet(false, true)) return;
    Thread.ofVirtual()
        .name("adopting")
        .start(() -> {
          try {
            adopted.addAll(shared.adopt(ADOPTED));
            for (MatchId id : Set.copyOf(adopted)) {
              if (live.at(id, _ -> Answer.ok(true)) instanceof Answer.No<Boolean>)
                shared.release(Set.of(id));
              adopted.remove(id);
            }
          } catch (RuntimeException e) {
            LOG.atDebug().setCause(e).log("nothing is taken up for a moment");
          } finally {
            adopting.set(false);
          }
        });
  }

  /** Leaves everything to the others. */
  @Override
  public void close() {
    closed = true;
    // A database that is away must not keep the server from stopping.
    beats.stop();
    try {
      shared.leave();
    } catch (RuntimeException e) {
      LOG.atWarn().setCause(e).log("the other nodes have to find out that this one has left");
    }
  }
}
