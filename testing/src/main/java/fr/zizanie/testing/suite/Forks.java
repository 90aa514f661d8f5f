package fr.zizanie.testing.suite;

import fr.zizanie.testing.suite.results.Outcome;
import fr.zizanie.testing.suite.results.Result;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Test JVMs side by side: each takes a plan that has been offered, in the order of {@link
 * Module#NAMES}.
 */
final class Forks {
  /** Hears what the forks do. */
  interface Ear {
    void began(String lane, String inClass);

    void ended(Result result);

    void done(String lane, String inClass, long millis);

    /** No class of the lane is left. */
    void over(String lane);
  }

  private final Ear ear;
  private final boolean toFirstFailure;
  private final List<ForkPlan> plans = new ArrayList<>();
  private final Map<ForkPlan, Integer> busy = new LinkedHashMap<>();
  private final List<Child> children = new ArrayList<>();
  private boolean noMore;
  private boolean stopped;

  Forks(Ear ear, boolean toFirstFailure) {
    this.ear = ear;
    this.toFirstFailure = toFirstFailure;
  }

  synchronized void offer(ForkPlan plan) {
    plans.add(plan);
    plans.sort(Comparator.comparingInt(one -> Module.NAMES.indexOf(one.lane())));
    notifyAll();
  }

  synchronized void noMore() {
    noMore = true;
    notifyAll();
  }

  /** Takes no further class and ends what runs. */
  synchronized void stop() {
    stopped = true;
    plans.forEach(plan -> plan.classes().drop());
    children.forEach(Child::kill);
    notifyAll();
  }

  /** One place: runs plans until no more come. */
  Void work() throws IOException, InterruptedException {
    Optional<ForkPlan> plan = take();
    while (plan.isPresent()) {
      fork(plan.get());
      leave(plan.get());
      plan = take();
    }
    return null;
  }

  private synchronized Optional<ForkPlan> take() throws InterruptedException {
    while (true) {
      for (ForkPlan plan : plans) {
        int here = busy.getOrDefault(plan, 0);
        if (plan.classes().none() || here >= plan.most()) continue;
        busy.put(plan, here + 1);
        return Optional.of(plan);
      }
      if (stopped || (noMore && plans.stream().allMatch(plan -> plan.classes().none())))
        return Optional.empty();
      wait();
    }
  }

  private synchronized void leave(ForkPlan plan) {
    int here = busy.merge(plan, -1, Integer::sum);
    if (here == 0 && plan.classes().none()) ear.over(plan.lane());
    notifyAll();
  }

  private void fork(ForkPlan plan) throws IOException, InterruptedException {
    Child child = Child.start(plan.folder(), Map.of(), plan.command());
    synchronized (this) {
      children.add(child);
      if (stopped) child.kill();
    }
    try {
      Optional<String> next = plan.classes().next();
      while (next.isPresent()) {
        ear.began(plan.lane(), next.get());
        order(child, next.get());
        if (!heard(child, plan, next.get())) return;
        next = plan.classes().next();
      }
    } finally {
      synchronized (this) {
        children.remove(child);
      }
    }
    order(child, "");
    while (child.line().isPresent()) {}
    child.end();
  }

  /** Names the next class; none when there are no more. */
  private static void order(Child child, String inClass) {
    try {
      child.input().write(inClass + "\n");
      child.input().flush();
    } catch (IOException e) {
      // A JVM that has ended says why, or was stopped.
    }
  }

  /** Hears a class to its end; false if its JVM ended before. */
  private boolean heard(Child child, ForkPlan plan, String inClass)
      throws IOException, InterruptedException {
    long since = System.nanoTime();
    List<Event.Ended> failed = new ArrayList<>();
    List<String> noise = new ArrayList<>();
    Optional<String> line = child.line();
    while (line.isPresent()) {
      switch (Event.of(line.get()).orElse(null)) {
        case null -> noise.add(line.get());
        case Event.Ended ended when ended.outcome() == Outcome.FAILED -> failed.add(ended);
        case Event.Ended ended -> ear.ended(result(plan, ended, ""));
        case Event.Done done -> {
          tell(plan, failed, done.printed(), noise);
          ear.done(plan.lane(), inClass, (System.nanoTime() - since) / 1_000_000);
          return true;
        }
      }
      line = child.line();
    }
    int code = child.end();
    if (stopped()) return false;
    String detail = "the JVM ended with code " + code + " while this class ran";
    failed.add(new Event.Ended(inClass, Outcome.FAILED, 0, detail));
    tell(plan, failed, "", noise);
    return false;
  }

  private void tell(ForkPlan plan, List<Event.Ended> failed, String printed, List<String> noise) {
    String all = (printed + "\n" + String.join("\n", noise)).strip();
    for (Event.Ended one : failed)
      ear.ended(result(plan, one, all.isEmpty() ? "" : "\nIt printed:\n" + all));
    if (toFirstFailure && !failed.isEmpty()) stop();
  }

  private static Result result(ForkPlan plan, Event.Ended ended, String printed) {
    return new Result(
        plan.lane(),
        ended.test(),
        ended.outcome(),
        ended.millis(),
        ended.detail() + printed,
        plan.again(ended.test()));
  }

  private synchronized boolean stopped() {
    return stopped;
  }
}
