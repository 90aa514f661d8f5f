package fr.zizanie.rules.ironpond.chess;

import fr.zizanie.rules.core.Seat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A piece by itself, wherever it stands.
 *
 * @param owner the side whose direction and piles it keeps, also while neutral
 * @param components at least one, weakest first; a component may stand in it twice
 * @param royal the piece to mate: the king, or the usurper after card 41
 */
public record Piece(Seat owner, List<Component> components, boolean neutral, boolean royal) {
  public Piece {
    if (components.isEmpty()) throw new IllegalArgumentException("a piece of nothing");
    components =
        components.size() == 1
            ? List.copyOf(components)
            : components.stream().sorted(Comparator.naturalOrder()).toList();
  }

  private static final List<Optional<Piece>> SINGLE = singles();

  private static List<Optional<Piece>> singles() {
    var out = new ArrayList<Optional<Piece>>();
    for (Component component : Component.all())
      for (int bits = 0; bits < 8; bits++) {
        Seat owner = (bits & 4) != 0 ? Seat.FIRST : Seat.SECOND;
        boolean royal = (bits & 1) != 0;
        out.add(Optional.of(new Piece(owner, List.of(component), (bits & 2) != 0, royal)));
      }
    return List.copyOf(out);
  }

  /** {@return a piece of one component} */
  static Optional<Piece> single(Seat owner, int component, boolean neutral, boolean royal) {
    int first = owner == Seat.FIRST ? 4 : 0;
    return SINGLE.get(component * 8 | first | (neutral ? 2 : 0) | (royal ? 1 : 0));
  }

  /** {@return an ordinary piece; a king is royal} */
  public static Piece of(Seat owner, Component component) {
    return new Piece(owner, List.of(component), false, component == Component.KING);
  }

  /** {@return whether it is made of this, among others} */
  public boolean is(Component component) {
    return components.contains(component);
  }

  /** {@return whether a card that names this type means it too: a camel counts as a knight} */
  public boolean counts(Component type) {
    return components.stream().anyMatch(c -> c.type() == type);
  }

  /** {@return whether it is a unit of several components (card 21)} */
  public boolean merged() {
    return components.size() > 1;
  }

  /** {@return whether it was royal once: a king that is no longer the piece to mate} */
  public boolean prince() {
    return is(Component.KING) && !royal;
  }

  /** {@return the component by which it is drawn: the strongest} */
  public Component principal() {
    return components.getLast();
  }

  /** {@return the components besides the principal one, weakest first} */
  public List<Component> others() {
    return components.subList(0, components.size() - 1);
  }
}
