package fr.zizanie.table.live;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.table.TableState;
import fr.zizanie.table.setup.MatchId;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.LongSupplier;
import java.util.function.Predicate;

/** The computer of one table: whether it thinks here, and how many games it has before this one. */
final class Opponent<S, V> {
  private final MatchId id;
  private final Predicate<MatchId> keeper;
  private final LongSupplier millis;
  private final ComputerSeat<S, V> computer;
  private QueuePlace line = QueuePlace.NONE;

  Opponent(MatchId id, SessionDependencies dependencies) {
    this.id = id;
    keeper = dependencies.keeper();
    millis = dependencies.millis();
    computer = new ComputerSeat<>(dependencies.thinker());
  }

  /** Whoever keeps this match lets the computer think; elsewhere what it did is taken over. */
  void think(
      TableState<S, V> table,
      BiConsumer<S, Advice> advised,
      BiConsumer<S, List<List<Choice>>> prepared) {
    boolean near = !table.seats().computer() || table.match().outcome().isPresent();
    if (near || keeper.test(id)) computer.follow(table.match(), table.seats(), advised, prepared);
  }

  /** Lets this server keep the match if no other one does. */
  void claim() {
    var _ = keeper.test(id);
  }

  /** Thinks no more about what it was thinking about. */
  void stop() {
    computer.stop();
  }

  /** {@return whether this is what it was thinking about; it then stops thinking about it} */
  boolean concludes(S state, Optional<Advice> advice) {
    return computer.concludes(state, advice);
  }

  /** {@return whether it is content with a draw} */
  boolean content() {
    return computer.content();
  }

  /** {@return whether it is thinking} */
  boolean busy() {
    return computer.busy();
  }

  /** Waits behind other games while there are any. */
  void lineUp(S state) {
    line = line.follow(computer.ahead(state), millis.getAsLong());
  }

  /** Looks how many there are now; {@return whether that is news} */
  boolean moves(S state) {
    int before = line.told();
    line = line.told(computer.ahead(state), millis.getAsLong());
    return line.told() != before;
  }

  /** {@return how many other games the computer has to think about before this one} */
  int ahead(S state) {
    return line.told() == 0 ? 0 : line.ahead(computer.ahead(state));
  }

  /** {@return when it is looked at how many there are, in milliseconds since 1970} */
  long due() {
    return line.due();
  }
}
