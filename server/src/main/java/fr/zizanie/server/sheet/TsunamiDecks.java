package fr.zizanie.server.sheet;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.rules.tsunami.deck.Card;
import fr.zizanie.rules.tsunami.deck.Deck;
import fr.zizanie.rules.tsunami.deck.Op;
import fr.zizanie.rules.tsunami.deck.Side;
import fr.zizanie.server.json.Json;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;
import tools.jackson.core.JsonGenerator;

/** Decks of Tsunami in JSON: what their files say of the cards, and the deck of a club. */
final class TsunamiDecks {
  private TsunamiDecks() {}

  /** Writes what only a card of Tsunami has, into the object of its text. */
  static void more(Deck deck, String id, JsonGenerator out) {
    Card card = deck.card(deck.kind(id));
    out.writeStringProperty("plays", card.timing().name());
    out.writeNumberProperty("copies", card.copies());
    out.writeBooleanProperty("secret", card.note().isPresent());
    out.writeStringProperty("op", card.effect().getFirst().getClass().getSimpleName());
    out.writeArrayPropertyStart("picks");
    if (card.note().isPresent()) out.writeString("note" + card.note().getAsInt());
    else for (Op op : card.effect()) for (String pick : picks(op)) out.writeString(pick);
    out.writeEndArray();
  }

  /** What the player of a card picks for an operation, in words that the page knows. */
  private static List<String> picks(Op op) {
    return switch (op) {
      case Op.Remove(Op.Region region, int size, _) ->
          List.of(region.name().toLowerCase(Locale.ROOT) + size);
      case Op.Shift _ -> List.of("line", "way");
      case Op.Ban(_, int block, _, _) when block > 0 -> List.of("block" + block);
      case Op.Exchange(int block, _, _) when block > 0 -> List.of("block" + block);
      case Op.Close _ -> List.of("point");
      case Op.Place place when place.chooser() == Side.SELF -> List.of("point");
      case Op.Convert _ -> List.of("stone");
      case Op.Move _ -> List.of("stone", "target");
      case Op.Swap _ -> List.of("stone", "stone");
      case Op.Shield _ -> List.of("chain");
      default -> List.of();
    };
  }

  /** {@return the deck of a file's text as one object, or what is wrong and where} */
  static Answer<String> read(String text, BiConsumer<Game<?, ?>, JsonGenerator> cards) {
    return Deck.of(text)
        .then(deck ->
            Options.read(new Tsunami().profile().options(), Map.of("deck", deck.word()))
                .then(options -> Answer.ok(text(deck, new Tsunami().agreed(options), cards))));
  }

  private static String text(Deck deck, Tsunami game, BiConsumer<Game<?, ?>, JsonGenerator> cards) {
    return Json.text(out -> {
      out.writeStartObject();
      out.writeStringProperty("id", deck.id());
      out.writeStringProperty("origin", deck.origin());
      out.writeNumberProperty("size", deck.size());
      out.writeStringProperty("hash", deck.hash());
      out.writeStringProperty("word", deck.word());
      out.writeName("cards");
      cards.accept(game, out);
      out.writeEndObject();
    });
  }
}
