package fr.zizanie.device;

import fr.zizanie.players.Appraisers;
import fr.zizanie.players.analysis.Candidates;
import fr.zizanie.players.analysis.Depth;
import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.sheets.Bench;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.json.Trees;
import fr.zizanie.sheets.wire.catalogue.BenchQuestion;
import fr.zizanie.sheets.wire.catalogue.CatalogueCodecs;
import fr.zizanie.table.analysis.AnalysisJson;
import java.util.Optional;

/** Looks for what one could do in a position that somebody tries things in. */
public final class PositionAnalysis {
  private static final Records RECORDS = new Records(Games.all(), new Trees());

  private PositionAnalysis() {}

  /**
   * {@return the candidates as JSON (Formats, 12.7), or why there are none}
   *
   * @param question a {@link BenchQuestion} as JSON
   * @param tried an action that is judged besides
   */
  public static Answer<String> of(
      String game, String question, Optional<String> tried, Depth depth) {
    return JsonReader.object(question)
        .then(CatalogueCodecs::readBenchQuestion)
        .then(asked -> match(game, new Bench(asked)))
        .then(match -> of(match, tried, depth));
  }

  private static Answer<Match<?, ?>> match(String game, Bench bench) {
    var known = Games.named(game);
    return known.isEmpty()
        ? Answer.no(Reason.UNKNOWN_GAME.refusal())
        : bench.unplayed(known.get(), RECORDS);
  }

  private static <S, V> Answer<String> of(Match<S, V> match, Optional<String> tried, Depth depth) {
    var appraiser = Appraisers.of(match.game());
    if (appraiser.isEmpty()) return Answer.no(Reason.UNKNOWN_GAME.refusal());
    var judge = appraiser.get();
    return Candidates.of(match, judge, tried, judge.work(depth))
        .then(found -> Answer.ok(AnalysisJson.write(found, match)));
  }
}
