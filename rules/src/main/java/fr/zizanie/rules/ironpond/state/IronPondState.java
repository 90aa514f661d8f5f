package fr.zizanie.rules.ironpond.state;

import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.ironpond.ask.Facts;
import fr.zizanie.rules.ironpond.card.Slot;
import fr.zizanie.rules.ironpond.scene.Deed;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.scene.Story;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The whole truth of a game of Iron Pond.
 *
 * @param now the turn that runs
 * @param last the turn before, if there was one
 * @param frames what is pending, the top last
 * @param owed the cards of the chain that is being resolved, in the order of their announcements,
 *     and what is to be drawn for them once everything is resolved
 * @param whiteOffence what Black may punish
 * @param blackOffence what White may punish
 */
public record IronPondState(
    Setting setting,
    Scene scene,
    Zones zones,
    Story now,
    Optional<Story> last,
    List<Frame> frames,
    List<Owed> owed,
    Offence whiteOffence,
    Offence blackOffence)
    implements Facts {
  private static final List<Frame> MOVED = List.of(new Frame.Moved());

  public IronPondState {
    frames = List.copyOf(frames);
    owed = List.copyOf(owed);
  }

  public Frame top() {
    return frames.get(frames.size() - 1);
  }

  /** Whose decision it is. */
  public Turn turn() {
    return switch (top()) {
      case Frame.Ready _, Frame.Moved _ -> Turn.of(now.by());
      case Frame.Aim aim -> Turn.of(aim.by());
      case Frame.Window w -> Turn.of(w.to());
      case Frame.Interlude interlude -> interlude.turn();
      case Frame.Drawing _ -> new Turn.Chance();
      case Frame.Over(var outcome) -> new Turn.Over(outcome);
      case Frame.Announced _ -> throw new IllegalStateException("never left on top");
    };
  }

  /** The frame below the top. */
  public Frame below() {
    return frames.get(frames.size() - 2);
  }

  /** The frame of the turn itself. */
  public Frame base() {
    return frames.getFirst();
  }

  public IronPondState frames(List<Frame> next) {
    return new IronPondState(
        setting, scene, zones, now, last, next, owed, whiteOffence, blackOffence);
  }

  public IronPondState push(Frame frame) {
    if (frames.size() == 1) return frames(List.of(base(), frame));
    Frame[] more = frames.toArray(new Frame[frames.size() + 1]);
    more[frames.size()] = frame;
    return frames(List.of(more));
  }

  public IronPondState pop() {
    return frames(frames.size() == 2 ? List.of(base()) : frames.subList(0, frames.size() - 1));
  }

  /** {@return the same once a card is past: one after the move has waived answers to the move} */
  public IronPondState past(Frame.Announced card) {
    return card.slot() == Slot.NOW_OWN && base() instanceof Frame.Moved
        ? now(now.deed(Optional.empty()))
        : this;
  }

  /** {@return the same once the seat to move has moved} */
  public IronPondState moved(Scene after, Deed deed) {
    return new IronPondState(
        setting,
        after,
        zones,
        now.deed(Optional.of(deed)),
        last,
        MOVED,
        owed,
        whiteOffence,
        blackOffence);
  }

  /** Another base under whatever is pending. */
  public IronPondState based(Frame base) {
    var next = new ArrayList<>(frames);
    next.set(0, base);
    return frames(next);
  }

  public IronPondState scene(Scene next) {
    return new IronPondState(
        setting, next, zones, now, last, frames, owed, whiteOffence, blackOffence);
  }

  public IronPondState zones(Zones next) {
    return new IronPondState(
        setting, scene, next, now, last, frames, owed, whiteOffence, blackOffence);
  }

  public IronPondState now(Story next) {
    return new IronPondState(
        setting, scene, zones, next, last, frames, owed, whiteOffence, blackOffence);
  }

  public IronPondState last(Optional<Story> next) {
    return new IronPondState(
        setting, scene, zones, now, next, frames, owed, whiteOffence, blackOffence);
  }

  public IronPondState owed(List<Owed> next) {
    return new IronPondState(
        setting, scene, zones, now, last, frames, next, whiteOffence, blackOffence);
  }

  /** What the gestures of a seat are worth. */
  public Offence offence(Seat of) {
    return of == Seat.FIRST ? whiteOffence : blackOffence;
  }

  public IronPondState offence(Seat of, Offence next) {
    return new IronPondState(
        setting,
        scene,
        zones,
        now,
        last,
        frames,
        owed,
        of == Seat.FIRST ? next : whiteOffence,
        of == Seat.SECOND ? next : blackOffence);
  }

  @Override
  public boolean darts() {
    return setting.darts() != Setting.Darts.EXCLUDED;
  }

  @Override
  public boolean gestures() {
    return setting.gestures();
  }

  @Override
  public boolean pileEmpty() {
    return zones.pile().isEmpty();
  }

  @Override
  public boolean punishable(Seat seat) {
    return offence(seat).open();
  }

  /** The game has ended. */
  public IronPondState over(Outcome outcome) {
    return frames(List.of(new Frame.Over(outcome)));
  }

  /** Whether a slot has been used. */
  public boolean used(Slot slot) {
    return switch (slot) {
      case NOW_OWN -> now.own();
      case NOW_FOREIGN -> now.foreign();
      case LAST_OWN -> last.isEmpty() || last.get().own();
      case LAST_FOREIGN -> last.isEmpty() || last.get().foreign();
    };
  }

  /** Whether the turn before may still be answered. */
  public boolean reacting() {
    return base() instanceof Frame.Ready(boolean open) && open && !used(Slot.LAST_FOREIGN);
  }

  public IronPondState using(Slot slot) {
    return switch (slot) {
      case NOW_OWN -> now(now.own(true));
      case NOW_FOREIGN -> now(now.foreign(true));
      case LAST_OWN -> last(last.map(s -> s.own(true)));
      case LAST_FOREIGN -> last(last.map(s -> s.foreign(true)));
    };
  }

  public IronPondState owing(Seat to, int card) {
    var last = Owed.due(to, card);
    if (owed.isEmpty()) return owed(List.of(last));
    var more = new ArrayList<>(owed);
    more.add(last);
    return owed(more);
  }

  public IronPondState notOwing(int card) {
    return owed(owed.stream().map(o -> o.card() == card ? o.settled() : o).toList());
  }

  /** Whether a card is still to be drawn. */
  public boolean owes() {
    for (Owed one : owed) if (one.due()) return true;
    return false;
  }

  /** The same once a chain of cards is over. */
  public IronPondState unchained() {
    return owed.isEmpty() ? this : owed(List.of());
  }
}
