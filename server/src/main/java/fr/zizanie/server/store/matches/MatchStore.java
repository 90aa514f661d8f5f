package fr.zizanie.server.store.matches;

import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.Deal;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.time.WrittenAt;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Where matches are kept; logs only grow. Fails as the whole store does. */
public interface MatchStore {
  /**
   * A match as it was found.
   *
   * @param times when each entry was written
   * @param terms what is being agreed on, if it hasn't begun
   * @param begun when it began, in milliseconds since 1970; 0 if that was before it was kept
   */
  record Saved(
      Setup setup, List<String> entries, List<WrittenAt> times, Optional<Terms> terms, long begun) {
    public Saved {
      entries = List.copyOf(entries);
      times = List.copyOf(times);
    }
  }

  /**
   * What has been added to a match.
   *
   * @param entries from some place in the log on
   * @param times when each was written
   * @param again the match that follows it
   */
  record Later(
      List<Sitter> sitters, List<String> entries, List<WrittenAt> times, Optional<MatchId> again) {
    public Later {
      sitters = List.copyOf(sitters);
      entries = List.copyOf(entries);
      times = List.copyOf(times);
    }
  }

  /**
   * A match in a list.
   *
   * @param begun whether its players have agreed on how to play it
   * @param rated whether it changes how strong they are held to be
   * @param awaited which seat has until a time to do something, in a match by days
   * @param due that time, in milliseconds since 1970; 0 if there is none
   * @param deals whether it is agreed on, and dealt once whoever asks opens its table
   */
  record Row(
      MatchId id,
      String game,
      Map<String, String> options,
      List<Sitter> sitters,
      Optional<Seat> turn,
      Optional<Outcome> outcome,
      int actions,
      boolean begun,
      long updated,
      boolean rated,
      Optional<Seat> awaited,
      long due,
      boolean deals) {
    public Row {
      options = Map.copyOf(options);
      sitters = List.copyOf(sitters);
    }
  }

  /**
   * Until when, in milliseconds since 1970, matches must have been touched to stay: those that
   * haven't begun, those that aren't over, and those that are. {@link Long#MIN_VALUE} lets all
   * stay.
   */
  record Stale(long unstarted, long unfinished, long finished) {
    /** {@return what was touched later stays in any case} */
    public long latest() {
      return Math.max(unstarted, Math.max(unfinished, finished));
    }
  }

  /** How many matches somebody has, and how long their options and terms are together. */
  record Held(int matches, long letters) {}

  /** Keeps a new match and its first entries, if chance has made some. */
  void create(Setup setup, NewEntries news);

  /** Keeps a new match that hasn't begun. */
  void propose(Setup setup, Terms terms);

  /**
   * {@return whether it was kept as the one that follows another; false if that has one already}
   */
  boolean propose(Setup setup, Terms terms, MatchId after);

  /** {@return whether the terms were written; false if somebody else wrote before, or it began} */
  boolean agree(MatchId id, Terms next);

  /** {@return the same with how the deal then stands} */
  boolean agree(MatchId id, Terms next, Deal deal);

  /**
   * {@return whether a match with terms of so many {@code writes} begins as {@code setup} says,
   * with these first entries; false if somebody else wrote before, or it has begun}
   */
  boolean begin(Setup setup, int writes, NewEntries news);

  /** {@return the match of that id} */
  Optional<Saved> match(MatchId id);

  /** {@return what a match, which there is, has from a place in its log on} */
  Later later(MatchId id, int from);

  /** {@return whether the entries were appended; false if somebody else took their place} */
  boolean append(MatchId id, NewEntries news);

  /** {@return whether the seat, 0 or 1, was free and is now the guest's} */
  boolean sit(MatchId id, int seat, Guest guest);

  /**
   * {@return whether the seat, 0 or 1, was free and is now the guest's, who agrees to these terms;
   * false if somebody else sat or wrote before}
   */
  boolean accept(MatchId id, int seat, Guest guest, Terms next);

  /** {@return whether the guest has left the seat, 0 or 1, of a match that hasn't begun} */
  boolean stand(MatchId id, int seat, PlayerId guest);

  /** {@return the match that follows another one} */
  Optional<MatchId> again(MatchId id);

  /**
   * {@return the matches in which a guest sits: those that wait for them, the soonest due first,
   * and then the last played first}
   */
  List<Row> rows(PlayerId guest, int most);

  /** {@return the ids of matches in which a computer is to act, the last played first} */
  List<MatchId> thinking(int most);

  /**
   * {@return how many stale matches went with all that belongs to them, {@code most} at most; those
   * that are {@code used}, here or at another server, stay}
   */
  int forget(Stale stale, Set<MatchId> used, int most);

  /**
   * {@return what a guest has that isn't over, or was made since a time in ms since 1970; copies of
   * a device's games don't count}
   */
  Held held(PlayerId guest, long since);

  /** {@return how many copies of a device's games an account has} */
  int copies(PlayerId account);
}
