package fr.zizanie.server.operate;

import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.server.computer.Waits;
import fr.zizanie.server.mail.MailCounts;
import fr.zizanie.server.store.Writing;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.FileDescriptorMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;

/**
 * What is counted and timed, as Prometheus reads it. Labels come from closed lists: no ids, no
 * names, no addresses.
 */
public final class Metrics implements AutoCloseable {
  private static final double NANOS = 1e9;

  /** Where the slots of the moves' histogram end. */
  private static final Duration[] SLOTS = {
    Duration.ofMillis(2),
    Duration.ofMillis(5),
    Duration.ofMillis(10),
    Duration.ofMillis(20),
    Duration.ofMillis(50),
    Duration.ofMillis(100),
    Duration.ofMillis(500),
    Duration.ofSeconds(2)
  };

  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final JvmGcMetrics collections = new JvmGcMetrics();
  private final Timer moves =
      Timer.builder("zizanie.moves")
          .description("moves and events that were accepted, from heard to stored")
          .serviceLevelObjectives(SLOTS)
          .register(registry);

  /** Metrics of a process that holds nothing yet. */
  public Metrics() {
    collections.bindTo(registry);
    new JvmMemoryMetrics().bindTo(registry);
    new JvmThreadMetrics().bindTo(registry);
    new ProcessorMetrics().bindTo(registry);
    new UptimeMetrics().bindTo(registry);
    new FileDescriptorMetrics().bindTo(registry);
  }

  /** Shows a number as it is at the moment of asking. */
  public void gauge(String name, String description, Supplier<Number> value) {
    Gauge.builder(name, value).description(description).register(registry);
  }

  /** Shows a number that only grows, as it is at the moment of asking. */
  private <T> void counter(String name, Supplier<T> source, ToDoubleFunction<T> value) {
    FunctionCounter.builder(name, source, s -> value.applyAsDouble(s.get())).register(registry);
  }

  /** Shows what a store has written. */
  public void writing(Supplier<Writing> store) {
    counter("zizanie.store.commits", store, Writing::commits);
    counter("zizanie.store.writes", store, Writing::writes);
    counter("zizanie.store.commit.seconds", store, w -> w.nanos() / NANOS);
    counter("zizanie.store.failures", store, Writing::failures);
    gauge("zizanie.store.waiting", "writes that wait", () -> store.get().waiting());
  }

  /** Shows how long is waited for the computer. */
  public void thinking(Supplier<Waits> computer) {
    counter("zizanie.thinking.turns", computer, Waits::begun);
    counter("zizanie.thinking.wait.seconds", computer, w -> w.nanos() / NANOS);
    gauge("zizanie.thinking.waiting", "computer's turns that wait", () -> computer.get().waiting());
  }

  /** Shows how letters fare. */
  public void mail(Supplier<MailCounts> post) {
    counter("zizanie.mail.sent", post, MailCounts::sent);
    counter("zizanie.mail.failures", post, MailCounts::failed);
    counter("zizanie.mail.lost", post, MailCounts::lost);
    gauge("zizanie.mail.waiting", "letters that wait", () -> post.get().waiting());
  }

  /** {@return what came of a move, which was measured if it was {@code taken}} */
  public <T> T move(Supplier<T> move, Predicate<T> taken) {
    long began = System.nanoTime();
    var answer = move.get();
    if (taken.test(answer)) moves.record(since(began));
    return answer;
  }

  private static Duration since(long began) {
    return Duration.ofNanos(System.nanoTime() - began);
  }

  /** Counts a refusal. */
  public void refused(Reason reason) {
    registry.counter("zizanie.refusals", "reason", reason.code()).increment();
  }

  /** Counts matches that were deleted. */
  public void forgot(int matches) {
    registry.counter("zizanie.matches.forgotten").increment(matches);
  }

  /** Counts a request that was answered with an HTTP status and began then. */
  public void answered(int status, long beganNanos) {
    registry.timer("zizanie.requests", "status", status / 100 + "xx").record(since(beganNanos));
  }

  /** {@return everything, in Prometheus' text format} */
  String text() {
    return registry.scrape();
  }

  @Override
  public void close() {
    collections.close();
    registry.close();
  }
}
