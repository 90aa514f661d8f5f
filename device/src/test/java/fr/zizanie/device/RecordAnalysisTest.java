package fr.zizanie.device;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.players.analysis.Depth;
import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.sheets.json.Trees;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a device says of the record of a finished game, and how far it is. */
class RecordAnalysisTest {
  private static final int ACTIONS = 6;

  private static final RecordAnalysis.Listener NOBODY = (_, _, _) -> {};

  static List<Game<?, ?>> games() {
    return Games.all();
  }

  private static <S, V> String record(Game<S, V> game, boolean over) {
    var options = game.profile().options(game.profile().rules(), Map.of()).orThrow();
    var dealer = SeedDealer.of("judged", game.profile().id());
    var match = Match.begin(game, options).deal(dealer);
    while (match.ply() < ACTIONS && match.turn() instanceof Turn.Of(Seat by)) {
      var action = Lines.actions(match.game(), match.state(), 1).getFirst();
      match = match.enter(new Entry.Acted(by, action)).orThrow().deal(dealer);
    }
    if (over) match = match.play(Seat.FIRST, "resign").orThrow();
    return new Records(Games.all(), new Trees()).write(match, Map.of(), Optional.empty());
  }

  @ParameterizedTest
  @MethodSource("games")
  void progress_grows_to_the_end(Game<?, ?> game) {
    var told = new ArrayList<Integer>();
    var all = new ArrayList<Integer>();
    RecordAnalysis.Listener listener =
        (done, of, _) -> {
          told.add(done);
          all.add(of);
        };
    assertThat(RecordAnalysis.of(record(game, true), Depth.LAW, "", listener))
        .isInstanceOf(Answer.Ok.class);
    assertThat(told).isSorted();
    assertThat(all).containsOnly(told.getLast());
  }

  /** Broken off after each step, and gone on with by another worker. */
  @ParameterizedTest
  @MethodSource("games")
  void who_goes_on_from_a_draft_finds_the_same(Game<?, ?> game) {
    String record = record(game, true);
    var drafts = new ArrayList<String>();
    String whole =
        RecordAnalysis.of(record, Depth.LAW, "", (_, _, draft) -> drafts.add(draft.get()))
            .orThrow();
    for (int k = 0; k < drafts.size(); k++) {
      var later = new ArrayList<String>();
      String found =
          RecordAnalysis.of(
                  record, Depth.LAW, drafts.get(k), (_, _, draft) -> later.add(draft.get()))
              .orThrow();
      assertThat(found).isEqualTo(whole);
      assertThat(later).isEqualTo(drafts.subList(k + 1, drafts.size()));
    }
  }

  @Test
  void a_draft_that_is_none_of_this_game_begins_anew() {
    var game = Games.named("mutation").orElseThrow();
    var drafts = new ArrayList<String>();
    String whole =
        RecordAnalysis.of(
                record(game, true), Depth.LAW, "", (_, _, draft) -> drafts.add(draft.get()))
            .orThrow();
    String last = drafts.getLast();
    for (String broken :
        List.of(
            "nonsense",
            last.substring(last.length() / 2),
            last.substring(0, last.length() / 2),
            last.replace("books", "box"),
            last.replaceFirst("books\t\\d+", "books\t999999"),
            last.replace("line\t", "line\tx")))
      assertThat(RecordAnalysis.of(record(game, true), Depth.LAW, broken, NOBODY).orThrow())
          .isEqualTo(whole);
  }

  @Test
  void a_game_in_progress_and_a_ply_without_a_decision_are_refused() {
    var game = games().getFirst();
    var running = Answer.no(Reason.NOT_OVER.refusal());
    assertThat(RecordAnalysis.of(record(game, false), Depth.LAW, "", NOBODY)).isEqualTo(running);
    assertThat(RecordAnalysis.closer(record(game, false), 1)).isEqualTo(running);
    assertThat(RecordAnalysis.closer(record(game, true), ACTIONS + 1))
        .isEqualTo(Answer.no(Reason.BAD_FIELD.refusal()));
  }

  /** A record of one game says so, that of a game whose levels hardly differ doesn't. */
  @Test
  void whom_a_side_plays_like_is_said_where_that_was_measured() {
    var like = ",\"like\":{\"white\":{\"fr\":\"joue comme le niveau ";
    assertThat(judged("mutation")).contains(like);
    assertThat(judged("tsunami")).doesNotContain("\"like\"");
  }

  private static String judged(String id) {
    var game = Games.named(id).orElseThrow();
    return RecordAnalysis.of(record(game, true), Depth.QUICK, "", NOBODY).orThrow();
  }
}
