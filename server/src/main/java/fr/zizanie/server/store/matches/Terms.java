package fr.zizanie.server.store.matches;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.table.time.TimeControl;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What two people are agreeing on before their match begins.
 *
 * @param writes how often it was written; who writes next adds one
 * @param version how often the proposal changed; who agrees names the version that they saw
 * @param options as proposed, before cards are removed
 * @param control as proposed
 * @param removals the cards that each seat would leave out; those in both lists leave
 * @param ready who has agreed to this version
 * @param by who changed it last
 * @param quick whether the match begins as soon as both seats are taken
 */
public record Terms(
    int writes,
    int version,
    Map<String, String> options,
    TimeControl control,
    List<SortedSet<String>> removals,
    Set<Seat> ready,
    Optional<Seat> by,
    boolean quick) {
  public Terms {
    options = Map.copyOf(options);
    removals = removals.stream().map(Terms::copy).toList();
    ready = Set.copyOf(ready);
  }

  private static SortedSet<String> copy(SortedSet<String> cards) {
    return Collections.unmodifiableSortedSet(new TreeSet<>(cards));
  }

  /** {@return a first proposal} */
  public static Terms of(Map<String, String> options, TimeControl control, boolean quick) {
    return new Terms(
        0,
        0,
        options,
        control,
        List.of(new TreeSet<>(), new TreeSet<>()),
        Set.of(),
        Optional.empty(),
        quick);
  }

  /** {@return another proposal by {@code seat}, to which nobody has agreed yet} */
  public Terms changed(
      Seat seat,
      Map<String, String> options,
      TimeControl control,
      List<SortedSet<String>> removals) {
    return new Terms(
        writes + 1, version + 1, options, control, removals, Set.of(), Optional.of(seat), quick);
  }

  /** {@return the same with a seat's agreement given or taken back} */
  public Terms ready(Seat seat, boolean on) {
    var next = EnumSet.noneOf(Seat.class);
    next.addAll(ready);
    if (on) next.add(seat);
    else next.remove(seat);
    return new Terms(writes + 1, version, options, control, removals, next, by, quick);
  }

  /** {@return the same, written once more: something beside them has changed} */
  public Terms again() {
    return new Terms(writes + 1, version, options, control, removals, ready, by, quick);
  }

  /** {@return the cards that both seats would leave out} */
  public SortedSet<String> removed() {
    var both = new TreeSet<>(removals.getFirst());
    both.retainAll(removals.getLast());
    return both;
  }

  /** {@return the lists with a card put on or taken off the one of {@code seat}} */
  public List<SortedSet<String>> removing(Seat seat, String card, boolean on) {
    var lists = new ArrayList<SortedSet<String>>(removals);
    var own = new TreeSet<>(lists.get(seat.ordinal()));
    if (on) own.add(card);
    else own.remove(card);
    lists.set(seat.ordinal(), own);
    return lists;
  }
}
