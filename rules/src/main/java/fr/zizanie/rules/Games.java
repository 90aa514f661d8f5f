package fr.zizanie.rules;

import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.trait.Attentive;
import fr.zizanie.rules.felon.Felon;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.rules.tsunami.Tsunami;
import java.util.List;
import java.util.Optional;

/**
 * The games there are: one line each. Any of them is played in the same way:
 *
 * {@snippet file="fr/zizanie/example/ByHand.java" region="example"}
 */
public final class Games {
  private static final List<Game<?, ?>> ALL =
      List.of(new IronPond(), new Confusion(), new Mutation(), new Felon(), new Tsunami());

  private Games() {}

  /** {@return all games, in the order of the shelf} */
  public static List<Game<?, ?>> all() {
    return ALL;
  }

  /** {@return the game of an id} */
  public static Optional<Game<?, ?>> named(String id) {
    return ALL.stream().filter(g -> g.profile().id().equals(id)).findAny();
  }

  /** {@return the game of a rule book, which citations call by the beginning of its title} */
  public static Optional<Game<?, ?>> ofBook(String book) {
    return ALL.stream().filter(g -> g.profile().title().startsWith(book)).findAny();
  }

  /** {@return the event that {@code text} spells in some game of the shelf, if it spells one} */
  public static Optional<Event> event(Seat by, String text) {
    return ALL.stream().flatMap(game -> Attentive.parse(game, by, text).stream()).findFirst();
  }
}
