package fr.zizanie.app;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.rules.tsunami.Tsunami;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/** Games that run by the first version of the rules as no later version lets them run. */
final class EarlierGames {
  private static final IronPond POND = new IronPond();
  private static final Map<String, String> CHESS = Map.of("deck", "none");
  private static final Map<String, String> TWENTY =
      Map.of("deck", "16,25,32,35,37,39,42,52,54,56,27,30,60,31,69,34,70,22,29,53");

  private EarlierGames() {}

  /**
   * A game at the decision of a seat.
   *
   * @param next what that seat does
   */
  record Running(String name, Match<?, ?> match, String next) {
    Seat seat() {
      return ((Turn.Of) match.turn()).seat();
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Running> all() {
    return Stream.of(displaced(), chain(), saving(), dead(), fifth(), quiet());
  }

  static <S, V> Match<S, V> under(int rules, Game<S, V> game, Map<String, String> given) {
    return Match.begin(game, game.profile().options(rules, given).orThrow());
  }

  private static <S, V> Match<S, V> play(Match<S, V> match, String... lines) {
    var m = match;
    for (String line : lines)
      m =
          m.turn() instanceof Turn.Of(Seat seat)
              ? m.play(seat, line).orThrow()
              : m.enter(new Entry.Dealt(m.read(line).orThrow().getFirst())).orThrow();
    return m;
  }

  /** Tsunami, 3.4.6: the white stone comes to a dead corner. */
  private static Running displaced() {
    var begun = under(1, new Tsunami(), Map.of());
    var at = play(begun, "A1", "D10", "B1", "A2", "K10", "K4", "C10", "D4", "draw", "#troc");
    return new Running("a displaced stone", at, "#troc A1 A2");
  }

  /** Iron Pond, 10.1.3: only on h6 does the knight that was captured save Black. */
  private static Running saving() {
    var at = under(1, POND, Map.of());
    for (int card : List.of(26, 60, 61, 16, 62, 27, 63, 35, 64, 56)) at = play(at, "#" + card);
    String[] moves = {
      "e2e4", "g8h6", "f1c4", "f7f6", "a2a3", "h6f7", "a3a4", "h7h6", "d1h5", "a7a6", "h5f7"
    };
    for (String move : moves) at = play(at, move, "end");
    return new Running("a pick that saves nobody", at, "#26 a6");
  }

  private static Running fifth() {
    String[] dance = {"g1f3", "g8f6", "f3g1", "f6g8"};
    var at = under(1, POND, CHESS);
    for (int i = 0; i < 5; i++) at = play(at, dance);
    return new Running("the fifth time", at, "e2e4");
  }

  private static Running dead() {
    return new Running(
        "a dead position", walked("dead-position", (m, move) -> captures(m, move)), "");
  }

  private static Running quiet() {
    return new Running(
        "seventy-five moves",
        walked("seventy-five-moves", (m, move) -> !captures(m, move) && !pawn(m, move)),
        "");
  }

  private static boolean captures(Match<IronPondState, IronPondView> m, Choice move) {
    var board = m.state().scene().board();
    return board.victim(move.a(), move.b()) >= 0 && !board.castles(move.a(), move.b());
  }

  private static boolean pawn(Match<IronPondState, IronPondView> m, Choice move) {
    return (m.state().scene().board().pieces().pawns() >>> move.a() & 1) != 0;
  }

  /** Random moves, those that are liked before all others, until the newest rules end the game. */
  private static Match<IronPondState, IronPondView> walked(
      String reason, BiPredicate<Match<IronPondState, IronPondView>, Choice> liked) {
    for (int seed = 0; ; seed++) {
      var random = new SplittableRandom(seed);
      var older = under(1, POND, CHESS);
      var newer = under(2, POND, CHESS);
      while (older.outcome().isEmpty() && newer.outcome().isEmpty()) {
        var at = older;
        var moves =
            Lines.actions(POND, at.state(), 300).stream()
                .filter(action -> action.getFirst().kind() == Choice.Kind.MOVE)
                .toList();
        var good = moves.stream().filter(action -> liked.test(at, action.getFirst())).toList();
        var from = good.isEmpty() ? moves : good;
        var entry =
            new Entry.Acted(((Turn.Of) at.turn()).seat(), from.get(random.nextInt(from.size())));
        older = older.enter(entry).orThrow();
        newer = newer.enter(entry).orThrow();
      }
      if (older.outcome().isEmpty()
          && newer.outcome().map(Outcome::reason).filter(reason::equals).isPresent()) return older;
    }
  }

  /** Iron Pond, 2.6.1: a card is drawn that was itself just being resolved. */
  private static Running chain() {
    for (int seed = 0; ; seed++) {
      var random = new SplittableRandom(seed);
      var older = under(1, POND, TWENTY);
      var newer = under(2, POND, TWENTY);
      boolean parted = false;
      while (older.outcome().isEmpty() && older.log().size() < 600) {
        if (parted && older.turn() instanceof Turn.Of) return new Running("a chain", older, "");
        var offered = POND.choices(older.state());
        Entry entry;
        if (older.turn() instanceof Turn.Of(Seat seat)) {
          var actions = Lines.actions(POND, older.state(), 300);
          entry = new Entry.Acted(seat, actions.get(random.nextInt(actions.size())));
        } else entry = new Entry.Dealt(offered.get(random.nextInt(offered.size())));
        older = older.enter(entry).orThrow();
        if (parted) continue;
        switch (newer.enter(entry)) {
          case Answer.Ok<Match<IronPondState, IronPondView>>(var next) -> newer = next;
          case Answer.No<Match<IronPondState, IronPondView>> _ -> parted = true;
        }
      }
    }
  }
}
