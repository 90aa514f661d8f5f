package fr.zizanie.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Which share of an iteration the measured thread had a processor: less than 1 on a busy machine.
 */
public final class ProcessorTime implements InternalProfiler {
  static final String SHARE = "processor.share";

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private long processor;
  private long clock;

  @Override
  public String getDescription() {
    return "Processor time of the measured thread by the clock";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    processor = processor();
    clock = System.nanoTime();
  }

  @Override
  public List<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    double passed = System.nanoTime() - clock;
    double share = (processor() - processor) / passed;
    return List.of(new ScalarResult(SHARE, share, "share", AggregationPolicy.AVG));
  }

  private static long processor() {
    long sum = 0;
    for (ThreadInfo thread : THREADS.getThreadInfo(THREADS.getAllThreadIds()))
      if (thread != null && thread.getThreadName().contains("jmh-worker"))
        sum += Math.max(0, THREADS.getThreadCpuTime(thread.getThreadId()));
    return sum;
  }
}
