package fr.zizanie.rules.ironpond.view;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Shuffle;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.cards.special.BrokenFaces;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.scene.Story;
import fr.zizanie.rules.ironpond.scene.Trap;
import fr.zizanie.rules.ironpond.state.CardSet;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.Frame.Interlude;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.rules.ironpond.state.Zones;
import fr.zizanie.rules.ironpond.text.Tokens;
import fr.zizanie.rules.ironpond.text.Word;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Who knows what (5.1). */
public final class Views {
  private static final Scene BLANK = Scene.of(Position.START);

  private Views() {}

  public static IronPondView of(IronPondState s, Viewer viewer) {
    boolean blind = blind(s, viewer);
    return new IronPondView(
        viewer,
        s.setting(),
        blind ? Optional.empty() : Optional.of(masked(s.scene(), viewer)),
        cards(s, viewer),
        masked(s.now(), viewer, blind),
        s.last().map(story -> masked(story, viewer, blind)),
        s.frames().stream().map(f -> masked(f, s, viewer)).toList(),
        s.owed(),
        s.whiteOffence(),
        s.blackOffence());
  }

  /** A view that hides nothing, for replays when the game is over. */
  public static IronPondView whole(IronPondState s) {
    Zones z = s.zones();
    return new IronPondView(
        Viewer.PUBLIC,
        s.setting(),
        Optional.of(s.scene()),
        new IronPondView.Cards(
            z.white(),
            z.black(),
            z.white().size(),
            z.black().size(),
            z.pile(),
            z.pile(),
            z.discard(),
            z.faceUp(),
            z.known(),
            z.seen()),
        s.now(),
        s.last(),
        s.frames(),
        s.owed(),
        s.whiteOffence(),
        s.blackOffence());
  }

  /** Whether the board is hidden from a viewer: from all but the thief of card 11. */
  private static boolean blind(IronPondState s, Viewer viewer) {
    for (Frame frame : s.frames()) {
      boolean hidden =
          switch (frame) {
            case Frame.Window w -> w.blind() && !viewer.is(w.to().other());
            case Interlude interlude -> interlude.blinds(viewer);
            default -> false;
          };
      if (hidden) return true;
    }
    return false;
  }

  private static IronPondView.Cards cards(IronPondState s, Viewer viewer) {
    Zones z = s.zones();
    CardSet white = z.knownTo(viewer, Seat.FIRST);
    CardSet black = z.knownTo(viewer, Seat.SECOND);
    CardSet all = z.white().and(z.black()).and(z.pile());
    boolean searching =
        s.frames().stream()
            .anyMatch(f -> f instanceof BrokenFaces.Searching(Seat by) && viewer.is(by));
    return new IronPondView.Cards(
        white,
        black,
        z.white().size(),
        z.black().size(),
        all.minus(white.and(black)),
        searching ? z.pile() : CardSet.NONE,
        z.discard(),
        z.faceUp(),
        z.known(),
        viewer.equals(Viewer.PUBLIC) ? CardSet.NONE : z.seen());
  }

  private static Scene masked(Scene scene, Viewer viewer) {
    boolean secret = false;
    for (Trap t : scene.traps()) secret |= hidden(t, viewer);
    if (!secret) return scene;
    return scene.traps(
        scene.traps().stream().map(t -> hidden(t, viewer) ? t.at(Trap.HIDDEN) : t).toList());
  }

  private static boolean hidden(Trap trap, Viewer viewer) {
    return !trap.known() && !viewer.is(trap.owner());
  }

  private static Story masked(Story story, Viewer viewer, boolean blind) {
    if (blind) return story.deed(Optional.empty());
    return story.deed(story.deed().map(d -> d.before(masked(d.before(), viewer))));
  }

  private static Frame masked(Frame frame, IronPondState s, Viewer viewer) {
    return switch (frame) {
      case Frame.Announced a ->
          secret(a.card()) && !viewer.is(a.by())
              ? new Frame.Announced(
                  a.by(), a.card(), a.slot(), Picks.NONE.plus(Choice.HIDDEN), a.heir())
              : a;
      case Interlude interlude -> interlude.seen(s, viewer, scene -> masked(scene, viewer));
      default -> frame;
    };
  }

  /** Whether the square of a card is a secret of its player. */
  static boolean secret(int card) {
    return card < Tokens.CARDS && Deck.with(Trait.SECRET).has(card);
  }

  public static Optional<Choice> seen(IronPondState s, Choice c, Viewer viewer) {
    boolean hidden =
        switch (s.top()) {
          case Frame.Drawing(Seat to) ->
              !viewer.is(to) && !s.zones().facesUp(to, s.setting().open(to));
          case Frame.Aim aim -> {
            if (viewer.is(aim.by())) yield false;
            if (secret(aim.form())) yield c.kind() == Choice.Kind.SQUARE;
            yield s.below() instanceof Interlude interlude && interlude.secret(s);
          }
          default -> false;
        };
    return Optional.of(hidden ? Choice.HIDDEN : c);
  }

  /** Whether a choice may tell its maker something hidden. */
  public static boolean reveals(IronPondView v, Choice c) {
    if (v.scene().isEmpty()) return true;
    if (c.kind() == Choice.Kind.CARD && Deck.with(Trait.SEARCHES).has(c.a())) return true;
    if (v.frames().stream()
        .anyMatch(f -> f instanceof Interlude i && i.reveals() || searches(v, f))) return true;
    boolean ends = c.kind() == Choice.Kind.WORD && Word.of(c) == Word.END;
    return !ends && v.scene().get().traps().stream().anyMatch(t -> t.at() == Trap.HIDDEN);
  }

  /** Letting an answer to one's own search happen may let the search begin (57). */
  private static boolean searches(IronPondView v, Frame f) {
    return f instanceof Frame.Announced a
        && Deck.with(Trait.SEARCHES).has(a.card())
        && Viewer.of(a.by()) == v.viewer();
  }

  /** Some state that looks like the view. */
  public static IronPondState sample(IronPondView v, RandomGenerator random) {
    var unseen = new ArrayList<>(v.cards().unseen().minus(v.cards().pile()).list());
    Shuffle.of(unseen, random);
    Deque<Integer> deal = new ArrayDeque<>(unseen);
    CardSet white = filled(v, Seat.FIRST, deal);
    CardSet black = filled(v, Seat.SECOND, deal);
    CardSet pile = v.cards().pile().and(CardSet.of(deal));
    Scene seen = v.scene().orElse(BLANK.board(Position.START.turn(v.now().by())));
    List<Integer> squares = squares(seen, random);
    Scene scene = trapped(seen, squares);
    var frames = new ArrayList<Frame>();
    for (Frame f : v.frames()) frames.add(known(f, scene, random, squares));
    return new IronPondState(
        v.setting(),
        scene,
        new Zones(
            white,
            black,
            pile,
            List.of(),
            v.cards().discard(),
            v.cards().faceUp(),
            v.cards().known(),
            v.cards().seen()),
        trapped(v.now(), squares),
        v.last().map(story -> trapped(story, squares)),
        frames,
        v.owed(),
        v.whiteOffence(),
        v.blackOffence());
  }

  private static CardSet filled(IronPondView v, Seat seat, Deque<Integer> deal) {
    CardSet hand = v.cards().hand(seat);
    while (hand.size() < v.cards().count(seat)) hand = hand.with(deal.removeFirst());
    return hand;
  }

  /** Squares for the secret traps, in the order in which they were armed. */
  private static List<Integer> squares(Scene scene, RandomGenerator random) {
    var out = new ArrayList<Integer>();
    for (Trap t : scene.traps()) {
      if (t.at() != Trap.HIDDEN) continue;
      long free = ~scene.board().blocked() | scene.board().strictly(t.owner());
      out.add(any(free, random));
    }
    return out;
  }

  private static int any(long squares, RandomGenerator random) {
    long left = squares;
    for (int skip = random.nextInt(Math.max(1, Long.bitCount(squares))); skip > 0; skip--)
      left &= left - 1;
    return Long.numberOfTrailingZeros(left);
  }

  private static Scene trapped(Scene scene, List<Integer> squares) {
    if (squares.isEmpty() && scene.traps().stream().noneMatch(t -> t.at() == Trap.HIDDEN))
      return scene;
    var out = new ArrayList<Trap>();
    int i = 0;
    for (Trap t : scene.traps())
      out.add(t.at() != Trap.HIDDEN ? t : t.at(i < squares.size() ? squares.get(i++) : 0));
    return scene.traps(out);
  }

  private static Story trapped(Story story, List<Integer> squares) {
    return story.deed(story.deed().map(d -> d.before(trapped(d.before(), squares))));
  }

  private static Frame known(Frame f, Scene scene, RandomGenerator random, List<Integer> squares) {
    return switch (f) {
      case Frame.Announced a when secret(a.card()) && a.picks().get(0).equals(Choice.HIDDEN) -> {
        long free = ~scene.board().blocked() | scene.board().strictly(a.by());
        yield new Frame.Announced(
            a.by(),
            a.card(),
            a.slot(),
            Picks.NONE.plus(Choice.square(any(free, random))),
            a.heir());
      }
      case Interlude interlude -> interlude.imagined(scene, kept -> trapped(kept, squares), random);
      default -> f;
    };
  }
}
