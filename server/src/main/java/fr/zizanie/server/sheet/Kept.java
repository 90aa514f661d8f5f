package fr.zizanie.server.sheet;

import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.server.json.Json;
import java.util.Optional;
import java.util.StringTokenizer;

/** A game that somebody kept as a record file, for the page to replay. */
public final class Kept {
  /** More would keep a thread busy for seconds. */
  private static final int WORDS = 20_000;

  private static final int ACTIONS = 2_000;

  private Kept() {}

  /**
   * {@return the replay of a record through {@code eyes}, a viewer's or {@code truth}, in JSON; or
   * what is wrong with the record}
   */
  public static Answer<String> text(Records records, String record, String eyes) {
    if (new StringTokenizer(record).countTokens() > WORDS)
      return Answer.no(Reason.TOO_LONG.because("20 000 mots au plus.", "20,000 words at most."));
    return records.read(record).then(loaded -> text(loaded.match(), loaded, eyes));
  }

  private static <S, V> Answer<String> text(Match<S, V> match, Records.Loaded loaded, String eyes) {
    if (match.log().size() > ACTIONS)
      return Answer.no(Reason.TOO_LONG.because("2 000 coups au plus.", "2,000 actions at most."));
    Optional<Viewer> viewer =
        eyes.equals("truth") ? Optional.empty() : match.profile().viewer(eyes);
    if (viewer.isEmpty() && !eyes.equals("truth"))
      return Answer.no(Reason.UNKNOWN_VIEWER.refusal());
    var sheet = Sheet.of(match);
    return Answer.ok(
        Json.text(out -> {
          out.writeStartObject();
          out.writeStringProperty("game", match.profile().id());
          out.writeObjectPropertyStart("options");
          match.start().options().values().forEach(out::writeStringProperty);
          out.writeEndObject();
          out.writeArrayPropertyStart("seats");
          match.profile().seats().forEach(out::writeString);
          out.writeEndArray();
          out.writeObjectPropertyStart("tags");
          loaded.tags().forEach(out::writeStringProperty);
          out.writeEndObject();
          sheet.outcome(match.outcome(), out);
          sheet.replay(viewer, true, out);
          out.writeEndObject();
        }));
  }
}
