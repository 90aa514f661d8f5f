package fr.zizanie.testing.fork;

import fr.zizanie.testing.suite.results.Outcome;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/** Tells of each test of one class as it ends. */
final class Reports implements TestExecutionListener {
  /** Hears of tests. */
  @FunctionalInterface
  interface Ear {
    void ended(String test, Outcome outcome, long millis, String detail);
  }

  private final Ear ear;
  private final String inClass;
  private final Map<String, Long> started = new ConcurrentHashMap<>();
  private Optional<TestPlan> plan = Optional.empty();
  private volatile boolean failed;

  Reports(String inClass, Ear ear) {
    this.inClass = inClass;
    this.ear = ear;
  }

  boolean failed() {
    return failed;
  }

  @Override
  public void testPlanExecutionStarted(TestPlan plan) {
    this.plan = Optional.of(plan);
  }

  @Override
  public void executionStarted(TestIdentifier test) {
    started.put(test.getUniqueId(), System.nanoTime());
  }

  @Override
  public void executionSkipped(TestIdentifier test, String reason) {
    long tests =
        plan.stream()
            .flatMap(p -> p.getDescendants(test).stream())
            .filter(TestIdentifier::isTest)
            .count();
    for (long i = 0; i < Math.max(1, tests); i++) ear.ended(name(test), Outcome.SKIPPED, 0, reason);
  }

  @Override
  public void executionFinished(TestIdentifier test, TestExecutionResult result) {
    boolean broken = result.getStatus() == Status.FAILED;
    if (!test.isTest() && !broken) return;
    failed |= broken;
    Outcome outcome =
        switch (result.getStatus()) {
          case SUCCESSFUL -> Outcome.PASSED;
          case FAILED -> Outcome.FAILED;
          case ABORTED -> Outcome.SKIPPED;
        };
    long since = started.getOrDefault(test.getUniqueId(), System.nanoTime());
    long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - since);
    ear.ended(name(test), outcome, millis, result.getThrowable().map(Reports::trace).orElse(""));
  }

  /** Class and method; and what it was called with where it runs several times. */
  private String name(TestIdentifier test) {
    Optional<MethodSource> method = method(test);
    if (method.isEmpty()) return inClass;
    String name = method.get().getClassName() + "#" + method.get().getMethodName();
    Optional<TestIdentifier> parent = plan.flatMap(p -> p.getParent(test));
    boolean several = parent.flatMap(this::method).isPresent();
    return several ? name + " " + test.getDisplayName() : name;
  }

  private Optional<MethodSource> method(TestIdentifier test) {
    Optional<TestIdentifier> at = Optional.of(test);
    while (at.isPresent()) {
      if (at.get().getSource().orElse(null) instanceof MethodSource source)
        return Optional.of(source);
      TestIdentifier here = at.get();
      at = plan.flatMap(p -> p.getParent(here));
    }
    return Optional.empty();
  }

  private static String trace(Throwable thrown) {
    StringWriter text = new StringWriter();
    thrown.printStackTrace(new PrintWriter(text));
    return String.join("\n", text.toString().lines().filter(line -> !machinery(line)).toList());
  }

  private static boolean machinery(String line) {
    return line.startsWith("\tat org.junit.")
        || line.startsWith("\tat java.base/jdk.internal.reflect.");
  }
}
