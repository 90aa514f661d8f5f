package fr.zizanie.device;

import fr.zizanie.players.Appraisers;
import fr.zizanie.players.analysis.Analysis;
import fr.zizanie.players.analysis.Closer;
import fr.zizanie.players.analysis.Depth;
import fr.zizanie.players.analysis.Truth;
import fr.zizanie.players.analysis.Watcher;
import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.sheets.json.Trees;
import fr.zizanie.table.analysis.AnalysisJson;

/** Judges the finished game of a record, as a worker of its own does on a device. */
public final class RecordAnalysis {
  private static final Records RECORDS = new Records(Games.all(), new Trees());

  private RecordAnalysis() {}

  /**
   * {@return the analysis as JSON, with how the best actions are written (Formats, 12); or why
   * there is none}
   *
   * @param watcher hears how far it is
   */
  public static Answer<String> of(String record, Depth depth, Watcher watcher) {
    return RECORDS.read(record).then(loaded -> of(loaded.match(), depth, watcher));
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

  private static <S, V> Answer<String> of(Match<S, V> match, Depth depth, Watcher watcher) {
    var appraiser = Appraisers.of(match.game());
    if (appraiser.isEmpty()) return Answer.no(Reason.UNKNOWN_GAME.refusal());
    var judge = appraiser.get();
    var work = judge.work(depth);
    int entries = 2 * match.standing().entries().size();
    int all = entries + (Truth.hidden(match) ? match.ply() : 0);
    return Analysis.of(match, judge, work, (done, _) -> watcher.at(done, all))
        .then(found -> {
          Watcher last = (done, _) -> watcher.at(entries + done, all);
          var truth = Truth.of(match, judge, work, last);
          var levels = Appraisers.rates(match, depth);
          return Answer.ok(AnalysisJson.written(found, match, truth, levels));
        });
  }
}
