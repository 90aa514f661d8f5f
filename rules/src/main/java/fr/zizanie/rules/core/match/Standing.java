package fr.zizanie.rules.core.match;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Seat;
import java.util.ArrayList;
import java.util.List;

/**
 * What shaped the state of a match: its log without what was taken back, requests and answers. It
 * grows with the match in constant time, and keeps a state now and then so that going back costs
 * little.
 */
public final class Standing<S, V> {
  /** How many entries lie between two states that are kept. */
  private static final int APART = 64;

  private final Game<S, V> game;
  private final Growing<Entry> entries;

  /** The states before every so many entries, the start first. */
  private final Growing<S> marks;

  private final int acted;
  private final int dealt;

  private Standing(
      Game<S, V> game, Growing<Entry> entries, Growing<S> marks, int acted, int dealt) {
    this.game = game;
    this.entries = entries;
    this.marks = marks;
    this.acted = acted;
    this.dealt = dealt;
  }

  /** {@return nothing, before the first entry} */
  static <S, V> Standing<S, V> of(Game<S, V> game, S start) {
    return new Standing<>(game, Growing.of(List.of()), Growing.of(List.of(start)), 0, 0);
  }

  /** {@return the same with an entry that led from {@code before} on} */
  Standing<S, V> with(Entry entry, S before) {
    boolean marked = !entries.isEmpty() && entries.size() % APART == 0;
    return new Standing<>(
        game,
        entries.with(entry),
        marked ? marks.with(before) : marks,
        acted + (entry instanceof Entry.Acted ? 1 : 0),
        dealt + (entry instanceof Entry.Dealt ? 1 : 0));
  }

  /** {@return the first {@code count} entries} */
  Standing<S, V> first(int count) {
    int actions = acted;
    int deals = dealt;
    for (Entry gone : entries.subList(count, entries.size())) {
      if (gone instanceof Entry.Acted) actions--;
      if (gone instanceof Entry.Dealt) deals--;
    }
    int kept = count == 0 ? 1 : (count - 1) / APART + 1;
    return new Standing<>(game, entries.first(count), marks.first(kept), actions, deals);
  }

  /** {@return the state before the entry of an index; after all of them for their number} */
  S state(int index) {
    int mark = Math.min(index / APART, marks.size() - 1);
    S s = marks.get(mark);
    for (int k = mark * APART; k < index; k++) s = Walk.after(game, s, entries.get(k));
    return s;
  }

  /**
   * {@return the index of the last action of a seat that the other has seen, or -1: one takes back
   * what both know of}
   */
  int lastOf(Seat seat) {
    for (int mark = marks.size() - 1; mark >= 0; mark--) {
      int from = mark * APART;
      int found = -1;
      S s = marks.get(mark);
      for (int k = from; k < Math.min(entries.size(), from + APART); k++) {
        if (entries.get(k) instanceof Entry.Acted action
            && action.by() == seat
            && !Walk.secret(game, s, action)) found = k;
        s = Walk.after(game, s, entries.get(k));
      }
      if (found >= 0) return found;
    }
    return -1;
  }

  /** {@return the entries that stand, in order} */
  public List<Entry> entries() {
    return entries;
  }

  /** {@return how many actions stand} */
  public int ply() {
    return acted;
  }

  /** {@return the boards' states: the start, then the state after each action} */
  public List<S> states() {
    var out = new ArrayList<S>();
    S s = marks.getFirst();
    out.add(s);
    for (Entry entry : entries) {
      s = Walk.after(game, s, entry);
      if (entry instanceof Entry.Acted) out.add(s);
      else out.set(out.size() - 1, s);
    }
    return out;
  }

  /** The number of chance results. */
  public int dealt() {
    return dealt;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Standing<?, ?> standing
        && marks.getFirst().equals(standing.marks.getFirst())
        && entries.equals(standing.entries);
  }

  @Override
  public int hashCode() {
    return entries.hashCode();
  }
}
