package fr.zizanie.device;

import fr.zizanie.players.Appraisers;
import fr.zizanie.players.analysis.Analysis;
import fr.zizanie.players.analysis.Closer;
import fr.zizanie.players.analysis.Depth;
import fr.zizanie.players.analysis.Draft;
import fr.zizanie.players.analysis.Truth;
import fr.zizanie.players.analysis.Watcher;
import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.sheets.json.Trees;
import fr.zizanie.table.analysis.AnalysisJson;
import java.util.function.Supplier;

/** Judges the finished game of a record, as a worker of its own does on a device. */
public final class RecordAnalysis {
  private static final Records RECORDS = new Records(Games.all(), new Trees());

  private RecordAnalysis() {}

  /** Hears how far an analysis is. */
  @FunctionalInterface
  public interface Listener {
    /** So many of all steps are done; {@code draft} writes what an analysis can go on from. */
    void at(int done, int all, Supplier<String> draft);
  }

  /**
   * {@return the analysis as JSON, with how the best actions are written (Formats, 12); or why
   * there is none}
   *
   * @param draft what an analysis of the same record to the same depth came to; anything else
   *     begins anew
   */
  public static Answer<String> of(String record, Depth depth, String draft, Listener listener) {
    return RECORDS.read(record).then(loaded -> of(loaded.match(), depth, draft, listener));
  }

  /** {@return one decision of a record looked at for longer, as JSON (Formats, 12.5)} */
  public static Answer<String> closer(String record, int ply) {
    return RECORDS.read(record).then(loaded -> closer(loaded.match(), ply));
  }

  private static <S, V> Answer<String> closer(Match<S, V> match, int ply) {
    var appraiser = Appraisers.of(match.game());
    if (appraiser.isEmpty()) return Answer.no(Reason.UNKNOWN_GAME.refusal());
    return Closer.of(match, appraiser.get(), ply, Closer.work(appraiser.get()))
        .then(found -> Answer.ok(AnalysisJson.write(found, match)));
  }

  private static <S, V> Answer<String> of(
      Match<S, V> match, Depth depth, String draft, Listener listener) {
    var appraiser = Appraisers.of(match.game());
    if (appraiser.isEmpty()) return Answer.no(Reason.UNKNOWN_GAME.refusal());
    var judge = appraiser.get();
    var work = judge.work(depth);
    var told = new Told(match, new DraftText(match).read(draft).orElse(Draft.EMPTY), listener);
    return Analysis.of(match, judge, work, told.latest, told)
        .then(found -> {
          var truth = Truth.of(match, judge, work, told.latest, told);
          var levels = Appraisers.rates(match, depth);
          return Answer.ok(AnalysisJson.written(found, match, truth, levels));
        });
  }

  /** Counts the entries in the books of both seats, and what the truth is told of. */
  private static final class Told implements Watcher {
    private final DraftText text;
    private final Listener listener;
    private final int all;
    private Draft latest;

    Told(Match<?, ?> match, Draft from, Listener listener) {
      this.text = new DraftText(match);
      this.listener = listener;
      latest = from;
      all = 2 * match.standing().entries().size() + (Truth.hidden(match) ? match.ply() : 0);
    }

    @Override
    public void at(Draft draft) {
      latest = draft;
      listener.at(draft.steps(), all, () -> text.write(draft));
    }
  }
}
