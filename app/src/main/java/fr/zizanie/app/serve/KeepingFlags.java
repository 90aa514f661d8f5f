package fr.zizanie.app.serve;

import fr.zizanie.server.operate.Keeping;
import java.time.Duration;
import picocli.CommandLine.Option;

/** How long matches are kept. */
final class KeepingFlags {
  private static final int MOST_DAYS = 36_500;

  @Option(
      names = "--keep-unstarted-days",
      defaultValue = "30",
      paramLabel = "DAYS",
      description =
          "delete matches that never began after so many days; 0 keeps them (default"
              + " ${DEFAULT-VALUE})")
  private int unstarted;

  @Option(
      names = "--keep-unfinished-days",
      defaultValue = "365",
      paramLabel = "DAYS",
      description =
          "delete matches that nobody goes on with after so many days; 0 keeps them (default"
              + " ${DEFAULT-VALUE})")
  private int unfinished;

  @Option(
      names = "--keep-days",
      defaultValue = "0",
      paramLabel = "DAYS",
      description =
          "delete matches that are over after so many days; 0 keeps them (default"
              + " ${DEFAULT-VALUE})")
  private int finished;

  Keeping read() {
    return new Keeping(
        days("--keep-unstarted-days", unstarted),
        days("--keep-unfinished-days", unfinished),
        days("--keep-days", finished));
  }

  private static Duration days(String flag, int days) {
    if (days < 0 || days > MOST_DAYS)
      throw new IllegalArgumentException(flag + " takes 0 to " + MOST_DAYS);
    return Duration.ofDays(days);
  }
}
