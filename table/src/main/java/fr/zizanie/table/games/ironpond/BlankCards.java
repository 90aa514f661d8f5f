package fr.zizanie.table.games.ironpond;

import fr.zizanie.sheets.ironpond.IronpondCodecs;
import fr.zizanie.sheets.ironpond.Workshop;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.table.games.Offering.Endpoint;

/** What the workshop for cards of one's own needs to know. */
public final class BlankCards {
  private BlankCards() {}

  /** {@return the endpoint that tells it} */
  public static Endpoint endpoint() {
    return new Endpoint.Told(
        "blanks", () -> JsonText.of(out -> IronpondCodecs.write(Workshop.blanks(), out)));
  }
}
