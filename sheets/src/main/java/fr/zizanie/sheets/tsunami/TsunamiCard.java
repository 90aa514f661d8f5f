package fr.zizanie.sheets.tsunami;

import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.catalogue.CardText;
import fr.zizanie.sheets.wire.said.Said;
import java.util.List;
import java.util.Optional;

/**
 * A card of a deck of Tsunami.
 *
 * @param timing "BEFORE", "INSTEAD", "COUNTER", "IMMEDIATE"
 * @param text for the player of the card
 * @param told for everybody else, with "{self}" and "{opp}" for the names of the sides; left out of
 *     a deck that doesn't come with the game
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
    Optional<Said> told,
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
