package fr.zizanie.server.games.tsunami;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.server.games.Offering.Door;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.tsunami.TsunamiDecks;
import fr.zizanie.sheets.wire.catalogue.CatalogueCodecs;

/** The deck file of a club, read as the game would read it. */
public final class ClubDecks {
  private ClubDecks() {}

  /** {@return the door that reads one} */
  public static Door door() {
    return new Door.Asked("deck", ClubDecks::read);
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
