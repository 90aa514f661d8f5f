package fr.zizanie.players;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.machine.Jvm;
import fr.zizanie.players.machine.Machine;
import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntConsumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every opponent ends as soon as its time is up or it is called off, and still advises something.
 */
class BudgetTest {
  private static final long MINUTE = 60_000;

  /** After how many looks a thought must end; not one of them, but with what is under way. */
  private static final int FEW = 100;

  /** A machine whose time stands still for so many looks and then is up, or that calls off. */
  private static final class Stub implements Machine {
    private final int looks;
    private final boolean calling;
    private int looked;

    Stub(int looks, boolean calling) {
      this.looks = looks;
      this.calling = calling;
    }

    @Override
    public long nanos() {
      if (calling) return 0;
      return looked++ < looks ? 0 : MINUTE * 2_000_000;
    }

    @Override
    public boolean cancelled() {
      return calling && looked++ >= looks;
    }

    @Override
    public int hands() {
      return 1;
    }

    @Override
    public void together(IntConsumer part) {
      part.accept(0);
    }
  }

  @ParameterizedTest
  @MethodSource("fr.zizanie.players.Sitting#games")
  void it_ends_when_the_time_is_up(String id) {
    for (int looks : new int[] {1, 30, 200}) ends(Games.named(id).orElseThrow(), looks, false);
  }

  @ParameterizedTest
  @MethodSource("fr.zizanie.players.Sitting#games")
  void it_ends_when_it_is_called_off(String id) {
    for (int looks : new int[] {0, 30, 200}) ends(Games.named(id).orElseThrow(), looks, true);
  }

  private static <S, V> void ends(Game<S, V> game, int looks, boolean calling) {
    var sitting = Sitting.begun(game, "budget");
    for (int ply = 0; ply < 24 && !sitting.over(); ply++) {
      if (ply % 4 == 0) {
        var machine = new Stub(looks, calling);
        var advice = sitting.agent(1).advise(sitting.view(), new Budget(MINUTE, 8, machine));
        assertThat(sitting.offered(advice.action())).isTrue();
        assertThat(machine.looked).isLessThanOrEqualTo(looks + FEW);
      }
      var quick = sitting.agent(5).advise(sitting.view(), Sitting.level(2));
      sitting = sitting.after(quick.action(), "budget");
    }
  }

  /** A machine that notes which threads help. */
  private record Noting(Machine machine, Set<Thread> helpers) implements Machine {
    @Override
    public long nanos() {
      return machine.nanos();
    }

    @Override
    public boolean cancelled() {
      return machine.cancelled();
    }

    @Override
    public int hands() {
      return machine.hands();
    }

    @Override
    public void together(IntConsumer part) {
      machine.together(hand -> {
        if (hand > 0) helpers.add(Thread.currentThread());
        part.accept(hand);
      });
    }
  }

  @ParameterizedTest
  @MethodSource("fr.zizanie.players.Sitting#games")
  void several_hands_end_together_with_something_offered(String id) {
    together(Games.named(id).orElseThrow());
  }

  private static <S, V> void together(Game<S, V> game) {
    var sitting = Sitting.begun(game, "hands");
    for (int ply = 0; ply < 8 && !sitting.over(); ply++) {
      var machine = new Noting(new Jvm(3), ConcurrentHashMap.newKeySet());
      var advice = sitting.agent(1).advise(sitting.view(), new Budget(30, 8, machine));
      assertThat(sitting.offered(advice.action())).isTrue();
      assertThat(machine.helpers).noneMatch(Thread::isAlive);
      sitting = sitting.after(advice.action(), "hands");
    }
  }

  @ParameterizedTest
  @MethodSource("fr.zizanie.players.Sitting#games")
  void several_hands_change_nothing_where_work_is_the_bound(String id) {
    same(Games.named(id).orElseThrow());
  }

  private static <S, V> void same(Game<S, V> game) {
    var sitting = Sitting.begun(game, "same");
    for (int ply = 0; ply < 6 && !sitting.over(); ply++) {
      var budget = new Budget(MINUTE, 4, Jvm.ONE);
      var advice = sitting.agent(1).advise(sitting.view(), budget);
      var several = sitting.agent(1).advise(sitting.view(), budget.on(new Jvm(3)));
      assertThat(several).isEqualTo(advice);
      sitting = sitting.after(advice.action(), "same");
    }
  }
}
