package fr.zizanie.server.store.matches;

import fr.zizanie.table.setup.MatchId;
import java.util.List;

/**
 * What players leave to be done for them in matches over days. It is theirs alone, and goes when
 * the match is over.
 */
public interface OrderStore {
  /**
   * What one seat has left.
   *
   * @param version how often it was changed
   * @param text what is to be done
   * @param changed when, in milliseconds since 1970
   * @param autoPassSince the number of the line in its log since which it lets windows pass until
   *     it is to act of its own accord, or -1
   * @param done what was done, the first first
   */
  record KeptOrders(int version, String text, long changed, int autoPassSince, List<Done> done) {
    /** Nothing. */
    public static final KeptOrders NONE = new KeptOrders(0, "", 0, -1, List.of());

    public KeptOrders {
      done = List.copyOf(done);
    }
  }

  /** Something that was done: the number of the line in its log, and what it was. */
  record Done(int n, String what) {}

  /** {@return what a seat, 0 or 1, has left in a match} */
  KeptOrders of(MatchId match, int seat);

  /** {@return whether it was changed; false if it was meanwhile, or the match is over} */
  boolean leave(MatchId match, int seat, int version, String text, long now);

  /** Lets windows pass for a seat since a line of its log; no longer for -1. */
  void autoPass(MatchId match, int seat, int since);

  /** Notes what was done for a seat that has left something. */
  void note(MatchId match, int seat, Done done);
}
