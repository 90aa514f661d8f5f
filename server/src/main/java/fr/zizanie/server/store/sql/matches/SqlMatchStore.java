package fr.zizanie.server.store.sql.matches;

import fr.zizanie.server.store.matches.MatchStore;
import fr.zizanie.server.store.matches.NewEntries;
import fr.zizanie.server.store.matches.Terms;
import fr.zizanie.server.store.sql.rows.Access;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.Deal;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Setup;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;

/**
 * Matches and whatever is written together with them.
 *
 * @param told hears of each match that was written, if other servers use the database
 */
public record SqlMatchStore(Access access, Optional<Consumer<MatchId>> told) implements MatchStore {
  /** So few matches go at a time that no move waits for long. */
  private static final int FEW = 50;

  /** Who waits for nothing else hears of a match that was {@code changed}. */
  private boolean told(MatchId id, boolean changed) {
    if (changed) told.ifPresent(to -> to.accept(id));
    return changed;
  }

  @Override
  public void create(Setup setup, NewEntries news) {
    access.write(h -> {
      SqlMatches.insert(h, setup);
      return begun(h, setup.id(), news);
    });
  }

  private static boolean begun(Handle h, MatchId id, NewEntries news) {
    SqlDeadlines.begun(h, id, news.at());
    return SqlMatches.append(h, id, news);
  }

  @Override
  public void propose(Setup setup, Terms terms) {
    access.write(h -> propose(h, setup, terms));
  }

  @Override
  public boolean propose(Setup setup, Terms terms, MatchId after) {
    return access.write(h -> SqlTerms.follow(h, after, setup.id()) && propose(h, setup, terms));
  }

  /** Keeps a new match that hasn't begun, together with what else is written; {@return true} */
  public static boolean propose(Handle h, Setup setup, Terms terms) {
    SqlMatches.insert(h, setup);
    SqlTerms.insert(h, setup.id(), terms);
    return true;
  }

  @Override
  public boolean agree(MatchId id, Terms next) {
    return told(id, access.write(h -> SqlTerms.update(h, id, next)));
  }

  @Override
  public boolean agree(MatchId id, Terms next, Deal deal) {
    return told(id, access.write(h -> SqlTerms.update(h, id, next) && SqlTerms.deal(h, id, deal)));
  }

  @Override
  public boolean begin(Setup setup, int writes, NewEntries news) {
    return told(
        setup.id(),
        access.write(h -> SqlTerms.begin(h, setup, writes) && begun(h, setup.id(), news)));
  }

  @Override
  public boolean append(MatchId id, NewEntries news) {
    return told(id, access.write(h -> SqlMatches.append(h, id, news)));
  }

  @Override
  public boolean sit(MatchId id, int seat, Guest guest) {
    return told(id, access.write(h -> SqlMatches.sit(h, id, seat, guest)));
  }

  @Override
  public boolean accept(MatchId id, int seat, Guest guest, Terms next) {
    return told(id, access.write(h -> SqlTerms.accept(h, id, seat, guest, next)));
  }

  @Override
  public boolean stand(MatchId id, int seat, PlayerId guest) {
    return access.write(h -> SqlTerms.stand(h, id, seat, guest));
  }

  @Override
  public Optional<MatchId> again(MatchId id) {
    return access.read(h -> SqlTerms.again(h, id));
  }

  @Override
  public Optional<Saved> match(MatchId id) {
    return access.read(h -> h.inTransaction(one -> SqlMatches.find(one, id)));
  }

  @Override
  public Later later(MatchId id, int from) {
    return access.read(h -> h.inTransaction(one -> SqlMatches.later(one, id, from)));
  }

  @Override
  public List<Row> rows(PlayerId guest, int most) {
    return access.read(h -> SqlMatches.rows(h, guest, most));
  }

  @Override
  public List<MatchId> thinking(int most) {
    return access.read(h -> SqlMatches.thinking(h, most));
  }

  @Override
  public int forget(Stale stale, Set<MatchId> used, int most) {
    // Whoever looks through all matches keeps no move waiting.
    var found = access.read(h -> SqlRetention.stale(h, stale, used, most));
    int gone = 0;
    for (int from = 0; from < found.size(); from += FEW) {
      var some = found.subList(from, Math.min(from + FEW, found.size()));
      gone += access.write(h -> SqlRetention.forget(h, stale, some, told.isPresent()));
    }
    return gone;
  }

  @Override
  public Held held(PlayerId guest, long since) {
    return access.read(h -> SqlRetention.held(h, guest, since));
  }

  @Override
  public int copies(PlayerId account) {
    return access.read(h -> SqlRetention.copies(h, account));
  }
}
