package fr.zizanie.device;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.players.machine.OneThread;
import fr.zizanie.rules.Games;
import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.table.saved.EntryText;
import fr.zizanie.table.saved.SavedGame;
import fr.zizanie.table.saved.StandingPass;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Seed;
import fr.zizanie.table.setup.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a device's computer advises follows from what its seat sees, and is an action it may do. */
class ThinkingWorkerTest {
  private static final ThinkingWorker WORKER =
      new ThinkingWorker(OneThread.still(), OneThread.still());

  private static String advice(Match<?, ?> match, int level) {
    var question = new ThoughtQuestion(ThoughtQuestion.Kind.THINK, level, 5_000, 7, saved(match));
    return WORKER.answer(question.json());
  }

  private static String saved(Match<?, ?> match) {
    var profile = match.profile();
    var setup =
        new Setup(
            new MatchId("d-0123456789abcdef"),
            profile.id(),
            profile.rules(),
            Map.of(),
            List.of(
                new Sitter.Computer(3), new Sitter.Person(new Guest(new PlayerId("ann"), "Ann"))),
            // What was dealt here came from several seeds, or from none of a device.
            Seed.of(new byte[Seed.BYTES]).ofDevice().unbound(),
            1);
    var entries = match.log().stream().map(entry -> EntryText.print(match, entry)).toList();
    return new SavedGame(setup, 1, StandingPass.NONE, Set.of(), entries).text();
  }

  private static <S, V> Match<S, V> begun(Game<S, V> game) {
    return Match.begin(game, Options.read(game.profile().options(), Map.of()).orThrow());
  }

  private static <S, V> Match<S, V> dealt(Game<S, V> game, String seed) {
    return begun(game).deal(SeedDealer.of(seed, game.profile().id()));
  }

  @Test
  void it_advises_what_may_be_done_in_each_game() {
    for (var game : Games.all()) allowed(dealt(game, "one"));
  }

  private static <S, V> void allowed(Match<S, V> match) {
    var advised = ThoughtAdvice.read(advice(match, 1)).advice().action();
    S state = match.state();
    for (Choice choice : advised) {
      assertThat(match.game().choices(state).toList()).contains(choice);
      state = match.game().apply(state, choice);
    }
  }

  @Test
  void what_its_seat_does_not_see_changes_nothing() {
    var game = new Confusion();
    var one = dealt(game, "one");
    var other =
        Stream.of("two", "three", "four")
            .flatMap(seed -> alike(one, dealt(game, seed)).stream())
            .findFirst()
            .orElseThrow();
    assertThat(other.state()).isNotEqualTo(one.state());
    assertThat(saved(other)).isNotEqualTo(saved(one));
    for (int level : List.of(1, 3, 5))
      assertThat(advice(other, level)).isEqualTo(advice(one, level));
  }

  /** A game with some of the deal of each, which looks the same to the first seat. */
  private static <S, V> Optional<Match<S, V>> alike(Match<S, V> one, Match<S, V> other) {
    int size = one.log().size();
    for (int from = 0; from < size; from++)
      for (int to = from + 1; to <= size; to++) {
        var log = new ArrayList<>(one.log());
        for (int at = from; at < to; at++) log.set(at, other.log().get(at));
        var mixed = entered(one.game(), log);
        if (mixed
            .filter(match -> !match.state().equals(one.state()))
            .filter(match -> view(match).equals(view(one)))
            .isPresent()) return mixed;
      }
    return Optional.empty();
  }

  private static <S, V> V view(Match<S, V> match) {
    return match.game().view(match.state(), Viewer.FIRST);
  }

  /** The game of a log, if there is one. */
  private static <S, V> Optional<Match<S, V>> entered(Game<S, V> game, List<Entry> log) {
    var match = begun(game);
    for (var entry : log) {
      if (!(match.enter(entry) instanceof Answer.Ok<Match<S, V>>(Match<S, V> next)))
        return Optional.empty();
      match = next;
    }
    return Optional.of(match);
  }
}
