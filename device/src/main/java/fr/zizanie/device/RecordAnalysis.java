package fr.zizanie.device;

import fr.zizanie.players.Appraisers;
import fr.zizanie.players.analysis.Analysis;
import fr.zizanie.players.analysis.Depth;
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

  private static <S, V> Answer<String> of(Match<S, V> match, Depth depth, Watcher watcher) {
    var appraiser = Appraisers.of(match.game());
    if (appraiser.isEmpty()) return Answer.no(Reason.UNKNOWN_GAME.refusal());
    return Analysis.of(match, appraiser.get(), appraiser.get().work(depth), watcher)
        .then(found -> Answer.ok(AnalysisJson.written(found, match)));
  }
}
