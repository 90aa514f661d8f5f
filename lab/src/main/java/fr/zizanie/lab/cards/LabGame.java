package fr.zizanie.lab.cards;

import fr.zizanie.players.tsunami.TsunamiAgent;
import fr.zizanie.players.tsunami.search.Playout;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.rules.tsunami.go.Goban;
import fr.zizanie.rules.tsunami.go.Places;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** One game of the lab, played until the cards are over and have shown what they do. */
final class LabGame {
  private static final int LONGEST = 400;

  /** A draw or a card that is to be judged at the horizon. */
  private record Event(int turn, Seat seat, int kind, Finding.What what) {}

  /**
   * A card of the running turn.
   *
   * @param without where the turn would go on without it
   */
  private record Played(Seat seat, int kind, TsunamiState without) {}

  private final Lab lab;
  private final Tsunami game;
  private final int number;
  private final SplittableRandom random;
  private final TsunamiAgent agent;
  private final Playout playout;
  private final List<Finding> findings = new ArrayList<>();
  private final List<Event> events = new ArrayList<>();

  /** Black’s chance when the turn of that index began. */
  private final List<Double> chances = new ArrayList<>();

  private LabGame(Lab lab, Tsunami game, int number, SplittableRandom random) {
    this.lab = lab;
    this.game = game;
    this.number = number;
    this.random = random;
    agent = new TsunamiAgent(game, random.nextLong());
    playout = new Playout(random.nextLong());
  }

  /** {@return what the game of that number shows; always the same unless time decides} */
  static List<Finding> findings(Lab lab, int number) {
    var random = new SplittableRandom(lab.seed() * 1_000_003 + number);
    return new LabGame(lab, new Tsunami().agreed(lab.options()), number, random).findings();
  }

  private List<Finding> findings() {
    TsunamiState s = game.start(lab.options());
    int left = lab.horizon() + lab.horizon() / 2;
    while (running(s) && left > 0 && chances.size() < LONGEST) {
      chances.add(chance(s));
      s = turn(s);
      if (game.view(s, Viewer.PUBLIC).held().pile() == 0) left--;
    }
    chances.add(chance(s));
    boolean ended = !running(s);
    for (Event e : events) judge(e, ended);
    return List.copyOf(findings);
  }

  /** What happened too late is not judged, unless the game ended by itself. */
  private void judge(Event e, boolean ended) {
    int last = chances.size() - 1;
    int then = e.turn + lab.horizon();
    if (then > last && !ended) return;
    double change = chances.get(Math.min(then, last)) - chances.get(e.turn);
    add(e.kind, e.what, e.seat, change);
  }

  private void add(int kind, Finding.What what, Seat seat, double change) {
    findings.add(new Finding(number, kind, what, seat == Seat.FIRST ? change : -change));
  }

  private static boolean running(TsunamiState s) {
    return s.pending() instanceof Pending.Main;
  }

  private static boolean over(TsunamiState s, int turn) {
    return s.moment().index() != turn;
  }

  /** Plays one turn and judges its cards at once. */
  private TsunamiState turn(TsunamiState start) {
    int turn = start.moment().index();
    List<Played> played = new ArrayList<>();
    TsunamiState s = start;
    while (!over(s, turn)) {
      if (game.turn(s) instanceof Turn.Of(Seat seat)) {
        List<Choice> action = thought(s, seat);
        card(s, seat, action, start)
            .ifPresent(p -> {
              played.add(p);
              events.add(new Event(turn, p.seat, p.kind, Finding.What.PLAYED));
            });
        for (Choice c : action) s = game.apply(s, c);
      } else {
        Choice c = dealt(s);
        if (s.pending() instanceof Pending.Draw)
          events.add(new Event(turn, s.by(), c.a(), Finding.What.DRAWN));
        s = game.apply(s, c);
      }
    }
    for (Played p : played) {
      double without = chance(finished(p.without, turn));
      add(p.kind, Finding.What.AT_ONCE, p.seat, chance(s) - without);
    }
    return s;
  }

  private List<Choice> thought(TsunamiState s, Seat seat) {
    return agent.advise(game.view(s, Viewer.of(seat)), lab.budget()).action();
  }

  private Choice dealt(TsunamiState s) {
    var results = game.choices(s);
    return results.get(random.nextInt(results.size()));
  }

  /** The card of an action, with the turn as it would go on without: a stone, or no counter. */
  private Optional<Played> card(
      TsunamiState s, Seat seat, List<Choice> action, TsunamiState start) {
    Choice first = action.getFirst();
    if (first.kind() != Choice.Kind.CARD) return Optional.empty();
    if (s.by() != seat) return Optional.of(new Played(seat, first.a(), game.apply(s, Choice.PASS)));
    // What is drawn and must be played would not have been drawn.
    TsunamiState before = s.pending() instanceof Pending.MustPlay ? start : s;
    Choice stone = agent.plain(game.view(before, Viewer.of(seat)), lab.budget());
    return Optional.of(new Played(seat, first.a(), game.apply(before, stone)));
  }

  /** The state after the rest of a turn. */
  private TsunamiState finished(TsunamiState from, int turn) {
    TsunamiState s = from;
    while (!over(s, turn)) {
      if (game.turn(s) instanceof Turn.Of(Seat seat))
        for (Choice c : thought(s, seat)) s = game.apply(s, c);
      else s = game.apply(s, dealt(s));
    }
    return s;
  }

  /** Black’s share of playouts won. */
  private double chance(TsunamiState s) {
    Goban board = Goban.of(s.board().stones());
    int newest = s.board().newest();
    int last = newest < 0 ? Places.NOWHERE : Places.of(newest);
    int won = 0;
    for (int i = 0; i < lab.playouts(); i++) {
      playout.begin(board, last);
      if (2 * playout.finish(s.by().ordinal()) > s.setting().komi()) won++;
    }
    return (double) won / lab.playouts();
  }
}
