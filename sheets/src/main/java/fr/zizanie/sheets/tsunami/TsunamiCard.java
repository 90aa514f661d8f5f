package fr.zizanie.sheets.tsunami;

import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.catalogue.CardText;
import fr.zizanie.sheets.wire.said.Said;
import java.util.List;

/**
 * A card of a deck of Tsunami.
 *
 * @param timing "BEFORE", "INSTEAD", "COUNTER", "IMMEDIATE"
 * @param plays when it is played, also for an immediate card
 * @param copies how many there are in the deck
 * @param secret its picks are noted secretly
 * @param op its first operation, such as "Remove"
 * @param picks what is picked, one after another: "edge1" "corner4" "block3" "stone0" "line" "way"
 *     "point" "stone" "target" "chain" "note1"
 */
@Wire
public record TsunamiCard(
    String id,
    String timing,
    Said name,
    Said text,
    @OneOf({"BEFORE", "INSTEAD", "COUNTER"}) String plays,
    int copies,
    boolean secret,
    String op,
    List<String> picks)
    implements CardText {
  @Override
  public void write(JsonText out) {
    TsunamiCodecs.write(this, out);
  }
}
