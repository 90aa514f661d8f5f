package fr.zizanie.testing.suite;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** All tests side by side: JVMs that run Java's, the page's checks, the browser's tests. */
final class Lanes {
  private static final Pattern STEP = Pattern.compile("^browser: (\\d+ of \\d+)$");

  private final Path home;
  private final Options options;
  private final Progress progress;
  private final Durations durations;
  private final Forks forks;
  private final CountDownLatch program = new CountDownLatch(1);
  private final CountDownLatch all = new CountDownLatch(1);

  Lanes(Path home, Options options, Progress progress, Durations durations) {
    this.home = home;
    this.options = options;
    this.progress = progress;
    this.durations = durations;
    this.forks = new Forks(progress, false);
    List<String> known = new ArrayList<>(Module.NAMES);
    known.addAll(List.of(Page.LANE, Page.STYLE, Browser.LANE));
    for (String name : options.only()) {
      if (known.contains(name)) continue;
      throw new IllegalArgumentException(
          "no lane is called " + name + "; there are " + String.join(", ", known));
    }
  }

  /** Runs all that the options want, beside the build where one is needed. */
  void run(boolean build) throws IOException, InterruptedException {
    List<Callable<Void>> lanes = new ArrayList<>();
    lanes.add(() -> build(build));
    lanes.add(forks::work);
    lanes.add(this::second);
    lanes.add(this::page);
    lanes.add(this::style);
    lanes.add(this::browser);
    ExecutorService threads =
        Executors.newFixedThreadPool(lanes.size(), Thread.ofPlatform().daemon().factory());
    ExecutorCompletionService<Void> ends = new ExecutorCompletionService<>(threads);
    lanes.forEach(ends::submit);
    for (int i = 0; i < lanes.size(); i++) {
      try {
        ends.take().get();
      } catch (ExecutionException e) {
        if (e.getCause() instanceof Build.Broken broken) throw broken;
        throw new IOException(e.getCause());
      }
    }
    threads.shutdown();
    durations.save();
  }

  private Void build(boolean needed) throws IOException, InterruptedException {
    if (needed) {
      progress.began("build", "Maven");
      new Build(home).run(this::built);
      progress.over("build");
    } else {
      for (String name : Module.NAMES) built(new Module(home, name));
    }
    all.countDown();
    forks.noMore();
    return null;
  }

  private void built(Module module) {
    if (module.name().equals("browser")) program.countDown();
    if (!options.wants(module.name())) return;
    try {
      List<String> classes = durations.order(module.classes(), options);
      if (!classes.isEmpty()) forks.offer(ForkPlan.of(module, classes, List.of(), options));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  /** A second JVM would keep the build, on which the browser waits, from its processors. */
  private Void second() throws IOException, InterruptedException {
    all.await();
    return forks.work();
  }

  private Void page() throws IOException, InterruptedException {
    Page page = new Page(home, options, progress::ended);
    boolean wanted = options.wants(Page.LANE);
    if (wanted) {
      progress.began(Page.LANE, "format");
      page.libraries();
      page.format();
    }
    // The page has the program of a device, and its types follow the records of sheets.
    program.await();
    if (wanted || options.wants(Browser.LANE)) {
      progress.began(Page.LANE, "build");
      page.build();
    }
    if (!wanted) return null;
    progress.began(Page.LANE, "types");
    page.types();
    progress.began(Page.LANE, "unit tests");
    page.unitTests(home.resolve("web"), home.resolve("target/suite/page.xml"));
    page.size();
    progress.over(Page.LANE);
    return null;
  }

  private Void style() throws IOException, InterruptedException {
    all.await();
    if (!options.wants(Page.STYLE)) return null;
    progress.began(Page.STYLE, "spotless");
    new Page(home, options, progress::ended).javaFormat();
    progress.over(Page.STYLE);
    return null;
  }

  private Void browser() throws IOException, InterruptedException {
    all.await();
    if (!options.wants(Browser.LANE)) return null;
    progress.began(Browser.LANE, "starts");
    new Browser(home, options, progress::ended)
        .run(home.resolve("target/suite/browser.xml"), this::step, Map.of(), List.of());
    progress.over(Browser.LANE);
    return null;
  }

  private void step(String line) {
    Matcher step = STEP.matcher(line);
    if (step.find()) progress.began(Browser.LANE, step.group(1));
  }
}
