package fr.zizanie.server.operate;

import java.util.List;

/** What an operator's scrape of the metrics tells about matches. */
public final class Scrape {
  private Scrape() {}

  /** {@return our own numbers but for those of time, which no two runs share} */
  public static List<String> counts(Metrics metrics) {
    return metrics
        .text()
        .lines()
        .filter(line -> line.startsWith("zizanie_"))
        .filter(line ->
            !line.matches("[a-z_]*(seconds_(total|sum|max|bucket)|store_commits_total)\\b.*"))
        .toList();
  }
}
