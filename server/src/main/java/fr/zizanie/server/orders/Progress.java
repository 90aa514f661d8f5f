package fr.zizanie.server.orders;

import java.util.ArrayList;
import java.util.List;

/**
 * How far a conditional move has come: it follows from what its player has seen, and is kept
 * nowhere.
 */
public sealed interface Progress {
  /** {@return how many of its pairs have come about} */
  int pairs();

  /** It waits for what it foresees. */
  record Waits(int pairs) implements Progress {}

  /** It is time to try something. */
  record Due(int pairs, String text) implements Progress {}

  /** Its player's turn is to end, if that takes a word. */
  record Ends(int pairs) implements Progress {}

  /** All of it has been played. */
  record Played(int pairs) implements Progress {}

  /** Something else was done. */
  record Dropped(int pairs) implements Progress {}

  /**
   * {@return how far one has come}
   *
   * @param free whether its player is to act now of their own accord
   */
  static Progress of(ConditionalMove conditional, SeenActions deeds, boolean free) {
    if (deeds.back() >= conditional.from()) return new Dropped(0);
    var done = deeds.since(conditional.from());
    // What its player still did before the other side did anything doesn't count.
    int at = 0;
    while (at < done.size() && done.get(at).own()) at++;
    for (int k = 0; k < conditional.pairs().size(); k++) {
      var pair = conditional.pairs().get(k);
      var theirs = run(done, at);
      at += theirs.size();
      boolean over = at < done.size() || free && !theirs.isEmpty();
      if (!over) return new Waits(k);
      if (theirs.isEmpty() || !SeenAction.all(pair.they(), theirs)) return new Dropped(k);
      for (String text : pair.i()) {
        if (at == done.size()) return free ? new Due(k, text) : new Waits(k);
        if (!done.get(at).own() || !done.get(at).is(text)) return new Dropped(k);
        at++;
      }
      // What ends the turn goes without saying, and so does what is done by hand.
      while (at < done.size() && done.get(at).own() && (pair.stays() || done.get(at).closes()))
        at++;
      if (at == done.size() && free && !pair.stays()) return new Ends(k + 1);
    }
    return new Played(conditional.pairs().size());
  }

  /** What the other side did from a place on before its player did anything. */
  private static List<SeenAction> run(List<SeenAction> deeds, int from) {
    var out = new ArrayList<SeenAction>();
    for (int k = from; k < deeds.size() && !deeds.get(k).own(); k++) out.add(deeds.get(k));
    return out;
  }
}
