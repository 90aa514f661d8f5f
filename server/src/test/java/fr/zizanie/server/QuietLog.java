package fr.zizanie.server;

import java.lang.reflect.AnnotatedElement;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Fails a test during which something was logged that it hadn't announced. */
public final class QuietLog implements AfterEachCallback, AfterAllCallback {
  @Override
  public void afterEach(ExtensionContext context) {
    check(Stream.of(context.getRequiredTestClass(), context.getRequiredTestMethod()));
  }

  @Override
  public void afterAll(ExtensionContext context) {
    check(Stream.of(context.getRequiredTestClass()));
  }

  private static void check(Stream<AnnotatedElement> announcing) {
    Unannounced.check(
        announcing
            .flatMap(each -> Stream.of(each.getAnnotationsByType(Announces.class)))
            .flatMap(each -> Stream.of(each.value()))
            .collect(Collectors.toUnmodifiableSet()));
  }
}
