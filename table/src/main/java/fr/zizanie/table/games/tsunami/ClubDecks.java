package fr.zizanie.table.games.tsunami;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.tsunami.TsunamiDecks;
import fr.zizanie.sheets.wire.catalogue.CatalogueCodecs;
import fr.zizanie.table.games.Offering.Endpoint;

/** The deck file of a club, read as the game would read it. */
public final class ClubDecks {
  private ClubDecks() {}

  /** {@return the endpoint that reads one} */
  public static Endpoint endpoint() {
    return new Endpoint.Asked("deck", ClubDecks::read);
  }

  private static Answer<String> read(String body) {
    return JsonReader.longObject(body)
        .then(CatalogueCodecs::readDeckText)
        .then(deck -> TsunamiDecks.read(deck.text()))
        .then(deck ->
            Answer.ok(
                JsonText.of(out -> fr.zizanie.sheets.tsunami.TsunamiCodecs.write(deck, out))));
  }
}
