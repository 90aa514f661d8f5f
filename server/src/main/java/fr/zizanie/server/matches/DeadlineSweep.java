package fr.zizanie.server.matches;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.server.store.matches.DeadlineStore;
import fr.zizanie.server.store.matches.Vacations;
import fr.zizanie.server.table.Table;
import fr.zizanie.server.table.TableDependencies;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.time.Away;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks after matches over days, which no server keeps in memory for their clocks: what is due is
 * found in the store, by whichever server looks first, and each write there is conditional.
 */
public final class DeadlineSweep {
  private static final Logger LOG = LoggerFactory.getLogger(DeadlineSweep.class);
  private static final int BATCH = 50;

  /** For so many people at a time it is asked when they are away. */
  private static final int ASKED = 500;

  /** How often it is said that a server looks. */
  private static final long APART = Duration.ofSeconds(10).toMillis();

  /** From such a silence on no server was there. */
  static final long GAP = Duration.ofMinutes(1).toMillis();

  /** After how long a match is looked at again that can't be, so that it keeps no other waiting. */
  private static final long LATER = Duration.ofMinutes(10).toMillis();

  private final TableDependencies dependencies;
  private final LiveMatches live;
  private long told;
  private long watched;

  DeadlineSweep(TableDependencies dependencies, LiveMatches live) {
    this.dependencies = dependencies;
    this.live = live;
  }

  /** Lets happen what is due, and reminds those whose time runs out. */
  public synchronized void look() {
    int found;
    do {
      long now = dependencies.clock().millis();
      if (now < told || now - told >= APART) tell(now);
      var rows = dependencies.store().deadlines().looks(now, BATCH);
      rows.forEach(this::look);
      found = rows.size();
    } while (found == BATCH);
  }

  private void tell(long now) {
    watched = dependencies.store().deadlines().watched(now, GAP);
    told = now;
    away();
  }

  private void look(DeadlineStore.Row row) {
    try {
      var looked =
          live.table(
              row.id(),
              table -> {
                table.due(row, watched);
                return Answer.ok(true);
              });
      if (looked instanceof Answer.No<Boolean>) later(row);
    } catch (RuntimeException e) {
      LOG.atWarn().addKeyValue("match", row.id()).setCause(e).log("what is due has to wait");
      later(row);
    }
  }

  private void later(DeadlineStore.Row row) {
    dependencies.store().deadlines().later(row, dependencies.clock().millis() + LATER);
  }

  /** Other servers may have heard that somebody is away: all are asked for at once. */
  private void away() {
    var tables = new ArrayList<Table<?, ?>>();
    var players = new ArrayList<PlayerId>();
    for (var match : live.all())
      if (match instanceof Table<?, ?> table && table.setup().control().overDays()) {
        tables.add(table);
        synchronized (table) {
          players.addAll(Vacations.people(table.seats().sitters()));
        }
      }
    var known = new HashMap<PlayerId, Away>();
    for (int from = 0; from < players.size(); from += ASKED)
      known.putAll(
          dependencies
              .store()
              .vacations()
              .of(players.subList(from, Math.min(players.size(), from + ASKED))));
    for (var table : tables)
      synchronized (table) {
        if (!table.retired()) table.away(known);
      }
  }
}
