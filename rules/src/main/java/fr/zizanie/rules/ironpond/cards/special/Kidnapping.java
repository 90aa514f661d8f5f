package fr.zizanie.rules.ironpond.cards.special;

import static fr.zizanie.rules.ironpond.ask.Squares.enemy;
import static fr.zizanie.rules.ironpond.ask.Squares.notRoyal;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Conditions;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Rule;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.core.trait.Timed;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.card.Acts;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Edits;
import fr.zizanie.rules.ironpond.chess.Piece;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.scene.Trap;
import fr.zizanie.rules.ironpond.state.Frame.Interlude;
import fr.zizanie.rules.ironpond.state.Frame.Pick;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.Opening;
import fr.zizanie.rules.ironpond.state.Setting;
import fr.zizanie.rules.ironpond.text.Word;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;

/** A piece disappears while the other player looks away (Iron Pond, card 11). */
public final class Kidnapping {
  private static final int MILLIS = 10_000;

  private static final Opening OPENS = (s, card) -> s.push(new Taking(card.by()));

  public static final Card CARD =
      Card.card(11, Timing.AFTER)
          .named("Kidnapping", "Kidnapping")
          .text(
              "L’adversaire ne voit plus l’échiquier pendant que vous en ôtez une de ses pièces,"
                  + " sauf le roi. Il a dix secondes pour dire laquelle et d’où ; sinon elle est"
                  + " prise.",
              "Your opponent sees no board while you lift one of their pieces, but not the king."
                  + " They have ten seconds to say which and from where, or it is captured.")
          .told(
              "Les {opp} ne voient plus l’échiquier pendant que les {self} en ôtent une pièce des"
                  + " {opp}, sauf le roi. Les {opp} ont dix secondes pour dire laquelle et d’où ;"
                  + " sinon elle est prise.",
              "{opp} sees no board while {self} lifts one of {opp}’s pieces, but not the king."
                  + " {opp} has ten seconds to say which and from where, or it is captured.")
          .trait(Trait.BLINDFOLDS, Trait.PHYSICAL)
          .worth(60)
          .alive(enemy().and(notRoyal()))
          .need(
              "Aucune pièce adverse ne peut disparaître sans enfreindre la règle fondamentale.",
              "No enemy piece can disappear without breaking the fundamental rule.",
              KidnappingRules::preys)
          .special(OPENS);

  /** What choices in it must meet. */
  public static final List<Conditions<Pick>> RULES = KidnappingRules.ALL;

  /** What is told who looks back meanwhile. */
  public static final Refusal SILENCE =
      Refusal.of(
          Reason.NOT_OFFERED,
          Rule.of(CARD.face().rule()),
          new Words(
              "On ne regarde pas en arrière pendant un enlèvement.",
              "Nobody looks back during a kidnapping."));

  private Kidnapping() {}

  private static void squares(long squares, Choices out) {
    for (long left = squares; left != 0; left &= left - 1)
      out.add(Choice.square(Long.numberOfTrailingZeros(left)));
  }

  /** Two people may agree on twice the time: looking and naming quickly isn't for everybody. */
  private static Optional<Timed> timed(Seat seat, String what, Setting setting) {
    return Optional.of(new Timed(seat, what, 0, setting.calm() ? 2 * MILLIS : MILLIS));
  }

  /** The thief takes a piece while nobody else looks. */
  public record Taking(Seat thief) implements Interlude {
    @Override
    public Turn turn() {
      return Turn.of(thief);
    }

    @Override
    public void offer(IronPondState s, Choices out) {
      out.add(Word.TAKE.choice());
    }

    @Override
    public Conditions<Pick> word() {
      return KidnappingRules.TAKES;
    }

    @Override
    public int picks() {
      return 1;
    }

    @Override
    public void pick(IronPondState s, Picks soFar, Choices out) {
      squares(-1, out);
    }

    @Override
    public Conditions<Pick> rules() {
      return KidnappingRules.PREY;
    }

    @Override
    public IronPondState picked(IronPondState s, Picks picks) {
      int at = picks.square(0);
      Scene kept = s.scene();
      return s.pop()
          .scene(kept.board(Edits.without(kept.board(), at)))
          .push(new Looking(thief, at, kept));
    }

    @Override
    public IronPondState late(IronPondState s) {
      return s.pop();
    }

    /** The blindfold lasts as long as the thief might have taken, so both are one. */
    @Override
    public Optional<Timed> timed(Setting setting) {
      return Kidnapping.timed(thief, "take", setting);
    }

    @Override
    public boolean blinds(Viewer viewer) {
      return !viewer.is(thief);
    }

    @Override
    public boolean secret(IronPondState s) {
      return true;
    }
  }

  /** Chance shows the board again; {@code kept} is the scene with the piece. */
  public record Looking(Seat thief, int at, Scene kept) implements Interlude {
    @Override
    public Turn turn() {
      return new Turn.Chance();
    }

    @Override
    public void offer(IronPondState s, Choices out) {
      out.add(Word.LOOK.choice());
    }

    @Override
    public IronPondState chosen(IronPondState below, Choice c) {
      return below.push(new Guessing(thief.other(), at, kept));
    }

    @Override
    public Optional<Timed> timed(Setting setting) {
      return Kidnapping.timed(thief, "take", setting);
    }

    @Override
    public boolean blinds(Viewer viewer) {
      return !viewer.is(thief);
    }

    @Override
    public Interlude seen(IronPondState s, Viewer viewer, UnaryOperator<Scene> mask) {
      return blinds(viewer)
          ? new Looking(thief, Trap.HIDDEN, Scene.of(Position.START))
          : new Looking(thief, at, mask.apply(kept));
    }

    @Override
    public Interlude imagined(Scene scene, UnaryOperator<Scene> traps, RandomGenerator random) {
      if (at != Trap.HIDDEN) return new Looking(thief, at, traps.apply(kept));
      var missing = Missing.any(thief.other(), scene, random);
      return new Looking(thief, missing.at, missing.kept);
    }
  }

  /** The victim says what is missing. */
  public record Guessing(Seat victim, int at, Scene kept) implements Interlude {
    @Override
    public Turn turn() {
      return Turn.of(victim);
    }

    @Override
    public void offer(IronPondState s, Choices out) {
      out.add(Word.GUESS.choice());
    }

    @Override
    public Conditions<Pick> word() {
      return KidnappingRules.GUESSES;
    }

    @Override
    public int picks() {
      return 2;
    }

    @Override
    public void pick(IronPondState s, Picks soFar, Choices out) {
      if (soFar.size() == 0) squares(-1, out);
      else for (Component c : Component.all()) out.add(Word.of(c).choice());
    }

    @Override
    public Conditions<Pick> rules() {
      return KidnappingRules.MISSING;
    }

    @Override
    public IronPondState picked(IronPondState s, Picks picks) {
      boolean right = picks.square(0) == at && named(kept.piece(at), Acts.letter(picks, 1));
      return right ? s.pop().scene(kept) : late(s);
    }

    /** Any of a piece's names will do. */
    private static boolean named(Piece piece, Component name) {
      return piece.components().stream().anyMatch(c -> c == name || c.type() == name);
    }

    /** The kidnapped piece wasn't found. */
    @Override
    public IronPondState late(IronPondState s) {
      return s.pop().scene(kept.taking(at, victim.other()));
    }

    @Override
    public Optional<Timed> timed(Setting setting) {
      return Kidnapping.timed(victim, "guess", setting);
    }

    @Override
    public boolean hushes(Viewer viewer) {
      return !viewer.is(victim.other());
    }

    @Override
    public boolean reveals() {
      return true;
    }

    @Override
    public Interlude seen(IronPondState s, Viewer viewer, UnaryOperator<Scene> mask) {
      return viewer.is(victim.other())
          ? new Guessing(victim, at, mask.apply(kept))
          : new Guessing(victim, Trap.HIDDEN, mask.apply(s.scene()));
    }

    @Override
    public Interlude imagined(Scene scene, UnaryOperator<Scene> traps, RandomGenerator random) {
      if (at != Trap.HIDDEN) return new Guessing(victim, at, traps.apply(kept));
      var missing = Missing.any(victim, scene, random);
      return new Guessing(victim, missing.at, missing.kept);
    }
  }

  /** Some piece that may be missing. */
  private record Missing(int at, Scene kept) {
    private static final List<Component> PREY =
        List.of(
            Component.PAWN, Component.KNIGHT, Component.BISHOP, Component.ROOK, Component.QUEEN);

    static Missing any(Seat victim, Scene scene, RandomGenerator random) {
      long left = ~scene.board().blocked();
      for (int skip = random.nextInt(Math.max(1, Long.bitCount(left))); skip > 0; skip--)
        left &= left - 1;
      int at = Long.numberOfTrailingZeros(left);
      var piece = Piece.of(victim, PREY.get(random.nextInt(PREY.size())));
      return new Missing(at, scene.board(Edits.with(scene.board(), at, piece)));
    }
  }
}
