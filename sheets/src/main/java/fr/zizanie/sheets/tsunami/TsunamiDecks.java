package fr.zizanie.sheets.tsunami;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.trait.CardText;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.rules.tsunami.deck.Card;
import fr.zizanie.rules.tsunami.deck.Deck;
import fr.zizanie.rules.tsunami.deck.Op;
import fr.zizanie.rules.tsunami.deck.Side;
import fr.zizanie.rules.tsunami.state.Setting;
import fr.zizanie.sheets.wire.said.Said;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Decks of Tsunami: what their files say of the cards, and the deck of a club. */
public final class TsunamiDecks {
  private TsunamiDecks() {}

  /** {@return the cards of the deck that a game is played with} */
  static List<TsunamiCard> cards(Tsunami game) {
    return game.cards().stream().map(text -> card(game.deck(), text)).toList();
  }

  private static TsunamiCard card(Deck deck, CardText text) {
    Card card = deck.card(deck.kind(text.id()));
    return new TsunamiCard(
        text.id(),
        text.timing(),
        Said.of(text.name()),
        Said.of(text.text()),
        Said.some(deck.told(text.id())),
        card.timing().name(),
        card.copies(),
        card.note().isPresent(),
        op(card.effect().getFirst()),
        picks(card));
  }

  private static List<String> picks(Card card) {
    if (card.note().isPresent()) return List.of("note" + card.note().getAsInt());
    var out = new ArrayList<String>();
    for (Op op : card.effect()) out.addAll(picks(op));
    return out;
  }

  private static String op(Op op) {
    return op.getClass().getSimpleName();
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

  /** {@return a deck that is named or spelt out, or what is wrong in its text and where} */
  public static Answer<DeckFile> read(String text) {
    return Setting.deck(text)
        .then(deck ->
            Options.read(new Tsunami().profile().options(), Map.of("deck", deck.word()))
                .then(options -> Answer.ok(file(deck, new Tsunami().agreed(options)))));
  }

  private static DeckFile file(Deck deck, Tsunami game) {
    return new DeckFile(
        deck.id(), deck.origin(), deck.size(), deck.hash(), deck.word(), cards(game));
  }
}
