package fr.zizanie.table.shelf;

import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.felon.Felon;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.table.games.Offering;
import fr.zizanie.table.games.ironpond.BlankCards;
import fr.zizanie.table.games.ironpond.OwnCards;
import fr.zizanie.table.games.tsunami.ClubDecks;
import fr.zizanie.table.games.tsunami.OwnDecks;
import java.util.List;
import java.util.Optional;

/** The games that are offered: one line each. */
public final class Shelf {
  private static final List<Offering> ALL =
      List.of(
          new Offering(new IronPond(), List.of(BlankCards.endpoint()), Optional.of(new OwnCards())),
          new Offering(new Confusion()),
          new Offering(new Mutation()),
          new Offering(new Felon()),
          new Offering(new Tsunami(), List.of(ClubDecks.endpoint()), Optional.of(new OwnDecks())));

  private Shelf() {}

  /** {@return all of them, in their order} */
  public static List<Offering> all() {
    return ALL;
  }
}
