package fr.zizanie.players.agent;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import java.util.List;

/** Plays one seat of one game, as a computer or by other means. */
public interface Contender<S, V> extends AutoCloseable {
  /** {@return the whole action of the seat to act} */
  List<Choice> act(Match<S, V> match, Seat seat);

  /** Ends the processes and threads that it uses, if any. */
  @Override
  default void close() {}

  /** {@return a contender that asks an agent with the view of its seat} */
  static <S, V> Contender<S, V> of(Agent<V> agent, Budget budget) {
    return (match, seat) ->
        agent.advise(match.game().view(match.state(), Viewer.of(seat)), budget).action();
  }
}
