package fr.zizanie.sheets;

import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.rules.core.record.TimesLeft;
import fr.zizanie.sheets.wire.log.Kept;
import fr.zizanie.sheets.wire.log.LogLine;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringTokenizer;

/** A game that somebody kept as a record file, for the page to replay. */
public final class KeptGame {
  /** More would keep a thread busy for seconds. */
  private static final int WORDS = 20_000;

  private static final int ACTIONS = 2_000;

  private KeptGame() {}

  /**
   * {@return the replay of a record through {@code eyes}, a viewer's or {@code truth}; or what is
   * wrong with the record}
   */
  public static Answer<Kept> of(Records records, String record, String eyes) {
    return read(records, record).then(loaded -> of(loaded.match(), loaded, eyes));
  }

  /** {@return what a record tells, unless it is too long} */
  static Answer<Records.Loaded> read(Records records, String record) {
    if (new StringTokenizer(record).countTokens() > WORDS)
      return Answer.no(Reason.TOO_LONG.because("20 000 mots au plus.", "20,000 words at most."));
    return records
        .read(record)
        .then(loaded ->
            loaded.match().log().size() > ACTIONS
                ? Answer.no(
                    Reason.TOO_LONG.because("2 000 coups au plus.", "2,000 actions at most."))
                : Answer.ok(loaded));
  }

  private static <S, V> Answer<Kept> of(Match<S, V> match, Records.Loaded loaded, String eyes) {
    Optional<Viewer> viewer =
        eyes.equals("truth") ? Optional.empty() : match.profile().viewer(eyes);
    if (viewer.isEmpty() && !eyes.equals("truth"))
      return Answer.no(Reason.UNKNOWN_VIEWER.refusal());
    var projection = Projection.of(match);
    var told = Told.of(match, loaded.times(), viewer);
    return Answer.ok(
        new Kept(
            match.profile().id(),
            match.start().options().values(),
            match.profile().seats(),
            loaded.tags(),
            projection.outcome(),
            told.lines,
            told.left.isEmpty() ? Optional.empty() : Optional.of(told.left),
            dealt(loaded),
            projection.past().replay(viewer, true)));
  }

  private static Optional<String> dealt(Records.Loaded loaded) {
    return switch (DealCheck.of(loaded)) {
      case DealCheck.Undealt() -> Optional.empty();
      case DealCheck.Unrevealed() -> Optional.of("sealed");
      case DealCheck.Right right -> Optional.of(right.bound() ? "right" : "unbound");
      case DealCheck.Unvouched _ -> Optional.of("device");
      case DealCheck.Wrong _ -> Optional.of("wrong");
    };
  }

  /** All that one viewer was told, and what was left to the seats, by the numbers of lines. */
  private record Told(List<LogLine> lines, Map<String, Long> left) {
    static <S, V> Told of(Match<S, V> match, TimesLeft times, Optional<Viewer> viewer) {
      var begun = Match.from(match.game(), match.start().options(), match.start().state());
      var eyes = new Eyes<>(match.game(), viewer);
      var drawing = Drawings.of(match.game());
      var transcript = Transcript.of(begun, drawing, eyes, Seals.NONE, List.of());
      var left = new LinkedHashMap<String, Long>();
      int entry = 0;
      for (var step : match.steps(0)) {
        int n = transcript.lines().size();
        transcript.add(step);
        var seconds = times.left().get(entry++);
        if (seconds != null && transcript.lines().size() > n)
          left.put(Integer.toString(n), seconds);
      }
      return new Told(List.copyOf(transcript.lines()), left);
    }
  }
}
