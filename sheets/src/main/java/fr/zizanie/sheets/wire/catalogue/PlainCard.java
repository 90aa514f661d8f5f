package fr.zizanie.sheets.wire.catalogue;

import fr.zizanie.codec.mark.Wire;
import fr.zizanie.rules.core.trait.CardText;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.said.Said;

/**
 * A card of which there is nothing more to say.
 *
 * @param timing "PRE", "INS", "POST", "R-MOVE", "R-CHK", "R-CARD", "R-CAP", "R-LOSS", "ANY"
 */
@Wire
public record PlainCard(String id, String timing, Said name, Said text)
    implements fr.zizanie.sheets.wire.catalogue.CardText {
  /** {@return the same text for the wire} */
  public static PlainCard of(CardText card) {
    return new PlainCard(card.id(), card.timing(), Said.of(card.name()), Said.of(card.text()));
  }

  @Override
  public void write(JsonText out) {
    CatalogueCodecs.write(this, out);
  }
}
