package fr.zizanie.rules.toy;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Notation;
import fr.zizanie.rules.core.Option;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Shuffle;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Unmet;
import fr.zizanie.rules.core.trait.Conditional;
import fr.zizanie.rules.core.trait.Secretive;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A small card game under the same laws as the real ones: a 5x5 board of stepping pieces, hidden
 * hands, a deck that nobody has looked into, response windows with counters, and a set to pick.
 *
 * <p>Open for planted faults: the tests override one method and see which law bites.
 */
public class Toy implements Secretive<Toy.State, Toy.View>, Conditional<Toy.State, Toy.View> {
  static final int N = 5;
  static final int CELLS = N * N;
  static final int HAND = 2;
  static final int LONGEST = 200;

  static final int EXCHANGE = 0;
  static final int LEAP = 1;
  static final int BOLT = 2;
  static final int DRAG = 3;
  static final int COUNTER = 4;
  static final int COUNTER_TOO = 5;
  static final int TWINS = 6;
  static final int SPARE = 7;
  static final int CARDS = 8;

  /** The board as 25 letters: {@code a} and {@code b} pieces, {@code .} empty. */
  record Position(String cells) {
    boolean owns(Seat seat, int at) {
      return cells.charAt(at) == piece(seat);
    }

    boolean empty(int at) {
      return cells.charAt(at) == '.';
    }

    boolean lost(Seat seat) {
      return cells.indexOf(piece(seat)) < 0;
    }

    Position with(int at, char piece) {
      return new Position(cells.substring(0, at) + piece + cells.substring(at + 1));
    }

    Position swapped(int a, int b) {
      return with(a, cells.charAt(b)).with(b, cells.charAt(a));
    }

    static char piece(Seat seat) {
      return seat == Seat.FIRST ? 'a' : 'b';
    }
  }

  /** What is pending; the top decides. */
  sealed interface Frame {
    record Play(Seat by) implements Frame {}

    record Draw(Seat by) implements Frame {}

    record Aim(Seat by, int card, List<Integer> picks) implements Frame {}

    record Resolve(Seat by, int card, List<Integer> picks) implements Frame {}

    record Respond(Seat by) implements Frame {}
  }

  /** Hands and deck are sets of cards, one bit each; frames have the top last. */
  public record State(
      Position position, int first, int second, int deck, List<Frame> frames, int ply) {
    public State {
      frames = List.copyOf(frames);
    }

    int hand(Seat seat) {
      return seat == Seat.FIRST ? first : second;
    }

    State hand(Seat seat, int hand) {
      return seat == Seat.FIRST
          ? new State(position, hand, second, deck, frames, ply)
          : new State(position, first, hand, deck, frames, ply);
    }

    State at(Position next) {
      return new State(next, first, second, deck, frames, ply);
    }

    State frames(List<Frame> next) {
      return new State(position, first, second, deck, next, ply);
    }

    State push(Frame frame) {
      var next = new ArrayList<>(frames);
      next.add(frame);
      return frames(next);
    }

    State pop() {
      return frames(frames.subList(0, frames.size() - 1));
    }

    Frame top() {
      return frames.getLast();
    }
  }

  /** {@code own} is the viewer's hand; {@code unseen} are deck and other hands together. */
  public record View(
      Viewer viewer,
      Position position,
      int own,
      int unseen,
      List<Integer> counts,
      List<Frame> frames,
      int ply) {}

  @Override
  public Profile profile() {
    return new Profile(
        "toy", "Toy", 1, List.of("ann", "bob"), List.of(Option.of("first", "ann", "bob")));
  }

  @Override
  public Notation<State> notation() {
    return new ToyNotation();
  }

  @Override
  public State start(Options options) {
    Seat first = options.get("first").equals("bob") ? Seat.SECOND : Seat.FIRST;
    return new State(
        new Position("aaaaa...............bbbbb"),
        0,
        0,
        (1 << CARDS) - 1,
        List.of(new Frame.Draw(first)),
        0);
  }

  /** {@return a state in which a seat with one piece holds the card that wants two} */
  public static State lonely() {
    var position = new Position("a...................bbbbb");
    return new State(
        position, 1 << TWINS, 1 << BOLT, 1 << SPARE, List.of(new Frame.Play(Seat.FIRST)), 0);
  }

  @Override
  public Turn turn(State s) {
    for (Seat seat : Seat.values())
      if (s.position.lost(seat)) return new Turn.Over(new Outcome.Won(seat.other(), "swept"));
    if (s.ply >= LONGEST) return new Turn.Over(new Outcome.Drawn("length"));
    return switch (s.top()) {
      case Frame.Draw _ -> new Turn.Chance();
      case Frame.Play(Seat by) -> Turn.of(by);
      case Frame.Aim(Seat by, _, _) -> Turn.of(by);
      case Frame.Respond(Seat by) -> Turn.of(by);
      case Frame.Resolve _ -> throw new IllegalStateException("never left on top");
    };
  }

  @Override
  public boolean settled(State s) {
    return !(s.top() instanceof Frame.Aim);
  }

  /** The twins are a set: walked in rising order only. */
  @Override
  public boolean sorted(State s, Choice c) {
    return !(s.top() instanceof Frame.Aim(_, int card, var picks))
        || card != TWINS
        || picks.isEmpty()
        || picks.getLast() < c.a();
  }

  private final ToyLegality legality;

  /** The game by all its rules. */
  public Toy() {
    this(ToyLegality.ALL);
  }

  /** The game by the rules that a test leaves. */
  protected Toy(ToyLegality legality) {
    this.legality = legality;
  }

  @Override
  public void choices(State s, Choices out) {
    if (turn(s) instanceof Turn.Over) return;
    if (s.top() instanceof Frame.Draw) {
      for (int card = 0; card < CARDS; card++)
        if ((s.deck >> card & 1) != 0) out.add(Choice.card(card));
    } else legality.list(s, out);
  }

  @Override
  public Optional<Unmet> unmet(State s, Choice c) {
    return legality.unmet(s, c);
  }

  @Override
  public List<Condition<?>> conditions() {
    return legality.conditions();
  }

  @Override
  public Toy waiving(Condition<?> condition) {
    return new Toy(legality.waiving(condition));
  }

  static boolean holds(State s, Seat by, int card) {
    return (s.hand(by) >> card & 1) != 0;
  }

  private static int slots(int card) {
    return switch (card) {
      case COUNTER, COUNTER_TOO -> 0;
      case BOLT -> 1;
      default -> 2;
    };
  }

  static boolean admits(Position p, Seat by, int card, List<Integer> picks, int at) {
    boolean firstPick = picks.isEmpty();
    return switch (card) {
      case EXCHANGE, SPARE -> firstPick ? p.owns(by, at) : p.owns(by.other(), at);
      case LEAP -> firstPick ? p.owns(by, at) : p.empty(at);
      case BOLT -> p.owns(by.other(), at);
      case DRAG -> firstPick ? p.owns(by.other(), at) : p.empty(at);
      default -> p.owns(by, at) && !picks.contains(at);
    };
  }

  static boolean completes(Position p, Seat by, int card, List<Integer> picks) {
    if (picks.size() == slots(card)) return true;
    for (int at = 0; at < CELLS; at++)
      if (admits(p, by, card, picks, at) && completes(p, by, card, plus(picks, at))) return true;
    return false;
  }

  static List<Integer> plus(List<Integer> picks, int at) {
    var next = new ArrayList<>(picks);
    next.add(at);
    return List.copyOf(next);
  }

  @Override
  public State apply(State s, Choice c) {
    return switch (s.top()) {
      case Frame.Play(Seat by) ->
          switch (c.kind()) {
            case MOVE ->
                endTurn(s.at(s.position.with(c.a(), '.').with(c.b(), Position.piece(by))), by);
            case CARD -> aim(spent(s, by, c.a()), by, c.a(), List.of());
            default -> endTurn(s, by);
          };
      case Frame.Draw(Seat by) -> {
        var dealt =
            new State(s.position, s.first, s.second, s.deck & ~(1 << c.a()), s.frames, s.ply);
        yield drawn(dealt.hand(by, dealt.hand(by) | 1 << c.a()), by);
      }
      case Frame.Aim(Seat by, int card, var picks) -> aim(s.pop(), by, card, plus(picks, c.a()));
      case Frame.Respond(Seat by) ->
          c.equals(Choice.PASS) ? resolve(s.pop()) : aim(spent(s, by, c.a()), by, c.a(), List.of());
      case Frame.Resolve _ -> throw new IllegalStateException("never left on top");
    };
  }

  private static State spent(State s, Seat by, int card) {
    return s.hand(by, s.hand(by) & ~(1 << card));
  }

  private State aim(State s, Seat by, int card, List<Integer> picks) {
    if (picks.size() < slots(card)) return s.push(new Frame.Aim(by, card, picks));
    var sorted = picks.stream().sorted().toList();
    var announced = s.push(new Frame.Resolve(by, card, card == TWINS ? sorted : picks));
    return opens(announced, by.other())
        ? announced.push(new Frame.Respond(by.other()))
        : resolve(announced);
  }

  /** The window opens whatever the other holds. */
  protected boolean opens(State announced, Seat responder) {
    return true;
  }

  /** Top is what was announced; a counter cancels what lies beneath it. */
  private static State resolve(State s) {
    var resolved = (Frame.Resolve) s.top();
    State rest = s.pop();
    return switch (rest.top()) {
      case Frame.Play(Seat by) -> endTurn(rest.at(effect(rest.position, resolved)), by);
      case Frame.Respond _ -> {
        State left = rest.pop().pop();
        yield left.top() instanceof Frame.Play(Seat by) ? endTurn(left, by) : left;
      }
      default -> throw new IllegalStateException("a card on " + rest.top());
    };
  }

  private static Position effect(Position p, Frame.Resolve r) {
    return switch (r.card) {
      case COUNTER, COUNTER_TOO -> p;
      case BOLT -> p.with(r.picks.getFirst(), '.');
      default -> p.swapped(r.picks.getFirst(), r.picks.getLast());
    };
  }

  private static State endTurn(State s, Seat by) {
    return upkeep(
        new State(s.position, s.first, s.second, s.deck, s.frames, s.ply + 1), by.other());
  }

  private static State upkeep(State s, Seat to) {
    boolean draws = Integer.bitCount(s.hand(to)) < HAND && s.deck != 0;
    return s.frames(List.of(draws ? new Frame.Draw(to) : new Frame.Play(to)));
  }

  private static State drawn(State s, Seat by) {
    if (s.ply > 0 || Integer.bitCount(s.hand(by)) < HAND) return upkeep(s, by);
    boolean dealt = Integer.bitCount(s.hand(by.other())) == HAND;
    return s.frames(List.of(dealt ? new Frame.Play(by.other()) : new Frame.Draw(by.other())));
  }

  @Override
  public View view(State s, Viewer viewer) {
    int own = viewer == Viewer.FIRST ? s.first : viewer == Viewer.SECOND ? s.second : 0;
    return new View(
        viewer,
        s.position,
        own,
        (s.first | s.second | s.deck) & ~own,
        List.of(Integer.bitCount(s.first), Integer.bitCount(s.second)),
        s.frames,
        s.ply);
  }

  @Override
  public Optional<Choice> seen(State before, Choice c, Viewer viewer) {
    return Optional.of(
        before.top() instanceof Frame.Draw(Seat by) && !viewer.is(by) ? Choice.HIDDEN : c);
  }

  @Override
  public boolean hides(State s, Viewer viewer) {
    return true;
  }

  @Override
  public State sample(View v, RandomGenerator random) {
    var unseen = new ArrayList<Integer>();
    for (int card = 0; card < CARDS; card++) if ((v.unseen >> card & 1) != 0) unseen.add(card);
    Shuffle.of(unseen, random);
    int first = v.viewer == Viewer.FIRST ? v.own : take(unseen, v.counts.getFirst());
    int second = v.viewer == Viewer.SECOND ? v.own : take(unseen, v.counts.getLast());
    return new State(v.position, first, second, take(unseen, unseen.size()), v.frames, v.ply);
  }

  private static int take(List<Integer> cards, int n) {
    int bits = 0;
    for (int i = 0; i < n; i++) bits |= 1 << cards.removeLast();
    return bits;
  }

  @Override
  public Optional<String> flaw(State s) {
    return (s.first & s.second) != 0 || ((s.first | s.second) & s.deck) != 0
        ? Optional.of("a card in two zones")
        : Optional.empty();
  }
}
