package fr.zizanie.server.matches;

import static fr.zizanie.server.matches.Calendar.DAY;
import static fr.zizanie.server.matches.Calendar.HOUR;
import static fr.zizanie.server.matches.Calendar.MINUTE;
import static fr.zizanie.server.matches.Tables.ANN;
import static fr.zizanie.server.matches.Tables.BOB;
import static fr.zizanie.server.matches.Tables.M1;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.SecretGames;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.server.orders.AnswerMoment;
import fr.zizanie.server.store.Store;
import fr.zizanie.sheets.wire.orders.OrdersRequest;
import fr.zizanie.table.policy.Windows;
import fr.zizanie.table.saved.EntryText;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A game of each kind that hides something, played over days to its end, with standing orders for
 * whoever only answers: nobody has to come for that, and no server keeps it in memory.
 */
class CorrespondenceTest extends OverDays {
  private static final int MOST = 150;

  /** What came of it. */
  private int answered;

  private int asked;

  @Test
  void no_game_that_hides_something_is_left_out() {
    var played =
        Stream.of(CorrespondenceTest.class.getDeclaredMethods())
            .flatMap(method -> Stream.of(method.getAnnotationsByType(CsvSource.class)))
            .flatMap(games -> Stream.of(games.value()))
            .map(line -> line.substring(0, line.indexOf(',')));
    assertThat(played)
        .containsAll(SecretGames.all().stream().map(game -> game.profile().id()).toList());
  }

  @ParameterizedTest
  @CsvSource({
    "ironpond, first=white, card 16: ask;card: pass;anything: ask, anything: pass",
    "tsunami, cap=0, move: pass;card: pass, anything: pass",
    "confusion, edition=spies;answers=ask;first=white, anything: play yes, anything: play no",
  })
  void a_game_is_played_over_days_to_its_end(
      String game, String options, String anns, String bobs) {
    played(
        Games.named(game).orElseThrow(),
        options,
        List.of(anns.split(";")),
        List.of(bobs.split(";")));
    assertThat(days.reason()).isNotEmpty();
    assertThat(answered).isGreaterThan(5);
    assertThat(asked).as("nobody who had an order was kept waiting").isZero();
  }

  private <S, V> void played(
      Game<S, V> game, String options, List<String> anns, List<String> bobs) {
    var given = new TreeMap<String, String>();
    for (String option : options.split(";")) {
      var parts = option.split("=");
      if (game.profile().options().stream().anyMatch(o -> o.name().equals(parts[0])))
        given.put(parts[0], parts[1]);
    }
    var begun =
        Match.begin(game, Options.read(game.profile().options(), given).orThrow())
            .deal(new SeedDealer("00", "m1", "", ""));
    days.begin(M1, begun, "2d");
    Doors.leave(days.matches, M1, ANN.id(), new OrdersRequest(0, anns, List.of())).orThrow();
    Doors.leave(days.matches, M1, BOB.id(), new OrdersRequest(0, bobs, List.of())).orThrow();
    var random = new Random(5);
    for (int k = 0; k < MOST && days.reason().isEmpty(); k++) step(begun, random);
    // Whoever comes no more loses by their days.
    if (days.reason().isEmpty()) days.pass(3 * DAY);
  }

  private static <S, V> Match<S, V> now(Match<S, V> begun, Store store) {
    var start = Match.from(begun.game(), begun.start().options(), begun.start().state());
    return EntryText.enter(start, store.matches().match(M1).orElseThrow().entries()).orThrow();
  }

  /** Somebody acts of their own accord, or what their order says comes at its moment. */
  private <S, V> void step(Match<S, V> begun, Random random) {
    var match = now(begun, store);
    if (!(match.turn() instanceof Turn.Of(Seat seat))) {
      days.pass(MINUTE);
      return;
    }
    if (Windows.answerer(match).isPresent()) {
      days.matches.evict(Duration.ofMillis(-1));
      days.pass(AnswerMoment.SOONEST - 1);
      assertThat(now(begun, store).log()).hasSameSizeAs(match.log());
      days.pass(AnswerMoment.LATEST);
      if (now(begun, store).log().size() == match.log().size()) asked++;
      answered++;
      return;
    }
    var guest = seat == Seat.FIRST ? ANN.id() : BOB.id();
    String name = match.profile().name(seat);
    var all = Lines.actions(match.game(), match.state(), 500);
    var acts = all.stream().filter(a -> a.getFirst().kind() != Choice.Kind.PASS).toList();
    var actions = acts.isEmpty() ? all : acts;
    for (int tries = 0; tries < 40; tries++) {
      // Of what there is little, such as cards, is played as often as of what there is much.
      var kinds = actions.stream().map(a -> a.getFirst().kind()).distinct().toList();
      var kind = kinds.get(random.nextInt(kinds.size()));
      var some = actions.stream().filter(a -> a.getFirst().kind() == kind).toList();
      String text = match.game().notation().print(some.get(random.nextInt(some.size())));
      int version = days.sheet(guest).get("version").intValue();
      if (!text.equals("concede")
          && Doors.play(days.matches, M1, guest, name, version, text) instanceof Answer.Ok<?>)
        break;
    }
    days.pass(random.nextInt(2) * HOUR);
  }
}
