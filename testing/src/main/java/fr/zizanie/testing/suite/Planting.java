package fr.zizanie.testing.suite;

import fr.zizanie.testing.suite.results.Console;
import fr.zizanie.testing.suite.results.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Plants each fault of {@code testing/planted} by itself and says which test found it. */
final class Planting {
  private final Path home;
  private final Console console;
  private final Options options;

  Planting(Path home, Console console, Options options) {
    this.home = home;
    this.console = console;
    this.options = options;
  }

  /** Whether every fault was found. */
  boolean run() throws IOException, InterruptedException {
    String commit = Commit.of(home);
    List<Fault> faults = faults();
    List<Find> finds = new ArrayList<>(kept(commit));
    List<Fault> left =
        faults.stream()
            .filter(fault -> finds.stream().noneMatch(find -> find.fault().equals(fault.name())))
            .toList();
    Set<String> broken = Set.of();
    if (!left.isEmpty()) {
      console.say("building");
      new Build(home).run(module -> {});
      Orchard orchard = Orchard.copy(home);
      Hunt hunt = new Hunt(home, orchard, options);
      for (Fault fault : left) {
        Find find = hunt(fault, commit, orchard, hunt);
        finds.add(find);
        keep(find);
        console.say((find.missed() ? "MISSED  " : "found   ") + fault.name() + "  " + find.by());
      }
      broken = hunt.broken();
      broken.forEach(one -> console.say("fails without any fault  " + one));
    }
    return told(faults, finds) && broken.isEmpty();
  }

  private static Find hunt(Fault fault, String commit, Orchard orchard, Hunt hunt)
      throws IOException, InterruptedException {
    long since = System.nanoTime();
    if (!orchard.plant(fault))
      throw new Build.Broken("the patch of the planted fault " + fault.name() + " doesn't fit");
    Optional<Result> by = hunt.run(fault);
    orchard.restore(fault);
    long seconds = (System.nanoTime() - since) / 1_000_000_000;
    return new Find(
        commit, fault.name(), by.map(one -> one.lane() + " " + one.test()).orElse(""), seconds);
  }

  private boolean told(List<Fault> faults, List<Find> finds) {
    console.plain("");
    int found = 0;
    for (Fault fault : faults) {
      for (Find find : finds) {
        if (!find.fault().equals(fault.name())) continue;
        console.plain("%4d s  %s: %s".formatted(find.seconds(), fault.name(), fault.what()));
        console.plain("        " + (find.missed() ? "MISSED" : find.by()));
        if (!find.missed()) found++;
      }
    }
    console.plain("\n" + found + " passed, " + (faults.size() - found) + " failed");
    return found == faults.size();
  }

  private List<Fault> faults() throws IOException {
    List<Fault> faults = new ArrayList<>();
    try (Stream<Path> files = Files.list(home.resolve("testing/planted"))) {
      for (Path file : files.sorted().toList()) {
        String name = file.getFileName().toString();
        if (!name.endsWith(".patch")) continue;
        Fault fault =
            Fault.of(name.substring(0, name.length() - ".patch".length()), Files.readString(file));
        if (options.wants(fault.name())) faults.add(fault);
      }
    }
    if (faults.isEmpty()) throw new IllegalArgumentException("no planted fault has that name");
    return faults;
  }

  private List<Find> kept(String commit) throws IOException {
    if (options.keep().isEmpty() || !Files.exists(options.keep().get())) return List.of();
    List<Find> finds = Files.readAllLines(options.keep().get()).stream().map(Find::of).toList();
    for (Find find : finds) {
      if (find.commit().equals(commit)) continue;
      throw new IllegalArgumentException(
          options.keep().get() + " keeps finds of commit " + find.commit() + ", this is " + commit);
    }
    return finds;
  }

  private void keep(Find find) throws IOException {
    if (options.keep().isEmpty()) return;
    String line = find.line() + "\n";
    Files.writeString(
        options.keep().get(), line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }
}
