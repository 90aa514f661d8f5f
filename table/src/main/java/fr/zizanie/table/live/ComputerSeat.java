package fr.zizanie.table.live;

import fr.zizanie.players.Players;
import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.agent.Preparing;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Answering;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.seat.Sitter;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The computer at one table: what it is thinking about, and how it liked what it last saw. */
final class ComputerSeat<S, V> {
  private static final int ANSWERS = 100;

  private final Thinker thinker;
  private Thought thought = Thought.NONE;
  private Optional<S> about = Optional.empty();
  private boolean answering;
  private OptionalInt score = OptionalInt.empty();

  /** A computer that thinks nothing yet. */
  ComputerSeat(Thinker thinker) {
    this.thinker = thinker;
  }

  /** {@return whether it is thinking} */
  boolean busy() {
    return about.isPresent();
  }

  /**
   * Drops what the match has left behind, and thinks if the computer is to act; {@code then} gets
   * the state that was thought about.
   */
  void follow(
      Match<S, V> match,
      Seats seats,
      BiConsumer<S, Advice> then,
      BiConsumer<S, List<List<Choice>>> prepared) {
    boolean running = match.outcome().isEmpty();
    if (busy() && !(running && about.get().equals(match.state()))) stop();
    if (busy() || !(match.turn() instanceof Turn.Of(Seat seat))) return;
    if (!(seats.at(seat) instanceof Sitter.Computer(int level))) {
      if (seats.at(seat.other()) instanceof Sitter.Computer)
        prepare(match, seats, Viewer.of(seat.other()), prepared);
      return;
    }
    S state = match.state();
    about = Optional.of(state);
    V view = match.game().view(state, Viewer.of(seat));
    answering = Answering.answering(match.game(), view);
    Supplier<List<List<Choice>>> offered = () -> Lines.actions(match.game(), state, ANSWERS);
    Consumer<Advice> told = advice -> then.accept(state, advice);
    thought =
        answering
            ? thinker.answer(owner(seats), match.game(), view, offered.get(), level, told)
            : thinker.think(owner(seats), match.game(), view, offered, level, told);
  }

  /** Thinks no more about what it was thinking about. */
  void stop() {
    if (!busy()) return;
    thought.cancel();
    about = Optional.empty();
  }

  /** Whose share of the thinking this is: that of the person who plays with it. */
  private static PlayerId owner(Seats seats) {
    return seats.sitters().stream()
        .flatMap(sitter ->
            sitter instanceof Sitter.Person(Guest guest)
                ? Stream.of(guest.id())
                : Stream.<PlayerId>empty())
        .findFirst()
        .orElse(PlayerId.NOBODY);
  }

  /** {@return after how many other games it thinks about a state; 0 if it does or needn't} */
  int ahead(S state) {
    return about.filter(state::equals).isPresent() ? thought.before() : 0;
  }

  /** What has just come up for the other side it may prepare, from what it sees itself. */
  private void prepare(
      Match<S, V> match, Seats seats, Viewer self, BiConsumer<S, List<List<Choice>>> prepared) {
    int last = match.log().size() - 1;
    if (last < 0
        // What it prepares is the same whatever its errors are drawn from.
        || !(Players.of(match.game(), 0).orElse(null) instanceof Preparing<V> agent)
        || !(match.log().get(last) instanceof Entry.Acted)) return;
    S state = match.state();
    V now = match.game().view(state, self);
    V before = match.game().view(match.steps(last).getFirst().before(), self);
    if (!agent.prepares(before, now)) return;
    about = Optional.of(state);
    answering = true;
    thought = thinker.prepare(owner(seats), agent, now, actions -> prepared.accept(state, actions));
  }

  /** {@return whether this is what it was thinking about; it then stops thinking about it} */
  boolean concludes(S state, Optional<Advice> advice) {
    if (!about.equals(Optional.of(state))) return false;
    about = Optional.empty();
    if (!answering) advice.ifPresent(a -> score = OptionalInt.of(a.score()));
    return true;
  }

  /**
   * {@return whether it thinks no better of its game than even; not before it has looked at all}
   */
  boolean content() {
    return score.isPresent() && score.getAsInt() <= 0;
  }
}
