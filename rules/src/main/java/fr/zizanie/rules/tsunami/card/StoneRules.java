package fr.zizanie.rules.tsunami.card;

import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Conditions;
import fr.zizanie.rules.tsunami.deck.Op;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.state.Moment;

/** What a stone that is placed must meet: by a move, a card, a gift or a step of an exchange. */
public final class StoneRules {
  private static final Condition<Attempt> ON_BOARD =
      Condition.<Attempt>of(
              "Tsunami, 3.2.1",
              a -> a.stones().size().has(a.at()),
              a -> a.words("@ n’est pas sur ce goban.", "@ is not on this board."))
          .always();

  static final Condition<Attempt> EMPTY =
      Condition.<Attempt>of(
              "Tsunami, 3.2.3",
              a -> a.placing().empty(a.at()),
              a -> a.words("Il y a déjà une pierre en @.", "There is a stone on @."))
          .always();

  static final Condition<Attempt> OPEN =
      Condition.of(
          "Tsunami, P11.1",
          a -> a.placing().open(a.at()),
          a -> a.words("@ est fermé par un cratère.", "@ is closed by a crater."));

  static final Condition<Attempt> BREATHES =
      Condition.of(
          "Tsunami, 3.2.6",
          a -> a.placing().breathes(a.at()),
          a -> a.words("En @, ce serait un suicide.", "On @ it would be suicide."));

  static final Condition<Attempt> SPARES =
      Condition.of(
          "Tsunami, 3.4.7",
          a -> a.placing().spares(a.at()),
          "Une chaîne sous bouclier ne peut pas être prise.",
          "A shielded chain cannot be captured.");

  static final Condition<Attempt> FRESH =
      Condition.of(
          "Tsunami, 3.2.7",
          a -> a.placing().fresh(a.at()),
          "Cela répéterait une position (superko).",
          "That would repeat a position (superko).");

  static final Condition<Attempt> ALLOWED =
      Condition.of(
          "Tsunami, P11",
          a -> !a.asked.state.effects().banned(a.asked.colour()).has(a.at()),
          a -> a.words("Une carte interdit de jouer en @.", "A card bars @."));

  // ---- the normal move

  private static final Condition<Attempt> ELSEWHERE =
      Condition.of(
          "Tsunami, P6.4",
          a -> a.asked.state.moment().barred() != a.at(),
          a ->
              a.words(
                  "Le coup en @ a été contré : il faut jouer ailleurs.",
                  "The move on @ was countered: play elsewhere."));

  private static final Condition<Attempt> PEACEFUL =
      Condition.of(
          "Tsunami, P11",
          a -> !a.asked.state.moment().has(Moment.NO_CAPTURE) || !a.placing().takes(a.at()),
          "Ce coup ne doit rien prendre.",
          "This move may not capture.");

  /** A pull without a legal point lapses, so that all the rest is asked before it. */
  private static final Condition<Attempt> PULLED =
      Condition.of(
          "Tsunami, P11",
          a ->
              a.asked.state.effects().pulls(a.asked.colour()).stream()
                  .allMatch(near -> near.has(a.at()) || !a.asked.moves().meets(near)),
          "L’aimant attire ce coup près du dernier coup adverse.",
          "The magnet pulls this move near the opponent’s last one.");

  // ---- what a card wants of its stone

  private static final Condition<Attempt> LINE =
      Condition.of(
          "Tsunami, 3.4.13",
          a -> ((Op.Place) a.asked.op()).line(a.at()),
          a ->
              a.words(
                  "@ est trop loin du bord pour « $ ».", "@ is too far from the edge for \"$\"."));

  private static final Condition<Attempt> APART =
      Condition.of(
          "Tsunami, 3.4.13",
          a -> ((Op.Place) a.asked.op()).apart(a.stones(), a.asked.by(), a.at()),
          a ->
              a.words(
                  "En @, la pierre toucherait ce que « $ » ne veut pas.",
                  "On @ the stone would touch what \"$\" doesn’t want."));

  private static final Condition<Attempt> TAKES_NOTHING =
      Condition.of(
          "Tsunami, 3.4.13",
          a -> !((Op.Place) a.asked.op()).noCapture() || !a.placing().takes(a.at()),
          a ->
              a.words("La pierre de « $ » ne prend rien.", "The stone of \"$\" captures nothing."));

  /** The stone of a turn. */
  public static final Conditions<Attempt> MOVE =
      Conditions.of(
          ON_BOARD, EMPTY, OPEN, ELSEWHERE, ALLOWED, BREATHES, PEACEFUL, SPARES, FRESH, PULLED);

  /** A stone that a card places or gives away. */
  public static final Conditions<Attempt> PLACE =
      Conditions.of(EMPTY, OPEN, LINE, APART, BREATHES, TAKES_NOTHING, SPARES, FRESH);

  private StoneRules() {}

  /** {@return the points that meet all of {@code wanted}} */
  static Points points(Asked asked, Conditions<Attempt> wanted) {
    return Points.where(p -> wanted.hold(new Attempt(asked, Picks.point(p))));
  }
}
