package fr.zizanie.app;

import fr.zizanie.players.analysis.Closer;
import fr.zizanie.players.analysis.Weighed;
import fr.zizanie.rules.core.match.Match;
import java.util.ArrayList;
import java.util.Locale;

/**
 * Tells of one decision what else could have been done, a line each, with its chance and what it
 * could tell.
 */
final class CloserReport {
  private CloserReport() {}

  static <S, V> String of(Closer closer, Match<S, V> match) {
    S before = match.standing().states().get(closer.ply() - 1);
    var out = new ArrayList<String>();
    boolean named = false;
    for (Weighed candidate : closer.candidates()) {
      boolean played = candidate.action().equals(closer.played().action());
      out.add(line(closer, candidate, played, before, match));
      named |= played;
    }
    if (!named) out.add(line(closer, closer.played(), true, before, match));
    return String.join("\n", out);
  }

  private static <S> String line(
      Closer closer, Weighed weighed, boolean played, S before, Match<S, ?> match) {
    String doubt =
        weighed.interval() > 0
            ? String.format(Locale.ROOT, " ± %.1f", 100 * weighed.interval())
            : "";
    var bits = closer.bits(weighed.action());
    String told =
        bits.isPresent() ? String.format(Locale.ROOT, "  %.2f bits", bits.getAsDouble()) : "";
    return String.format(
        Locale.ROOT,
        "%s %5.1f%%%s%s  %s",
        played ? "*" : " ",
        100 * weighed.chance(),
        doubt,
        told,
        match.game().notation().written(before, weighed.action()));
  }
}
