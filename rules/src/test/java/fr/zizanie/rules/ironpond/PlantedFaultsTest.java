package fr.zizanie.rules.ironpond;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.ironpond.cards.special.BrokenFaces;
import fr.zizanie.rules.ironpond.chess.Edits;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.state.CardSet;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.rules.ironpond.state.Zones;
import fr.zizanie.rules.laws.Laws;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Every law of Iron Pond bites when its fault is planted. */
class PlantedFaultsTest {
  private static final Options OPTIONS =
      Options.read(CardCase.GAME.profile().options(), Map.of()).orThrow();

  /** After every chess move from the third on, something goes wrong. */
  private static final class Spoilt extends Watched {
    private final UnaryOperator<IronPondState> fault;

    Spoilt(UnaryOperator<IronPondState> fault) {
      this.fault = fault;
    }

    @Override
    public IronPondState apply(IronPondState s, Choice c) {
      IronPondState next = super.apply(s, c);
      boolean late = s.scene().board().number() > 2 && c.kind() == Choice.Kind.MOVE;
      return late ? fault.apply(next) : next;
    }
  }

  private static UnaryOperator<IronPondState> board(UnaryOperator<Position> fault) {
    return s -> s.scene(s.scene().board(fault.apply(s.scene().board())));
  }

  @Test
  void a_missing_royal_is_found() {
    var game = new Spoilt(board(p -> Edits.without(p, p.royal(Seat.FIRST))));
    assertThat(broken(game)).isEqualTo("inventory: FIRST has 0 royals");
  }

  @Test
  void a_second_royal_is_found() {
    var game =
        new Spoilt(s ->
            s.scene(
                s.scene()
                    .away(
                        s.scene()
                            .away()
                            .with(
                                Seat.SECOND,
                                s.scene().board().piece(s.scene().board().royal(Seat.SECOND))))));
    assertThat(broken(game)).isEqualTo("inventory: SECOND has 1 royals");
  }

  @Test
  void a_piece_on_a_hole_is_found() {
    var game = new Spoilt(board(p -> Edits.holed(p, p.royal(Seat.FIRST))));
    assertThat(broken(game)).isEqualTo("inventory: a piece on a hole");
  }

  @Test
  void a_lost_card_is_found() {
    var game =
        new Spoilt(
            s -> s.zones(s.zones().hand(Seat.FIRST, s.zones().hand(Seat.FIRST).without(first(s)))));
    assertThat(broken(game)).startsWith("inventory: cards lost or found");
  }

  @Test
  void a_card_in_two_hands_is_found() {
    var game =
        new Spoilt(
            s -> s.zones(s.zones().hand(Seat.SECOND, s.zones().hand(Seat.SECOND).with(first(s)))));
    assertThat(broken(game)).isEqualTo("inventory: a card in two zones");
  }

  private static int first(IronPondState s) {
    return s.zones().hand(Seat.FIRST).next(0);
  }

  @Test
  void a_move_that_leaves_the_own_royal_to_be_taken_is_found() {
    assertThat(broken(new Careless()))
        .isEqualTo("inventory: the royal of the one who has just moved can be taken");
  }

  /** Pins and checks forgotten: every piece may go wherever it reaches. */
  private static final class Careless extends Watched {
    @Override
    public void choices(IronPondState s, Choices out) {
      super.choices(s, out);
      if (!(s.top() instanceof Frame.Ready) || s.now().placing()) return;
      Position p = s.scene().board();
      for (long pieces = p.mobile(p.turn()); pieces != 0; pieces &= pieces - 1) {
        int from = Long.numberOfTrailingZeros(pieces);
        for (long to = p.targets(from); to != 0; to &= to - 1) {
          var move = Choice.move(from, Long.numberOfTrailingZeros(to));
          boolean last = move.b() < 8 || move.b() > 55;
          if (!last && !out.contains(move)) out.add(move);
        }
      }
    }

    @Override
    public boolean takes(IronPondState s, Choice c) {
      return choices(s).contains(c);
    }
  }

  @Test
  void a_view_that_shows_a_hand_is_found() {
    assertThat(broken(new Showing())).startsWith("look-alike");
  }

  /** The public sees how many counters White holds. */
  private static final class Showing extends Watched {
    private static final CardSet COUNTERS = new CardSet(1L << 32 | 1L << 39 | 1L << 42, 0);

    @Override
    public IronPondView view(IronPondState s, Viewer viewer) {
      CardSet shown = s.zones().hand(Seat.FIRST).common(COUNTERS);
      return super.view(s.zones(known(s.zones(), shown)), viewer);
    }

    private static Zones known(Zones z, CardSet more) {
      return new Zones(
          z.white(),
          z.black(),
          z.pile(),
          z.order(),
          z.discard(),
          z.faceUp(),
          z.known().and(more),
          z.seen());
    }
  }

  @Test
  void hands_that_differ_only_in_hidden_cards_look_the_same() {
    var random = new SplittableRandom(4);
    var match = Match.begin(CardCase.GAME, OPTIONS).deal(SeedDealer.of("hands", "ironpond"));
    int compared = 0;
    IronPondState s = match.state();
    for (int ply = 0; ply < 3000 && !(CardCase.GAME.turn(s) instanceof Turn.Over); ply++) {
      Zones z = s.zones();
      CardSet hidden = z.black().minus(z.open()).minus(z.seen()).minus(z.seen());
      if (!hidden.isEmpty() && !z.pile().isEmpty() && !(s.top() instanceof BrokenFaces.Searching)) {
        compared++;
        int mine = any(hidden, random);
        int other = any(z.pile(), random);
        var swapped =
            new Zones(
                z.white(),
                z.black().without(mine).with(other),
                z.pile().without(other).with(mine),
                z.order(),
                z.discard(),
                z.faceUp(),
                z.known(),
                z.seen());
        for (Viewer viewer : Viewer.values())
          assertThat(
                  CardCase.GAME
                      .view(s.zones(swapped), viewer)
                      .equals(CardCase.GAME.view(s, viewer)))
              .as("%s at ply %d", viewer, ply)
              .isEqualTo(viewer != Viewer.SECOND);
      }
      var choices = CardCase.GAME.choices(s);
      s = CardCase.GAME.apply(s, choices.get(random.nextInt(choices.size())));
    }
    assertThat(compared).isGreaterThan(200);
  }

  private static int any(CardSet cards, SplittableRandom random) {
    return cards.list().get(random.nextInt(cards.size()));
  }

  private static String broken(Watched game) {
    return Laws.check(game, OPTIONS, 20261121, 4000)
        .violation()
        .map(v -> v.law() + ": " + v.detail())
        .orElse("nothing");
  }
}
