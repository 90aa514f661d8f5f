package fr.zizanie.players.ironpond;

import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.ironpond.search.Afterstate;
import fr.zizanie.players.search.Skill;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.ironpond.state.IronPondState;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Counts over games of the strongest level against itself how often each card is held when it could
 * be begun, played, countered, thrown away, and played without any effect. Not part of the build:
 * run its main method with the number of games and of visits.
 */
final class CardCensus {
  private final int[] open = new int[128];
  private final int[] played = new int[128];
  private final int[] thrown = new int[128];
  private final int[] idle = new int[128];

  private CardCensus() {}

  public static void main(String[] args) {
    var census = new CardCensus();
    int games = Integer.parseInt(args[0]);
    long visits = Long.parseLong(args[1]);
    for (int game = 0; game < games; game++) {
      census.play(game, new Strength(new Skill(visits, 0, 0), 60, 40, 1, 85, true));
      System.out.println("games " + (game + 1));
      System.out.println(census.table());
    }
  }

  private void play(int game, Strength strength) {
    var dealer = SeedDealer.of("census " + game, "ironpond");
    var match = Match.begin(Pond.GAME, Pond.agreed("deck=72")).deal(dealer);
    var angler = new IronPondAgent(Pond.GAME, game);
    while (match.turn() instanceof Turn.Of(Seat seat) && match.ply() < 240) {
      Set<Integer> could = new HashSet<>();
      for (Choice c : Pond.GAME.choices(match.state()).toList())
        if (c.kind() == Choice.Kind.CARD) could.add(c.a());
      could.forEach(card -> open[card]++);
      var view = Pond.GAME.view(match.state(), Viewer.of(seat));
      var action = angler.advise(view, strength, new Budget(60_000, 1)).action();
      Choice first = action.getFirst();
      if (first.kind() == Choice.Kind.CARD) played[first.a()]++;
      if (Pond.GAME.notation().print(first).equals("discard")) thrown[action.getLast().a()]++;
      var after = match.enter(new Entry.Acted(seat, action)).orThrow();
      if (first.kind() == Choice.Kind.CARD && passed(after, match)) idle[first.a()]++;
      match = after;
      if (match.ply() % 9 == 0 && match.turn() instanceof Turn.Of(Seat next))
        match = match.enter(new Entry.Happened(Event.gesture(next.other(), "emote"))).orThrow();
      match = match.deal(dealer);
    }
    System.out.println(match.outcome() + " after " + match.ply());
  }

  /** Whether a card leaves the board as it was even if nobody answers it. */
  private static boolean passed(Match<?, ?> after, Match<?, ?> before) {
    var then = (IronPondState) before.state();
    var now = Afterstate.passed(Pond.GAME, (IronPondState) after.state());
    return now.frames().size() == 1
        && now.scene().board().pieces().equals(then.scene().board().pieces())
        && now.scene().board().marks().equals(then.scene().board().marks())
        && now.scene().traps().equals(then.scene().traps())
        && now.scene().chrono() == then.scene().chrono()
        && now.scene().away().equals(then.scene().away())
        && then.frames().size() == 1;
  }

  private String table() {
    return IntStream.rangeClosed(1, 72)
        .mapToObj(c -> c + ":" + open[c] + "/" + played[c] + "/" + thrown[c] + "/" + idle[c])
        .collect(Collectors.joining(" "));
  }
}
