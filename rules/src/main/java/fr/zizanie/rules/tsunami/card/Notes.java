package fr.zizanie.rules.tsunami.card;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.board.Effects;
import fr.zizanie.rules.tsunami.board.Note;
import fr.zizanie.rules.tsunami.deck.Card;
import fr.zizanie.rules.tsunami.deck.Op;
import fr.zizanie.rules.tsunami.deck.Trigger;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.go.Settled;
import fr.zizanie.rules.tsunami.state.Moment;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Secret notes: how they are made, what wakes them (P12). */
public final class Notes {
  private static final int FOREVER = Integer.MAX_VALUE;

  private Notes() {}

  /** {@return the width of the block that a card notes, 1 for a point} */
  static int width(Card card) {
    return card.note().orElse(1);
  }

  /** {@return the points that a seat may have noted} */
  private static Points points(TsunamiState s, Seat by) {
    Points empty = Points.where(s.stones()::empty);
    return empty.isEmpty() ? Points.where(p -> !s.stones().owns(by, p)) : empty;
  }

  static Note made(TsunamiState s, int card, int at) {
    int now = s.moment().index();
    int until =
        s.card(card)
            .trigger()
            .map(t -> waits(t) ? FOREVER : now + 2 * t.turns() - 1)
            .orElse(now + 2);
    return new Note(card, s.by(), at, until);
  }

  /** Whether a note for the next move outlasts a turn without one. */
  private static boolean waits(Trigger t) {
    return t.next()
        && !(t.unless().contains(Trigger.Unless.PASSED)
            && t.unless().contains(Trigger.Unless.INSTEAD_CARD));
  }

  /** {@return the trap that a normal move of {@code by} falls into} */
  public static Optional<Note> trap(TsunamiState s, Seat by, int point) {
    if (s.effects().notes().isEmpty()) return Optional.empty();
    var deck = s.setting().deck();
    return s.effects().notes().stream()
        .filter(n -> n.by() != by && n.cancels(deck) && n.where(deck).has(point))
        .findFirst();
  }

  private static Optional<Trigger> trigger(TsunamiState s, Note note) {
    return s.card(note.kind()).trigger();
  }

  private static boolean has(TsunamiState s, Note note, Trigger.Unless what) {
    return trigger(s, note).filter(t -> t.unless().contains(what)).isPresent();
  }

  /** {@return the state after a turn without normal move: some notes of the other are void} */
  public static TsunamiState without(TsunamiState s, Trigger.Unless what) {
    return s.with(s.effects().revealed(n -> n.by() != s.by() && has(s, n, what)));
  }

  /**
   * {@return the state after a normal move was placed and settled: prophecies come true, or not}
   */
  public static TsunamiState moved(TsunamiState state, int point, boolean captured) {
    TsunamiState s = state;
    var deck = s.setting().deck();
    for (Note note : state.effects().notes()) {
      var trigger = trigger(s, note);
      if (note.by() == s.by() || trigger.isEmpty()) continue;
      boolean spoilt = captured && has(s, note, Trigger.Unless.CAPTURED);
      boolean hit = note.where(deck).has(point);
      if (hit && !spoilt && note.op(deck) instanceof Op.Convert(_, var to))
        s = turned(s, to.seat(note.by()), point);
      if (trigger.get().next() || hit) s = s.with(s.effects().revealed(n -> n.equals(note)));
    }
    return s;
  }

  private static TsunamiState turned(TsunamiState s, Seat to, int point) {
    if (s.stones().owns(to, point)) return s;
    Points shielded = s.effects().shielded().minus(Points.NONE.with(point));
    Optional<Settled> done = Settled.placed(s.stones(), to, point);
    return done.filter(d -> !d.taken().meets(shielded))
        .map(d -> s.with(s.board().happened(d), p -> p))
        .orElse(s);
  }

  /** {@return the state once the noted stones of the seat to move have appeared, or are lost} */
  public static TsunamiState appeared(TsunamiState state) {
    TsunamiState s = state;
    Seat by = s.by();
    for (Note note : state.effects().notes()) {
      if (note.by() != by || !(note.op(s.setting().deck()) instanceof Op.Place)) continue;
      s = s.with(s.effects().revealed(n -> n.equals(note)));
      var asked = Asked.of(s, note.kind(), note.op(s.setting().deck()), List.of());
      boolean legal = StoneRules.PLACE.hold(new Attempt(asked, Picks.point(note.at())));
      if (legal) s = s.placed(by, by, note.at()).marked(Moment.ACTED);
    }
    return s;
  }

  /** {@return the effects with something possible in each hidden note} */
  public static Effects sample(TsunamiState s, RandomGenerator random) {
    var notes = new ArrayList<Note>();
    for (Note n : s.effects().notes())
      notes.add(n.at() == Note.HIDDEN ? n.at(some(s, n.kind(), n.by(), random)) : n);
    return new Effects(s.effects().running(), notes, s.effects().shown());
  }

  /** {@return a content that a note of a seat may have} */
  public static int some(TsunamiState s, int card, Seat by, RandomGenerator random) {
    int width = width(s.card(card));
    Points possible = width > 1 ? Points.where(p -> Grid.holds(p, width)) : points(s, by);
    int[] all = (possible.isEmpty() ? s.stones().size().points() : possible).stream().toArray();
    return all[random.nextInt(all.length)];
  }
}
