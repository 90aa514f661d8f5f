package fr.zizanie.testing.suite;

import fr.zizanie.testing.suite.results.Result;
import fr.zizanie.testing.suite.results.Tally;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Runs tests on a planted fault until one fails. */
final class Hunt {
  private static final int JVMS = 2;

  private final Path home;
  private final Orchard orchard;
  private final Options options;
  private final Set<String> broken = new TreeSet<>();

  Hunt(Path home, Orchard orchard, Options options) {
    this.home = home;
    this.orchard = orchard;
    this.options = options;
  }

  /** The first test that failed. */
  Optional<Result> run(Fault fault) throws IOException, InterruptedException {
    if (fault.hunters().getFirst().equals(Page.LANE)) return inPage();
    if (fault.hunters().getFirst().startsWith("e2e/")) return inBrowser(fault);
    return inJava(fault);
  }

  private Optional<Result> inJava(Fault fault) throws IOException, InterruptedException {
    Path planted = orchard.compile(fault);
    Optional<Result> found = firstFailure(plans(fault, planted));
    while (found.isPresent() && failsAnyway(found.get())) {
      broken.add(inClass(found.get()));
      found = firstFailure(plans(fault, planted));
    }
    return found;
  }

  /** Classes that fail without any fault, and therefore find none. */
  Set<String> broken() {
    return Set.copyOf(broken);
  }

  private List<ForkPlan> plans(Fault fault, Path planted) throws IOException {
    Durations durations = Durations.of(home);
    List<ForkPlan> plans = new ArrayList<>();
    for (String hunter : fault.hunters()) {
      Module module = new Module(home, hunter);
      List<String> classes = new ArrayList<>(nearest(module.classes(), fault, durations));
      classes.removeAll(broken);
      plans.add(ForkPlan.of(module, classes, List.of(planted), options));
    }
    return plans;
  }

  private boolean failsAnyway(Result found) throws IOException, InterruptedException {
    Module module = new Module(home, found.lane());
    List<String> alone = List.of(inClass(found));
    return firstFailure(List.of(ForkPlan.of(module, alone, List.of(), options))).isPresent();
  }

  private static String inClass(Result result) {
    return result.test().replaceFirst("[#$ ].*", "");
  }

  private Optional<Result> firstFailure(List<ForkPlan> plans) throws InterruptedException {
    Tally tally = new Tally();
    Forks forks = new Forks(new Ear(tally), true);
    plans.forEach(forks::offer);
    forks.noMore();
    List<Thread> places = new ArrayList<>();
    for (int i = 0; i < JVMS; i++) places.add(Thread.ofPlatform().start(() -> work(forks)));
    for (Thread place : places) place.join();
    return tally.failed().stream().findFirst();
  }

  private Optional<Result> inPage() throws IOException, InterruptedException {
    Tally tally = new Tally();
    Page page = new Page(home, options, tally::add);
    page.unitTests(orchard.web(), home.resolve("target/suite/planted.xml"));
    if (tally.failed().isEmpty()) page.types(orchard.web());
    return tally.failed().stream().findFirst();
  }

  private Optional<Result> inBrowser(Fault fault) throws IOException, InterruptedException {
    Path planted =
        fault.files().getFirst().startsWith("web/") ? orchard.page() : orchard.compile(fault);
    String serve = Files.readString(home.resolve("testbed/target/command")).strip();
    Map<String, String> environment =
        Map.of("ZIZANIE_SERVE", serve.replace(" -cp ", " -cp " + planted + File.pathSeparator));
    List<String> words = new ArrayList<>(fault.hunters());
    words.add("-x");
    Tally tally = new Tally();
    new Browser(home, options, tally::add)
        .run(home.resolve("target/suite/planted.xml"), line -> {}, environment, words);
    return tally.failed().stream().findFirst();
  }

  /** The tests nearest to what was changed come first, by package and name; long ones last. */
  private static List<String> nearest(List<String> classes, Fault fault, Durations durations) {
    List<String> changed = fault.files().stream().map(Hunt::className).toList();
    Comparator<String> near =
        Comparator.comparingInt(
            name -> changed.stream().mapToInt(one -> common(one, name)).max().orElse(0));
    return classes.stream()
        .sorted(
            Comparator.comparing(durations::lengthy)
                .thenComparing(near.reversed())
                .thenComparing(Comparator.naturalOrder()))
        .toList();
  }

  private static String className(String file) {
    int java = file.indexOf("/java/");
    return java < 0
        ? ""
        : file.substring(java + "/java/".length()).replace(".java", "").replace('/', '.');
  }

  /** How long the common beginning is. */
  static int common(String one, String other) {
    int length = Math.min(one.length(), other.length());
    for (int at = 0; at < length; at++) if (one.charAt(at) != other.charAt(at)) return at;
    return length;
  }

  private static void work(Forks forks) {
    try {
      forks.work();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private record Ear(Tally tally) implements Forks.Ear {
    @Override
    public void began(String lane, String inClass) {}

    @Override
    public void ended(Result result) {
      tally.add(result);
    }

    @Override
    public void done(String lane, String inClass, long millis) {}

    @Override
    public void over(String lane) {}
  }
}
