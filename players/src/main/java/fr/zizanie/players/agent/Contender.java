package fr.zizanie.players.agent;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import java.util.List;

/** Whoever plays one seat of one game. */
public interface Contender<S, V> extends AutoCloseable {
  /** {@return the whole action of the seat to act} */
  List<Choice> act(Match<S, V> match, Seat seat);

  /** Ends what it needs besides. */
  @Override
  default void close() {}

  /** {@return a computer that sees what its seat sees} */
  static <S, V> Contender<S, V> of(Agent<V> agent, Budget budget) {
    return (match, seat) ->
        agent.advise(match.game().view(match.state(), Viewer.of(seat)), budget).action();
  }
}
