package fr.zizanie.players.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.trait.Attentive;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Another truth that looks the same to a player leaves what is said of that player as it is. */
class ExchangedTruthTest {
  /** Every so many actions is judged twice. */
  private static final int APART = 7;

  static Stream<Played<?, ?>> games() {
    return Played.games(3);
  }

  @ParameterizedTest
  @MethodSource("games")
  <S, V> void a_decision_is_judged_by_what_its_player_knew(Played<S, V> played) {
    var match = played.match();
    var game = match.game();
    var random = new SplittableRandom(3);
    S s = match.start().state();
    int count = 0;
    for (Entry entry : match.standing().entries())
      switch (entry) {
        case Entry.Acted acted -> {
          var view = game.view(s, Viewer.of(acted.by()));
          if (count++ % APART == 0)
            assertThat(judged(played, game.sample(view, random), acted))
                .isEqualTo(judged(played, s, acted));
          s = Lines.after(game, s, acted.picks());
        }
        case Entry.Dealt(var result) -> s = game.apply(s, result);
        case Entry.Happened(var event) -> s = Attentive.happened(game, s, event);
      }
  }

  /** All that the books say of an action but what came of it, and what could have been done. */
  private static <S, V> Object judged(Played<S, V> played, S before, Entry.Acted acted) {
    var appraiser = played.appraiser();
    var work = appraiser.work(Depth.LAW);
    var books = new Bookkeeper<>(played.match(), appraiser, acted.by(), work);
    return List.of(
        books.judged(before, 0, acted.picks()),
        books.candidates(before, Optional.of(acted.picks())));
  }
}
