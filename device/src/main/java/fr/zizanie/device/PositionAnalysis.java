package fr.zizanie.device;

import fr.zizanie.players.Appraisers;
import fr.zizanie.players.analysis.Candidates;
import fr.zizanie.players.analysis.Depth;
import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.sheets.Bench;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.json.Trees;
import fr.zizanie.sheets.wire.catalogue.BenchQuestion;
import fr.zizanie.sheets.wire.catalogue.CatalogueCodecs;
import fr.zizanie.table.analysis.AnalysisJson;
import fr.zizanie.table.saved.SavedGame;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Looks for what one could do in a position that somebody tries things in. */
public final class PositionAnalysis {
  private static final Records RECORDS = new Records(Games.all(), new Trees());

  private static final Refusal NOTHING_TO_SAY =
      Reason.NOT_OFFERED.because(
          "L’ordinateur n’a rien à conseiller ici.", "The computer has no advice here.");

  private static final Guest NOBODY = new Guest(PlayerId.NOBODY, "");

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

  /**
   * {@return the same of a running game against the computer, for its person, who is to act; no
   * candidates before they have said {@code help}, and a refusal where there are none}
   *
   * @param saved a saved game (Formats, 11)
   */
  public static Answer<String> help(String saved, Depth depth) {
    return SavedGame.read(saved, NOBODY)
        .then(game ->
            Games.named(game.setup().game())
                .map(known -> game.match(known).then(match -> help(match, depth)))
                .orElseGet(() -> Answer.no(Reason.UNKNOWN_GAME.refusal())));
  }

  private static <S, V> Answer<String> help(Match<S, V> match, Depth depth) {
    if (!(match.turn() instanceof Turn.Of(Seat by))) return Answer.no(NOTHING_TO_SAY);
    var seen = alike(match, by);
    if (match.helped(by)) return of(seen, Optional.empty(), depth);
    return of(seen, Optional.empty(), Depth.LAW) instanceof Answer.Ok<String>
        ? Answer.ok(AnalysisJson.write(new Candidates(by, List.of(), Optional.empty()), seen))
        : Answer.no(NOTHING_TO_SAY);
  }

  /** A match that looks the same to a seat: all that is said from here on follows from its view. */
  private static <S, V> Match<S, V> alike(Match<S, V> match, Seat seat) {
    V view = match.game().view(match.state(), Viewer.of(seat));
    S world = match.game().sample(view, new SplittableRandom(0));
    return Match.from(match.game(), match.start().options(), world);
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
