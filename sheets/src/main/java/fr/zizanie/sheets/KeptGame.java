package fr.zizanie.sheets;

import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.sheets.wire.log.Kept;
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
    if (new StringTokenizer(record).countTokens() > WORDS)
      return Answer.no(Reason.TOO_LONG.because("20 000 mots au plus.", "20,000 words at most."));
    return records.read(record).then(loaded -> of(loaded.match(), loaded, eyes));
  }

  private static <S, V> Answer<Kept> of(Match<S, V> match, Records.Loaded loaded, String eyes) {
    if (match.log().size() > ACTIONS)
      return Answer.no(Reason.TOO_LONG.because("2 000 coups au plus.", "2,000 actions at most."));
    Optional<Viewer> viewer =
        eyes.equals("truth") ? Optional.empty() : match.profile().viewer(eyes);
    if (viewer.isEmpty() && !eyes.equals("truth"))
      return Answer.no(Reason.UNKNOWN_VIEWER.refusal());
    var projection = Projection.of(match);
    return Answer.ok(
        new Kept(
            match.profile().id(),
            match.start().options().values(),
            match.profile().seats(),
            loaded.tags(),
            projection.outcome(),
            projection.past().replay(viewer, true)));
  }
}
