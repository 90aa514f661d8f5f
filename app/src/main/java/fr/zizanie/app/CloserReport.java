package fr.zizanie.app;

import fr.zizanie.players.analysis.Closer;
import fr.zizanie.players.analysis.Weighed;
import fr.zizanie.rules.core.match.Match;
import java.util.ArrayList;
import java.util.Locale;

/** Tells of one decision what else could have been done, a line each, with its chance. */
final class CloserReport {
  private CloserReport() {}

  static <S, V> String of(Closer closer, Match<S, V> match) {
    S before = match.standing().states().get(closer.ply() - 1);
    var out = new ArrayList<String>();
    boolean named = false;
    for (Weighed candidate : closer.candidates()) {
      boolean played = candidate.action().equals(closer.played().action());
      out.add(line(candidate, played, before, match));
      named |= played;
    }
    if (!named) out.add(line(closer.played(), true, before, match));
    return String.join("\n", out);
  }

  private static <S> String line(Weighed weighed, boolean played, S before, Match<S, ?> match) {
    String doubt =
        weighed.interval() > 0
            ? String.format(Locale.ROOT, " ± %.1f", 100 * weighed.interval())
            : "";
    return String.format(
        Locale.ROOT,
        "%s %5.1f%%%s  %s",
        played ? "*" : " ",
        100 * weighed.chance(),
        doubt,
        match.game().notation().written(before, weighed.action()));
  }
}
