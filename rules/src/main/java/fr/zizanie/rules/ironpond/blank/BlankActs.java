package fr.zizanie.rules.ironpond.blank;

import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.card.Acts;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Edits;
import fr.zizanie.rules.ironpond.chess.Marks;
import fr.zizanie.rules.ironpond.scene.Change;
import fr.zizanie.rules.ironpond.scene.Scene;
import java.util.List;
import java.util.Optional;

/**
 * What a blank card does, verb by verb (Iron Pond, 5.2).
 *
 * <p>A pick that named a piece means that piece, wherever an earlier verb of the card has put it; a
 * pick that named a free square means that square. Each verb is held to what the board is when its
 * turn comes: its pieces are on the board, its square is free, no royal suffers, no shielded piece
 * is captured. When one verb can't be done, nothing of the card is.
 */
final class BlankActs {
  private static final Words GONE =
      new Words("une pièce qui soit encore là", "a piece that is still there");
  private static final Words CLOSED =
      new Words("une case encore libre", "a square that is still free");
  private static final Words TWO = new Words("deux pièces", "two pieces");
  private static final Words ROYAL =
      new Words("une pièce qui n’est pas royale (F2)", "a piece that is not royal (F2)");
  private static final Words SHIELDED =
      new Words(
          "une pièce que rien ne protège d’une prise (carte 63)",
          "a piece that nothing shields from capture (card 63)");

  /** All of a card, done; or what would have to be picked for that. */
  sealed interface Result {
    /** Everything is done. */
    record Done(Change change) implements Result {}

    /** Something can't be. */
    record Barred(Words wanted) implements Result {}
  }

  private final Moment m;

  /** Where each pick is now: its piece or its free square; {@link #AWAY} for a piece that left. */
  private final int[] at;

  private Change change;

  private static final int AWAY = -1;

  private BlankActs(Moment m, Picks p) {
    this.m = m;
    at = new int[p.size()];
    for (int i = 0; i < at.length; i++) at[i] = p.square(i);
    change = Change.of(m.scene());
  }

  static Result of(List<Blank.Verb> verbs, Moment m, Picks p) {
    var acts = new BlankActs(m, p);
    int mover = -1;
    for (Blank.Verb verb : verbs) {
      Optional<Words> bar = acts.bar(verb);
      if (bar.isPresent()) return new Result.Barred(bar.get());
      acts.act(verb);
      if (verb.displaces()) mover = verb.first();
    }
    Change all = acts.change;
    return new Result.Done(mover < 0 ? all : all.moving(p.square(mover), acts.at[mover]));
  }

  /** What a verb wants and hasn't. */
  private Optional<Words> bar(Blank.Verb verb) {
    int one = at[verb.first()];
    int two = at[verb.last()];
    if (one == AWAY || two == AWAY) return Optional.of(GONE);
    boolean both = verb.name().equals("swap") || verb.name().equals("capture");
    if (both && one == two) return Optional.of(TWO);
    Scene now = change.scene();
    return switch (verb.name()) {
      case "move", "carry", "hole" -> when(!now.board().free(two), CLOSED);
      case "capture" ->
          royal(two).or(() -> when((now.board().marks().shielded() >>> two & 1) != 0, SHIELDED));
      default -> Blank.Verb.NEVER_ROYAL.contains(verb.name()) ? royal(one) : Optional.empty();
    };
  }

  private Optional<Words> royal(int square) {
    return when((change.scene().board().pieces().royals() >>> square & 1) != 0, ROYAL);
  }

  private static Optional<Words> when(boolean barred, Words wanted) {
    return barred ? Optional.of(wanted) : Optional.empty();
  }

  private void act(Blank.Verb verb) {
    int one = at[verb.first()];
    int two = at[verb.last()];
    Change c = done(verb.name(), m.scene(change.scene()), one, two);
    Change all =
        new Change(c.scene(), -1, -1, c.taken().or(change::taken), change.landed(), List.of());
    for (int square : c.landed()) if (!all.landed().contains(square)) all = all.landing(square);
    change = all;
    switch (verb.name()) {
      case "swap" -> {
        at[verb.first()] = two;
        at[verb.last()] = one;
      }
      case "move", "carry" -> at[verb.first()] = two;
      case "capture" -> {
        at[verb.first()] = two;
        at[verb.last()] = AWAY;
      }
      case "drop", "take" -> at[verb.first()] = AWAY;
      default -> {}
    }
  }

  private static Change done(String verb, Moment m, int one, int two) {
    Marks marks = m.board().marks();
    return switch (verb) {
      case "swap" -> Acts.swapped(m, one, two);
      case "move", "capture" -> Acts.displaced(m, one, two);
      case "carry" -> Acts.relocated(m, one, two);
      case "drop" -> Change.of(m.scene().dropping(one));
      case "take" -> Change.of(m.scene().taking(one, m.by()));
      case "neutral" -> m.change(Edits.neutral(m.board(), one, true));
      case "ordinary" -> m.change(Edits.neutral(m.board(), one, false));
      case "camel" ->
          m.scene().piece(one).is(Component.KNIGHT)
              ? m.change(Edits.camel(m.board(), one))
              : Change.of(m.scene());
      case "magnet" -> m.change(m.board().marks(marks.magnets(marks.magnets() | 1L << one)));
      case "shield" -> m.change(m.board().marks(marks.shield(one)));
      case "stick" -> m.change(m.board().marks(marks.stuck(marks.stuck() | 1L << one)));
      case "convert" -> m.change(Edits.owned(m.board(), one, m.by()));
      case "hole" -> Acts.holed(m, one);
      default -> throw new IllegalStateException(verb);
    };
  }
}
