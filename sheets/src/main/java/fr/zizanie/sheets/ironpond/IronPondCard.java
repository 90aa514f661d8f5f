package fr.zizanie.sheets.ironpond;

import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Face;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.option.Proposal;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.catalogue.CardText;
import fr.zizanie.sheets.wire.said.Said;
import java.util.List;
import java.util.Optional;

/**
 * A printed card of Iron Pond.
 *
 * @param timing "PRE", "INS", "POST", "R-MOVE", "R-CHK", "R-CARD", "R-CAP", "R-LOSS", "ANY"
 * @param text for the player of the card
 * @param told for everybody else, with "{self}" and "{opp}" for the names of the sides; left out
 *     where the text speaks to nobody
 * @param traits what one may ask of a card instead of knowing its number
 * @param decks the decks with a name that it belongs to
 */
@Wire
public record IronPondCard(
    String id,
    String timing,
    Said name,
    Said text,
    Optional<Said> told,
    @OneOf({
          "annuls",
          "takes_over",
          "rewinds",
          "secret",
          "blindfolds",
          "throws",
          "searches",
          "punishes",
          "hurries",
          "orders",
          "brief",
          "departs",
          "sets",
          "physical",
          "advertises"
        })
        List<String> traits,
    @OneOf({"72", "68", "nochance"}) List<String> decks)
    implements CardText {
  /** {@return all of them, in the order of their numbers} */
  public static List<IronPondCard> all() {
    return Deck.all().stream().map(Card::face).map(IronPondCard::of).toList();
  }

  private static IronPondCard of(Face face) {
    return new IronPondCard(
        Integer.toString(face.number()),
        face.timing().text(),
        Said.of(face.title()),
        Said.of(face.text()),
        Said.some(face.told()),
        face.traits().stream().sorted().map(Trait::text).toList(),
        Proposal.DECKS.stream().filter(d -> Proposal.deck(d).has(face.number())).toList());
  }

  @Override
  public void write(JsonText out) {
    IronpondCodecs.write(this, out);
  }
}
