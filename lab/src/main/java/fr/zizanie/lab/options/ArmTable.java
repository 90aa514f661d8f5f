package fr.zizanie.lab.options;

import fr.zizanie.lab.arena.Endings;
import fr.zizanie.lab.arena.Result;
import fr.zizanie.terminal.Failure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** How the games of each arm went, one line an arm, shares with 95 % intervals. */
record ArmTable(List<Arm> arms, Map<String, Endings> endings) {
  String text() {
    int wide = arms.stream().mapToInt(arm -> arm.name().length()).max().orElse(0);
    String name = "%-" + Math.max(4, wide) + "s";
    var out = new StringBuilder();
    out.append(name.formatted("arm"))
        .append("  games   drawn, %      first, %       plies  median  endings\n");
    for (Arm arm : arms) {
      var e = of(arm);
      out.append(name.formatted(arm.name()))
          .append(" %6d  %s  %s ".formatted(e.all().size(), share(e.drawn()), share(e.first())))
          .append(" %6.0f %7d  %s%n".formatted(e.first().meanPlies(), e.median(), reasons(e)));
    }
    return out.toString();
  }

  private Endings of(Arm arm) {
    return endings.getOrDefault(arm.name(), new Endings(List.of()));
  }

  private static String share(Result r) {
    return String.format(Locale.ROOT, "%5.1f ± %4.1f", 100 * r.score(), 100 * r.half());
  }

  private static String reasons(Endings e) {
    return e.reasons().stream()
        .map(r -> r.getKey() + " " + r.getValue())
        .collect(Collectors.joining(", "));
  }

  /** Writes the same as comma-separated values, shares from 0 to 1. */
  void write(Path path) {
    var out = new StringBuilder("arm,games,drawn,drawn_half,first,first_half,plies,median,endings");
    out.append('\n');
    for (Arm arm : arms) {
      var e = of(arm);
      out.append('"').append(arm.name().replace("\"", "\"\"")).append('"');
      out.append(',').append(e.all().size());
      for (Result r : List.of(e.drawn(), e.first()))
        out.append(String.format(Locale.ROOT, ",%.4f,%.4f", r.score(), r.half()));
      out.append(String.format(Locale.ROOT, ",%.1f,%d", e.first().meanPlies(), e.median()));
      out.append(",\"").append(reasons(e)).append("\"\n");
    }
    try {
      Files.writeString(path, out);
    } catch (IOException e) {
      throw new Failure("cannot write " + path);
    }
  }
}
