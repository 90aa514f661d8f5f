package fr.zizanie.rules.core.match;

import fr.zizanie.rules.core.Game;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.LinkedHashSet;
import java.util.concurrent.atomic.AtomicLong;

/** A game that counts how many choices were made on its states. */
public final class Counted {
  private final Game<?, ?> real;
  private final AtomicLong applied = new AtomicLong();

  private Counted(Game<?, ?> real) {
    this.real = real;
  }

  /** A game like another, and its counter. */
  public record Pair<S, V>(Game<S, V> game, AtomicLong applied) {}

  /** {@return a game that plays like {@code real} under its default options} */
  @SuppressWarnings("unchecked") // it does what the real one does
  public static <S, V> Pair<S, V> of(Game<S, V> real) {
    var counted = new Counted(real);
    var types = new LinkedHashSet<Class<?>>();
    for (Class<?> type : real.getClass().getInterfaces()) types.add(type);
    var game =
        (Game<S, V>)
            Proxy.newProxyInstance(
                Counted.class.getClassLoader(), types.toArray(Class<?>[]::new), counted::asked);
    return new Pair<>(game, counted.applied);
  }

  private Object asked(Object self, Method method, Object[] args) throws Throwable {
    if (method.getName().equals("agreed")) return self;
    if (method.getName().equals("apply")) applied.incrementAndGet();
    try {
      return method.invoke(real, args);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }
}
