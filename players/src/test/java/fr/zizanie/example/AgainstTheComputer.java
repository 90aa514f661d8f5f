package fr.zizanie.example;

import fr.zizanie.players.Players;
import fr.zizanie.players.agent.Agent;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import java.util.Map;

/** The computer plays both sides of each game for some actions. */
public final class AgainstTheComputer {
  private AgainstTheComputer() {}

  /** Takes how many actions are played. */
  public static void main(String[] args) {
    for (Game<?, ?> game : Games.all()) play(game, Integer.parseInt(args[0]));
  }

  // @start region="example"
  static <S, V> void play(Game<S, V> game, int actions) {
    Agent<V> computer = Players.of(game).orElseThrow();
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var dealer = SeedDealer.of("any text", "its deals are always the same");
    Match<S, V> match = Match.begin(game, options).deal(dealer);

    System.out.println(game.profile().title());
    while (match.ply() < actions && match.turn() instanceof Turn.Of(Seat seat)) {
      V view = match.game().view(match.state(), Viewer.of(seat));
      var action = computer.advise(view, Budget.patient(1)).action();
      System.out.println("  " + seat + " " + game.notation().written(match.state(), action));
      match = match.enter(new Entry.Acted(seat, action)).orThrow().deal(dealer);
    }
    match.outcome().ifPresent(outcome -> System.out.println("  " + outcome));
  }
  // @end
}
