package fr.zizanie.server.meeting;

import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.meeting.Meeting;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/** A store of which it is noticed that it is asked about those who meet. */
final class Asked {
  private Asked() {}

  /** {@return the store, which runs something before each answer about those who meet} */
  static Store before(Store store, Runnable run) {
    var meeting =
        of(
            Meeting.class,
            (method, values) -> {
              run.run();
              return called(method, store.meeting(), values);
            });
    return of(
        Store.class,
        (method, values) ->
            method.getName().equals("meeting") ? meeting : called(method, store, values));
  }

  private interface Call {
    Object answer(Method method, Object[] values) throws Throwable;
  }

  private static <T> T of(Class<T> type, Call call) {
    var loader = type.getClassLoader();
    return type.cast(
        Proxy.newProxyInstance(
            loader, new Class<?>[] {type}, (_, method, values) -> call.answer(method, values)));
  }

  private static Object called(Method method, Object on, Object[] values) throws Throwable {
    try {
      return method.invoke(on, values);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }
}
