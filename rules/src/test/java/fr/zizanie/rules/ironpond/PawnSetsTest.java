package fr.zizanie.rules.ironpond;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Plays;
import fr.zizanie.rules.ironpond.card.Slot;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.Moments;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether a set of pawns can be played at all is known without trying all of them. */
class PawnSetsTest {
  private static final int POSITIONS = 1_500;
  private static final String PIECES = "PPPPPKkrrqbbnp";

  @ParameterizedTest
  @ValueSource(ints = {43, 65})
  void what_is_found_early_is_what_all_ways_come_to(int number) {
    var random = new SplittableRandom(number);
    int checks = 0;
    int hopeless = 0;
    for (int n = 0; n < POSITIONS; ) {
      var state = drawn(random);
      if (state.isEmpty()) continue;
      n++;
      Card card = Deck.card(state.get().setting(), number);
      Moment m = Moments.asKnown(state.get(), Seat.FIRST, Slot.NOW_OWN);
      if (m.board().inCheck(Seat.FIRST)) checks++;
      if (card.form().hopeless(m, Picks.NONE)) hopeless++;
      var picks = new Choices();
      card.form().offer(m, Picks.NONE, picks);
      compared(card, m, Picks.NONE);
      for (int i = 0; i < picks.size(); i++) compared(card, m, Picks.NONE.plus(picks.code(i)));
    }
    assertThat(checks).isGreaterThan(POSITIONS / 5);
    assertThat(hopeless).isGreaterThan(POSITIONS / 20);
  }

  private static void compared(Card card, Moment m, Picks picks) {
    assertThat(Plays.ways(card, m, picks, false, new Choices()))
        .as("%s after %s", m.board(), picks)
        .isEqualTo(tried(card, m, picks, picks.size()));
  }

  /** All ways, one after the other. */
  private static int tried(Card card, Moment m, Picks picks, int base) {
    if (card.form().complete(m, picks)) return Plays.way(Plays.breach(card, m, picks));
    var out = new Choices();
    card.form().search(m, picks, base, out);
    int ways = 0;
    for (int i = 0; i < out.size() && ways < Plays.FINE; i++)
      ways |= tried(card, m, picks.plus(out.code(i)), base);
    return ways >= Plays.FINE ? Plays.FINE : ways;
  }

  /** A random position with White to move; none where it isn't one. */
  private static Optional<IronPondState> drawn(SplittableRandom random) {
    var squares = new char[64];
    for (char piece : PIECES.toCharArray()) {
      int at = random.nextInt(64);
      boolean pawn = Character.toLowerCase(piece) == 'p';
      if (squares[at] == 0 && !(pawn && (at < 8 || at > 55))) squares[at] = piece;
    }
    var fen = new StringBuilder();
    for (int at = 0; at < 64; at++) {
      if (at > 0 && at % 8 == 0) fen.append('/');
      fen.append(squares[at] == 0 ? "1" : String.valueOf(squares[at]));
    }
    String joined = fen.toString();
    for (int run = 8; run > 1; run--) joined = joined.replace("1".repeat(run), "" + run);
    var fields = new LinkedHashMap<String, Tree>();
    fields.put("fen", new Tree.Text(joined + " w - - 0 1"));
    fields.put("hands", new Tree.Fields(Map.of("white", new Tree.Items(List.of()))));
    fields.put("reversedPawns", new Tree.Flag(random.nextBoolean()));
    return Pond.GAME.notation().load(new Tree.Fields(fields), Pond.options())
            instanceof Answer.Ok<IronPondState>(var state)
        ? Optional.of(state)
        : Optional.empty();
  }
}
