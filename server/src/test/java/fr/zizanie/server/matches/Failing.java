package fr.zizanie.server.matches;

import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.matches.MatchStore;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Set;

/** A store that fails as often as a test says, before or after it has written. */
final class Failing {
  private final Store real;

  /** How many appends go well before the next that fail. */
  int after;

  /** How many of the next appends fail. */
  int appends;

  /** How many of the next appends fail although they have written. */
  int answers;

  /** How many of the next looks at a match fail. */
  int reads;

  Failing(Store real) {
    this.real = real;
  }

  Store store() {
    return between(
        Store.class,
        (_, method, args) ->
            method.getName().equals("matches") ? matches() : answer(real, method, args));
  }

  private MatchStore matches() {
    var matches = real.matches();
    return between(MatchStore.class, (_, method, args) -> asked(matches, method, args));
  }

  private static <T> T between(Class<T> port, InvocationHandler answers) {
    return port.cast(Proxy.newProxyInstance(port.getClassLoader(), new Class<?>[] {port}, answers));
  }

  private Object asked(MatchStore matches, Method method, Object[] args) throws Throwable {
    boolean append = method.getName().equals("append");
    if (append && after > 0) after--;
    else if (append && appends > 0) {
      appends--;
      throw new IllegalStateException("the disk is full");
    }
    if (Set.of("match", "later").contains(method.getName()) && reads > 0) {
      reads--;
      throw new IllegalStateException("nobody answers");
    }
    Object answer = answer(matches, method, args);
    if (append && answers > 0) {
      answers--;
      throw new IllegalStateException("the line broke");
    }
    return answer;
  }

  private static Object answer(Object of, Method method, Object[] args) throws Throwable {
    try {
      return method.invoke(of, args);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }
}
