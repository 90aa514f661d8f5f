package fr.zizanie.bench.load;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Dealer;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.sheets.Projection;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Random legal play that avoids the end of the game where it can, and ends where the rules let time
 * go by: how long that takes isn't the server's doing.
 */
final class RandomGame<S, V> {
  private static final int TRIES = 8;

  private final Dealer dealer;
  private final SplittableRandom random;
  private final Projection<S, V> shown;
  private Match<S, V> match;
  private boolean waits;

  RandomGame(Match<S, V> match, Dealer dealer, long seed) {
    this.match = match;
    this.dealer = dealer;
    random = new SplittableRandom(seed);
    shown = Projection.of(match);
  }

  /** {@return at most {@code most} actions from here, dealt as the server will} */
  List<Script.Move> moves(int most) {
    var moves = new ArrayList<Script.Move>();
    while (moves.size() < most && match.turn() instanceof Turn.Of(Seat seat)) {
      var move = move(seat, moves.size() + 1);
      if (waits) break;
      moves.add(move);
    }
    return moves;
  }

  private Script.Move move(Seat seat, int ref) {
    var other = Viewer.of(seat.other());
    int version = shown.version(Viewer.of(seat));
    int before = shown.version(other);
    var picks = picks(match.state());
    var next = entered(seat, picks);
    for (int t = 1; t < TRIES && next.outcome().isPresent(); t++) {
      picks = picks(match.state());
      next = entered(seat, picks);
    }
    match = next;
    shown.follow(match);
    String message =
        "{\"type\":\"play\",\"ref\":%d,\"version\":%d,\"seat\":\"%s\",\"action\":\"%s\"}"
            .formatted(
                ref, version, match.profile().name(seat), match.game().notation().print(picks));
    return new Script.Move(seat.ordinal(), message, before, shown.version(other));
  }

  private Match<S, V> entered(Seat seat, List<Choice> picks) {
    var next = match.enter(new Entry.Acted(seat, picks)).orThrow();
    waits = next.turn() instanceof Turn.Chance && next.timed().isPresent();
    return next.deal(dealer);
  }

  private List<Choice> picks(S from) {
    var game = match.game();
    var picks = new ArrayList<Choice>();
    S state = from;
    do {
      var offered = game.choices(state);
      picks.add(offered.get(random.nextInt(offered.size())));
      state = game.apply(state, picks.getLast());
    } while (!game.settled(state));
    return picks;
  }
}
