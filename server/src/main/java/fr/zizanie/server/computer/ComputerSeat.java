package fr.zizanie.server.computer;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Answering;
import fr.zizanie.server.live.Seats;
import fr.zizanie.server.store.Sitter;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;

/** The computer at one table: what it is thinking about, and how it liked what it last saw. */
public final class ComputerSeat<S, V> {
  private static final int ANSWERS = 100;

  private final Thinking thinking;
  private Future<?> thought = CompletableFuture.completedFuture(true);
  private Optional<S> about = Optional.empty();
  private boolean answering;
  private OptionalInt score = OptionalInt.empty();

  /** A computer that thinks nothing yet. */
  public ComputerSeat(Thinking thinking) {
    this.thinking = thinking;
  }

  /** {@return whether it is thinking} */
  public boolean busy() {
    return about.isPresent();
  }

  /**
   * Drops what the match has left behind, and thinks if the computer is to act; {@code then} gets
   * the state that was thought about.
   */
  public void follow(Match<S, V> match, Seats seats, BiConsumer<S, Optional<Advice>> then) {
    boolean running = match.outcome().isEmpty();
    if (busy() && !(running && about.get().equals(match.state()))) {
      thought.cancel(true);
      about = Optional.empty();
    }
    if (busy() || !(match.turn() instanceof Turn.Of(Seat seat))) return;
    if (!(seats.at(seat) instanceof Sitter.Computer(int level))) return;
    S state = match.state();
    about = Optional.of(state);
    V view = match.game().view(state, Viewer.of(seat));
    answering = Answering.answering(match.game(), view);
    thought =
        answering
            ? thinking.answer(
                match.game(),
                view,
                Lines.actions(match.game(), state, ANSWERS),
                level,
                advice -> then.accept(state, advice))
            : thinking.think(match.game(), view, level, advice -> then.accept(state, advice));
  }

  /** {@return whether this is what it was thinking about; it then stops thinking about it} */
  public boolean concludes(S state, Optional<Advice> advice) {
    if (!about.equals(Optional.of(state))) return false;
    about = Optional.empty();
    if (!answering) advice.ifPresent(a -> score = OptionalInt.of(a.score()));
    return true;
  }

  /**
   * {@return whether it thinks no better of its game than even; not before it has looked at all}
   */
  public boolean content() {
    return score.isPresent() && score.getAsInt() <= 0;
  }
}
