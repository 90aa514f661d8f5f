package fr.zizanie.sheets;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.sheets.json.Splice;
import java.util.ArrayList;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SpliceTest {
  private static final int PLIES = 60;

  static Iterable<Game<?, ?>> games() {
    return new ArrayList<>(Games.all());
  }

  @ParameterizedTest
  @MethodSource("games")
  void sheets_of_a_random_game_are_pieces_of_the_two_before(Game<?, ?> game) {
    for (Viewer viewer : Viewer.values()) follow(game, viewer);
  }

  private static <S, V> void follow(Game<S, V> game, Viewer viewer) {
    var dealer = SeedDealer.of("splice", game.profile().id());
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var random = new SplittableRandom(3);
    var match = Match.begin(game, options).deal(dealer);
    var shown = Projection.of(match);
    int have = shown.version(viewer);
    String before = "";
    String last = shown.shown(viewer, 0).json();
    long whole = 0;
    long sent = 0;
    while (match.turn() instanceof Turn.Of(var seat) && match.ply() < PLIES) {
      var picks = new ArrayList<Choice>();
      S state = match.state();
      do {
        var offered = game.choices(state);
        picks.add(offered.get(random.nextInt(offered.size())));
        state = game.apply(state, picks.getLast());
      } while (!game.settled(state));
      match = match.enter(new Entry.Acted(seat, picks)).orThrow().deal(dealer);
      shown.follow(match);
      String next = shown.shown(viewer, have).json();
      have = shown.version(viewer);
      var splice = Splice.of(before + last, next);
      assertThat(splice.on(before + last)).isEqualTo(next);
      whole += next.length();
      sent += splice.room();
      before = last;
      last = next;
    }
    assertThat(sent).as("characters sent of " + whole).isLessThan(whole / 2);
  }

  @Test
  void characters_of_two_units_stay_whole() {
    String base = "{\"a\":\"0123456789012345\uD834\uDD1E\",\"b\":1}";
    String next = "{\"a\":\"0123456789012345\uD834\uDD1F\",\"b\":1}";
    var splice = Splice.of(base, next);
    assertThat(splice.on(base)).isEqualTo(next);
    assertThat(splice.texts())
        .noneMatch(text -> !text.isEmpty() && Character.isLowSurrogate(text.charAt(0)));
  }

  @Test
  void short_texts_are_written_out() {
    assertThat(Splice.of("", "")).extracting(splice -> splice.on("")).isEqualTo("");
    assertThat(Splice.of("abc", "abd").on("abc")).isEqualTo("abd");
  }
}
