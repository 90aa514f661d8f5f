package fr.zizanie.server.matches;

import fr.zizanie.server.store.Store;
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
    return (Store)
        Proxy.newProxyInstance(
            Store.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (_, method, args) -> asked(method, args));
  }

  private Object asked(Method method, Object[] args) throws Throwable {
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
    try {
      Object answer = method.invoke(real, args);
      if (append && answers > 0) {
        answers--;
        throw new IllegalStateException("the line broke");
      }
      return answer;
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }
}
