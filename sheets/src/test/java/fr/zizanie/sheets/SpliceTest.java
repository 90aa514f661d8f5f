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
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.json.SectionedJson;
import fr.zizanie.sheets.json.Splice;
import fr.zizanie.sheets.wire.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
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
    var before = SectionedJson.NONE;
    var last = parted(shown.shown(viewer, 0));
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
      var next = parted(shown.shown(viewer, have));
      have = shown.version(viewer);
      var splice = Splice.of(before, last, next);
      assertThat(splice.on(before.toString() + last)).isEqualTo(next.toString());
      whole += next.units();
      sent += splice.room();
      before = last;
      last = next;
    }
    assertThat(sent).as("characters sent of " + whole).isLessThan(whole / 2);
  }

  private static SectionedJson parted(Shown shown) {
    return JsonText.parted(shown::write);
  }

  /** What {@code next} is of one earlier text. */
  private static Splice splice(String base, String next) {
    return Splice.of(SectionedJson.NONE, parted(base), parted(next));
  }

  /** A text of one section. */
  private static SectionedJson parted(String json) {
    return JsonText.parted(out -> out.raw(json));
  }

  @Test
  void characters_of_two_units_stay_whole() {
    String base = "{\"a\":\"0123456789012345\uD834\uDD1E\",\"b\":1}";
    String next = "{\"a\":\"0123456789012345\uD834\uDD1F\",\"b\":1}";
    var splice = splice(base, next);
    assertThat(splice.on(base)).isEqualTo(next);
    assertThat(splice.texts())
        .noneMatch(text -> !text.isEmpty() && Character.isLowSurrogate(text.charAt(0)));
  }

  /** Random lists of things, changed at random: letters of one to four bytes, and few of them. */
  @Test
  void every_text_is_put_together_again() {
    var random = new SplittableRandom(5);
    var words = List.of("a", "é", "→", "\uD834\uDD1E", "{", ",", "\"x\":\"", "0123456789abcdef");
    for (int round = 0; round < 20_000; round++) {
      String before = text(words, random);
      String last = random.nextInt(3) == 0 ? text(words, random) : changed(before, words, random);
      String next = random.nextInt(9) == 0 ? text(words, random) : changed(last, words, random);
      var splice = Splice.of(parted(before), parted(last), parted(next));
      assertThat(splice.on(before + last)).isEqualTo(next);
    }
  }

  private static String text(List<String> words, SplittableRandom random) {
    return random
        .ints(random.nextInt(80), 0, words.size())
        .mapToObj(words::get)
        .collect(Collectors.joining());
  }

  /** The same, with something put in or left out between whole characters. */
  private static String changed(String text, List<String> words, SplittableRandom random) {
    int from =
        text.offsetByCodePoints(0, random.nextInt(text.codePointCount(0, text.length()) + 1));
    int left = text.codePointCount(from, text.length());
    int to = text.offsetByCodePoints(from, random.nextInt(Math.min(left, 20) + 1));
    return text.substring(0, from) + words.get(random.nextInt(words.size())) + text.substring(to);
  }

  @Test
  void short_texts_are_written_out() {
    assertThat(splice("", "")).extracting(splice -> splice.on("")).isEqualTo("");
    assertThat(splice("abc", "abd").on("abc")).isEqualTo("abd");
  }

  @Test
  void what_is_the_same_in_a_row_is_one_piece() {
    String base = "{\"pieces\":[" + "{\"at\":\"a1\",\"art\":\"pawn\"},".repeat(30) + "]}";
    assertThat(splice(base, base).copies()).containsExactly(0, base.length());
    assertThat(splice(base, base).texts()).containsExactly("", "");
  }
}
