package fr.zizanie.rules.ironpond;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.blank.Vocabulary;
import fr.zizanie.rules.ironpond.option.Proposal;
import fr.zizanie.rules.ironpond.state.CardSet;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.Setting;
import fr.zizanie.rules.laws.Laws;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * One hundred thousand random actions with all cards and in every variant obey the laws. Ten
 * million on demand: {@code ./zizanie fuzz ironpond --plies 10000000}.
 */
class IronPondLawsTest {
  static Stream<Arguments> variants() {
    return Stream.of(
        Arguments.of(40_000, Map.of()),
        Arguments.of(16_000, Map.of("fundamental", "strict")),
        Arguments.of(8000, Map.of("open", "true", "pub", "true", "darts", "skill")),
        Arguments.of(8000, Map.of("revealed", "3:1", "deck", "68")),
        Arguments.of(8000, Map.of("custom", blanks(), "deck", "nochance", "gestures", "false")),
        Arguments.of(4000, Map.of("custom", blanks(), "fundamental", "strict", "pub", "true")),
        Arguments.of(8000, Map.of("freeDiscard", "true", "emptyPile", "stop")),
        Arguments.of(
            8000, Map.of("deck", "[1,11,12,22,26,28,32,33,34,57,66,68,69,71,72,3,41,44,53,65]")));
  }

  private static String blanks() {
    try (var in = Objects.requireNonNull(Vocabulary.class.getResourceAsStream("blanks.json"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("variants")
  void every_variant_obeys(long plies, Map<String, String> given) {
    var options = Options.read(CardCase.GAME.profile().options(), given).orThrow();
    var game = new Counting();
    var report = Laws.check(game, options, 20261121, plies);
    assertThat(report.violation()).isEmpty();
    assertThat(report.plies()).isEqualTo(plies);
    CardSet deck = Proposal.setting(options).deck();
    // Some need luck: three corners with pieces (4), say.
    assertThat(deck.minus(game.played).list())
        .as("cards that nobody played")
        .hasSizeLessThan(deck.size() / 10);
  }

  @Test
  void chess_without_cards_and_the_first_version_obey() {
    var profile = CardCase.GAME.profile();
    String twenty = "1,11,12,22,26,28,32,33,34,57,66,68,69,71,72,3,41,44,53,65";
    for (var options :
        List.of(
            profile.options(2, Map.of("deck", "none")),
            profile.options(1, Map.of("deck", "none")),
            profile.options(1, Map.of("deck", twenty))))
      assertThat(Laws.check(CardCase.GAME, options.orThrow(), 20261126, 3000).violation())
          .isEmpty();
  }

  /** Notes which cards are played, and counts the hands: five cards while any can be drawn. */
  private static final class Counting extends Watched {
    CardSet played = CardSet.NONE;

    @Override
    public IronPondState apply(IronPondState s, Choice c) {
      boolean plays =
          switch (s.top()) {
            case Frame.Ready _, Frame.Moved _, Frame.Window _ -> c.kind() == Choice.Kind.CARD;
            default -> false;
          };
      if (plays) played = played.with(c.a());
      return super.apply(s, c);
    }

    @Override
    public Optional<String> flaw(IronPondState s) {
      return super.flaw(s).or(() -> hands(s));
    }

    private static Optional<String> hands(IronPondState s) {
      boolean pending = s.frames().size() > 1 || !s.owed().isEmpty();
      if (pending || s.zones().pile().isEmpty()) return Optional.empty();
      for (Seat seat : Seat.values()) {
        int size = s.zones().hand(seat).size();
        if (size != Setting.HAND) return Optional.of(seat + " holds " + size + " cards");
      }
      return Optional.empty();
    }
  }

  @Test
  void perft_through_the_state_counts_what_the_board_counts() {
    var none = Options.read(CardCase.GAME.profile().options(), Map.of("deck", "none")).orThrow();
    var start = CardCase.GAME.start(none);
    assertThat(CardCase.GAME.perft(start, 4)).isEqualTo(197_281);
    assertThat(CardCase.GAME.divide(start, 3).values().stream().mapToLong(Long::longValue).sum())
        .isEqualTo(8902);
  }
}
