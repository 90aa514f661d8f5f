package fr.zizanie.players;

import fr.zizanie.players.agent.Agent;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A real game of computers, looked at before each decision. */
public record Sitting<S, V>(Match<S, V> match) {
  private static final long PATIENCE = 60_000;

  /** The ids of all games. */
  public static Stream<String> games() {
    return Games.all().stream().map(g -> g.profile().id());
  }

  /** The game as it begins, dealt from a seed, with the usual options. */
  public static <S, V> Sitting<S, V> begun(Game<S, V> game, String seed) {
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var dealer = SeedDealer.of(seed, game.profile().id());
    return new Sitting<>(Match.begin(game, options).deal(dealer));
  }

  /** What its level has the time for, which is all that its work needs. */
  public static Budget level(int level) {
    return new Budget(PATIENCE, level);
  }

  public Game<S, V> game() {
    return match.game();
  }

  public boolean over() {
    return !(match.turn() instanceof Turn.Of);
  }

  public Seat seat() {
    return ((Turn.Of) match.turn()).seat();
  }

  /** What the seat to act sees. */
  public V view() {
    return game().view(match.state(), Viewer.of(seat()));
  }

  public Agent<V> agent(long seed) {
    return Players.of(game(), seed).orElseThrow();
  }

  public boolean offered(List<Choice> action) {
    return match.enter(new Entry.Acted(seat(), action)) instanceof Answer.Ok;
  }

  /** The game after an action and what chance makes of it. */
  public Sitting<S, V> after(List<Choice> action, String seed) {
    var acted = match.enter(new Entry.Acted(seat(), action)).orThrow();
    return new Sitting<>(acted.deal(SeedDealer.of(seed, match.profile().id())));
  }
}
