package fr.zizanie.example;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.core.trait.Secretive;
import java.util.Map;

/** A game begins, its choices are listed, two moves are played, and the position is printed. */
public final class ByHand {
  private ByHand() {}

  /** Plays Chess Mutation. */
  public static void main(String[] args) {
    play(Games.named("mutation").orElseThrow());
  }

  // @start region="example"
  static <S, V> void play(Game<S, V> game) {
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var dealer = SeedDealer.of("any text", "its deals are always the same");
    Match<S, V> match = Match.begin(game, options).deal(dealer);

    for (Choice choice : game.choices(match.state()).toList())
      System.out.print(game.notation().print(choice) + " ");
    System.out.println();

    match = match.play(Seat.FIRST, "e2e4").orThrow().deal(dealer);
    if (match.play(Seat.SECOND, "e7e2") instanceof Answer.No(var refusal))
      System.out.println("e7e2? " + refusal.message().en());
    match = match.play(Seat.SECOND, "e7e5").orThrow().deal(dealer);

    V seen = game.view(match.state(), Viewer.of(Seat.FIRST));
    System.out.println(match.turn() + ", " + Secretive.shown(game, seen));
  }
  // @end
}
