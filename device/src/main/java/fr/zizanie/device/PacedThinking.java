package fr.zizanie.device;

import fr.zizanie.players.Players;
import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.agent.Preparing;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.trait.Secretive;
import fr.zizanie.table.live.TellingPace;
import fr.zizanie.table.live.Thinker;
import fr.zizanie.table.live.Thought;
import fr.zizanie.table.seat.PlayerId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * The computer of a device. It thinks elsewhere, one thought after the other, and tells here with a
 * server's manners: at its {@link TellingPace} where something is hidden, and by lot where it
 * fails.
 */
public final class PacedThinking {
  /** Where it thinks: each question under a number, whose answer comes by {@link #thought}. */
  public interface Elsewhere {
    /** Has a question thought about; somebody waits for one that is {@code urgent}. */
    void think(int number, String question, boolean urgent);

    /** Nobody waits for that answer any more. */
    void cancel(int number);
  }

  private final Elsewhere elsewhere;
  private final LongSupplier millis;
  private final RandomGenerator lot;
  private final Map<Integer, Asked<?>> asked = new TreeMap<>();
  private int last;

  /** Nothing is thought about; {@code millis} are milliseconds since 1970. */
  public PacedThinking(Elsewhere elsewhere, LongSupplier millis, RandomGenerator lot) {
    this.elsewhere = elsewhere;
    this.millis = millis;
    this.lot = lot;
  }

  /** {@return who thinks about one game; {@code saved} gives it as it stands} */
  public Thinker of(Supplier<String> saved) {
    return new OfGame(saved);
  }

  /** Takes what came of a question; an empty text says that thinking failed. */
  public void thought(int number, String advice) {
    var one = asked.get(number);
    if (one != null) one.answered(advice);
  }

  /** {@return when something is to be told, in milliseconds since 1970; or never} */
  public long due() {
    return asked.values().stream().mapToLong(one -> one.due).min().orElse(Long.MAX_VALUE);
  }

  /** Tells what is to be told by then. */
  public void ring(long now) {
    for (var one : List.copyOf(asked.values()))
      if (one.due <= now && asked.containsKey(one.number)) one.tell();
  }

  /** When something is told: at once when it is known, not before a time, or at that time. */
  private enum Manner {
    AT_ONCE,
    STEPPED,
    PUNCTUAL
  }

  /** A question, until what came of it is told. */
  private final class Asked<T> implements Thought {
    final int number = ++last;
    long due = Long.MAX_VALUE;
    private final long begun = millis.getAsLong();
    private final String question;
    private final Manner manner;
    private final int drawn;
    private final Function<ThoughtAdvice, T> read;
    private final Supplier<T> instead;
    private final Consumer<T> then;
    private Optional<T> advice = Optional.empty();
    private boolean answered;
    private int tries;

    Asked(
        ThoughtQuestion question,
        Manner manner,
        int drawn,
        Function<ThoughtAdvice, T> read,
        Supplier<T> instead,
        Consumer<T> then) {
      this.question = question.json();
      this.manner = manner;
      this.drawn = drawn;
      this.read = read;
      this.instead = instead;
      this.then = then;
      if (manner == Manner.PUNCTUAL) due = begun + drawn;
    }

    Thought ask() {
      asked.put(number, this);
      again();
      return this;
    }

    private void again() {
      tries++;
      elsewhere.think(number, question, manner == Manner.PUNCTUAL);
    }

    void answered(String text) {
      advice = understood(text);
      if (advice.isEmpty() && tries < TellingPace.TRIES) again();
      else found();
    }

    private Optional<T> understood(String text) {
      try {
        return text.isEmpty()
            ? Optional.empty()
            : Optional.of(read.apply(ThoughtAdvice.read(text)));
      } catch (RuntimeException _) {
        return Optional.empty();
      }
    }

    private void found() {
      answered = true;
      switch (manner) {
        case AT_ONCE -> tell();
        case STEPPED ->
            due = begun + TellingPace.told(millis.getAsLong() - begun, drawn, TellingPace.STEP);
        case PUNCTUAL -> {}
      }
    }

    void tell() {
      cancel();
      then.accept(advice.orElseGet(instead));
    }

    @Override
    public void cancel() {
      if (asked.remove(number) != null && !answered) elsewhere.cancel(number);
    }

    @Override
    public int before() {
      return answered
          ? 0
          : (int)
              asked.values().stream().filter(one -> one.number < number && !one.answered).count();
    }
  }

  private Advice lot(List<List<Choice>> offered) {
    return new Advice(offered.get(lot.nextInt(offered.size())), 0, 0);
  }

  private ThoughtQuestion question(
      ThoughtQuestion.Kind kind, int level, long most, Supplier<String> saved) {
    return new ThoughtQuestion(kind, level, (int) most, lot.nextLong(), saved.get());
  }

  private final class OfGame implements Thinker {
    private final Supplier<String> saved;

    OfGame(Supplier<String> saved) {
      this.saved = saved;
    }

    @Override
    public <S, V> Thought think(
        PlayerId owner,
        Game<S, V> game,
        V view,
        Supplier<List<List<Choice>>> offered,
        int level,
        Consumer<Advice> then) {
      boolean hides = game instanceof Secretive<S, V>;
      boolean highest = Players.highest(game, level);
      int drawn = hides ? TellingPace.move(highest ? Budget.LEVELS : level, lot) : 0;
      long most = highest ? Budget.HIGHEST : Budget.PATIENCE;
      return new Asked<>(
              question(ThoughtQuestion.Kind.THINK, level, most, saved),
              hides ? Manner.STEPPED : Manner.AT_ONCE,
              drawn,
              ThoughtAdvice::advice,
              () -> lot(offered.get()),
              then)
          .ask();
    }

    @Override
    public <S, V> Thought answer(
        PlayerId owner,
        Game<S, V> game,
        V view,
        List<List<Choice>> offered,
        int level,
        Consumer<Advice> then) {
      int drawn = TellingPace.answer(lot);
      return new Asked<>(
              question(ThoughtQuestion.Kind.ANSWER, level, TellingPace.ANSWER_MILLIS, saved),
              Manner.PUNCTUAL,
              drawn,
              ThoughtAdvice::advice,
              () -> lot(offered),
              then)
          .ask();
    }

    @Override
    public <V> Thought prepare(
        PlayerId owner, Preparing<V> agent, V view, Consumer<List<List<Choice>>> then) {
      return new Asked<>(
              question(ThoughtQuestion.Kind.PREPARE, 1, TellingPace.ANSWER_MILLIS, saved),
              Manner.AT_ONCE,
              0,
              ThoughtAdvice::actions,
              List::of,
              then)
          .ask();
    }
  }
}
