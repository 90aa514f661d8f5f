package fr.zizanie.rules.tsunami.board;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.tsunami.deck.Deck;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.go.Stones;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;

/**
 * What cards have left behind.
 *
 * @param notes the secret notes that still wait
 * @param shown notes that have come to light, the oldest first
 */
public record Effects(List<Running> running, List<Note> notes, List<Note> shown) {
  /** Nothing yet. */
  public static final Effects NONE = new Effects(List.of(), List.of(), List.of());

  public Effects {
    running = List.copyOf(running);
    notes = List.copyOf(notes);
    shown = List.copyOf(shown);
  }

  private Points where(Running.Kind kind, Predicate<Running> which) {
    Points out = Points.NONE;
    for (Running r : running) if (r.kind() == kind && which.test(r)) out = out.or(r.where());
    return out;
  }

  /** {@return the points where nothing can be placed} */
  public Points closed() {
    return where(Running.Kind.CLOSED, _ -> true);
  }

  /** {@return the points barred to normal moves and exchange steps of a seat} */
  public Points banned(Seat seat) {
    return where(Running.Kind.BAN, r -> r.touches(seat));
  }

  /** {@return the stones that cannot be captured} */
  public Points shielded() {
    return where(Running.Kind.SHIELD, _ -> true);
  }

  /** {@return a seat's stones that were shielded last} */
  public Points resting(Seat seat) {
    return where(Running.Kind.REST, r -> r.by() == seat);
  }

  /** {@return whether a seat may neither draw nor play cards} */
  public boolean foggy(Seat seat) {
    for (Running r : running) if (r.kind() == Running.Kind.FOG && r.touches(seat)) return true;
    return false;
  }

  /** {@return where a seat's normal move must lie if it can, one set for each obligation} */
  public List<Points> pulls(Seat seat) {
    List<Points> out = List.of();
    for (Running r : running) {
      if (r.kind() != Running.Kind.PULL || !r.touches(seat)) continue;
      if (out.isEmpty()) out = new ArrayList<>();
      out.add(r.where());
    }
    return out;
  }

  /** {@return the effects with one more that runs} */
  public Effects with(Running more) {
    var all = new ArrayList<>(running);
    all.add(more);
    return new Effects(all, notes, shown);
  }

  /** {@return the effects with a new note, which replaces the author's note of the same card} */
  public Effects with(Note note) {
    var old = revealed(n -> n.by() == note.by() && n.kind() == note.kind());
    var all = new ArrayList<>(old.notes);
    all.add(note);
    return new Effects(running, all, old.shown);
  }

  /** {@return the effects with some notes come to light} */
  public Effects revealed(Predicate<Note> which) {
    if (notes.isEmpty() || notes.stream().noneMatch(which)) return this;
    var then = new ArrayList<>(shown);
    notes.stream().filter(which).forEach(then::add);
    return new Effects(running, notes.stream().filter(which.negate()).toList(), then);
  }

  /** {@return what is left when the turn of that index begins} */
  public Effects begun(int turn) {
    boolean lasting = true;
    for (Running r : running) lasting &= r.until() >= turn;
    Effects left =
        lasting
            ? this
            : new Effects(running.stream().filter(r -> r.until() >= turn).toList(), notes, shown);
    return left.revealed(n -> n.until() < turn);
  }

  /** {@return nothing running any more and every note revealed} */
  public Effects ended() {
    return new Effects(List.of(), notes, shown).revealed(_ -> true);
  }

  /**
   * {@return the effects on a board whose stones have changed: shields follow their stones, and a
   * trap under an own stone is void}
   *
   * @param moved where the stone of a point is now
   */
  public Effects on(Stones stones, IntUnaryOperator moved, Deck deck) {
    boolean following = false;
    for (Running r : running) following |= r.follows();
    if (!following && notes.isEmpty()) return this;
    var next = following ? running.stream().map(r -> followed(r, stones, moved)).toList() : running;
    return new Effects(next, notes, shown)
        .revealed(n -> n.at() >= 0 && n.cancels(deck) && stones.owns(n.by(), n.at()));
  }

  private static Running followed(Running r, Stones stones, IntUnaryOperator moved) {
    if (!r.follows()) return r;
    Points where = Points.NONE;
    for (int p : r.where().stream().toArray()) {
      int q = moved.applyAsInt(p);
      if (q >= 0 && stones.owns(r.by(), q)) where = where.with(q);
    }
    return r.at(where);
  }

  /** {@return the effects as a viewer knows them: the content of a note is its author's} */
  public Effects seen(Viewer viewer) {
    return new Effects(
        running, notes.stream().map(n -> viewer.is(n.by()) ? n : n.hidden()).toList(), shown);
  }
}
