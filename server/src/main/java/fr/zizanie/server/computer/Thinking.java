package fr.zizanie.server.computer;

import fr.zizanie.players.Players;
import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.agent.Agent;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.agent.Preparing;
import fr.zizanie.players.machine.Jvm;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.trait.Secretive;
import fr.zizanie.server.time.MachineTime;
import fr.zizanie.table.live.TellingPace;
import fr.zizanie.table.live.Thinker;
import fr.zizanie.table.live.Thought;
import fr.zizanie.table.seat.PlayerId;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Where the computer thinks. Players take turns, each with one move or answer after the other, and
 * quick levels have threads of their own, so that nobody can keep it from the others.
 */
public final class Thinking implements Thinker, AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Thinking.class);

  private static final String FAILED = "agent failed";

  private final Opponents opponents;
  private final ThinkingPace pace;
  private final Threads threads;
  private final FairPool answering;
  private final FairPool quick;
  private final FairPool deep;

  /** How many quick levels look for a move at a time. */
  private final Semaphore looking = new Semaphore(Threads.EACH, true);

  /** Thinks at the usual pace, by the clock of the machine. */
  public Thinking() {
    this(ThinkingPace.usual(new MachineTime()));
  }

  /** Thinks at a pace. */
  public Thinking(ThinkingPace pace) {
    this(Players::of, pace, Threads.ofMachine());
  }

  /** The same with opponents and threads of other kinds. */
  public Thinking(Opponents opponents, ThinkingPace pace, Threads threads) {
    this.opponents = opponents;
    this.pace = pace;
    this.threads = threads;
    answering = new FairPool(threads.answering());
    quick = new FairPool(threads.quick());
    deep = new FairPool(threads.deep());
  }

  /**
   * Thinks about the view of the seat to act, then tells what it would do. An agent that fails is
   * asked once more, then one of the actions {@code offered} is drawn. Where something is hidden it
   * tells at its {@link ThinkingPace}, and thinks about nothing else before, so that the wait of
   * others tells nothing either. Cancelling stops it; then it may still tell.
   */
  @Override
  public <S, V> Thought think(
      PlayerId owner,
      Game<S, V> game,
      V view,
      Supplier<List<List<Choice>>> offered,
      int level,
      Consumer<Advice> then) {
    Agent<V> agent = opponents.of(game).orElseThrow();
    boolean slow = Players.highest(game, level);
    var budget = Players.budget(game, level).on(slow ? Threads.DEEP : Jvm.ONE);
    var pool = slow ? deep : quick;
    return pool.submit(
        owner,
        () -> {
          long begun = pace.now();
          int millis =
              game instanceof Secretive<S, V> ? pace.move(slow ? Budget.LEVELS : level) : 0;
          var advice = slow ? tried(agent, view, budget) : looked(agent, view, budget);
          if (millis > 0) pace.told(begun, millis);
          then.accept(advice.orElseGet(() -> lot(offered.get())));
          return true;
        });
  }

  private <V> Optional<Advice> looked(Agent<V> agent, V view, Budget budget)
      throws InterruptedException {
    looking.acquire();
    try {
      return tried(agent, view, budget);
    } finally {
      looking.release();
    }
  }

  private static <V> Optional<Advice> tried(Agent<V> agent, V view, Budget budget) {
    Optional<Advice> advice = Optional.empty();
    for (int k = 0; k < TellingPace.TRIES && advice.isEmpty(); k++)
      advice = advice(agent, view, budget);
    return advice;
  }

  private static <V> Optional<Advice> advice(Agent<V> agent, V view, Budget budget) {
    try {
      return Optional.of(agent.advise(view, budget));
    } catch (RuntimeException | StackOverflowError e) {
      LOG.atError().addKeyValue("agent", agent.getClass().getName()).setCause(e).log(FAILED);
      return Optional.empty();
    }
  }

  /** Tells what the computer prepares for the other side in its view, or nothing if it failed. */
  @Override
  public <V> Thought prepare(
      PlayerId owner, Preparing<V> agent, V view, Consumer<List<List<Choice>>> then) {
    return quick.submit(
        owner,
        () -> {
          then.accept(prepared(agent, view));
          return true;
        });
  }

  private static <V> List<List<Choice>> prepared(Preparing<V> agent, V view) {
    try {
      return agent.prepared(view, Jvm.ONE);
    } catch (RuntimeException | StackOverflowError e) {
      LOG.atError().setCause(e).log(FAILED);
      return List.of();
    }
  }

  /**
   * Answers after a pause that tells nothing: it is drawn before anything is looked at, and what
   * isn't thought out by then is drawn by lot. {@code offered} are the answers there are.
   */
  @Override
  public <S, V> Thought answer(
      PlayerId owner,
      Game<S, V> game,
      V view,
      List<List<Choice>> offered,
      int level,
      Consumer<Advice> then) {
    long due = pace.now() + pace.answer() * ThinkingPace.NANOS;
    Agent<V> agent = opponents.of(game).orElseThrow();
    var budget = new Budget(TellingPace.ANSWER_MILLIS, level);
    var thought = answering.submit(owner, () -> agent.advise(view, budget)).work();
    var told =
        threads
            .pausing()
            .submit(() -> {
              pace.due(due, thought);
              then.accept(thoughtOf(thought).orElseGet(() -> lot(offered)));
              return true;
            });
    return new QueuedThought<>(told, () -> 0);
  }

  private static Optional<Advice> thoughtOf(Future<Advice> thought) {
    if (thought.state() == Future.State.SUCCESS) return Optional.of(thought.resultNow());
    if (thought.state() == Future.State.FAILED)
      LOG.atError().setCause(thought.exceptionNow()).log(FAILED);
    thought.cancel(true);
    return Optional.empty();
  }

  private static Advice lot(List<List<Choice>> offered) {
    int drawn = ThreadLocalRandom.current().nextInt(offered.size());
    return new Advice(offered.get(drawn), 0, 0);
  }

  /** {@return how long is waited for it to begin} */
  public Waits waits() {
    return answering.waits().plus(quick.waits()).plus(deep.waits());
  }

  @Override
  public void close() {
    threads.close();
  }
}
