package fr.zizanie.table.games.tsunami;

import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.tsunami.deck.Deck;
import fr.zizanie.sheets.tsunami.TsunamiDecks;
import fr.zizanie.table.games.NumberedText;
import fr.zizanie.table.games.Offering.Workshop;
import java.util.Objects;

/** Decks of clubs, each by its file's text. */
public final class OwnDecks implements Workshop {
  @Override
  public Answer<Words> name(String text) {
    // A deck of ours goes by its name, and nobody made it.
    return Deck.of(text)
        .then(_ -> TsunamiDecks.read(text))
        .then(deck -> Answer.ok(Words.same(deck.origin().isBlank() ? deck.id() : deck.origin())));
  }

  @Override
  public String numbered(String text, int number) {
    return NumberedText.of(
        text,
        deck -> {
          boolean untitled =
              !(deck.get("origin") instanceof Tree.Text(String said)) || said.isBlank();
          Tree title = Objects.requireNonNull(deck.get(untitled ? "id" : "origin"));
          deck.put("origin", NumberedText.behind(title, number));
        });
  }
}
