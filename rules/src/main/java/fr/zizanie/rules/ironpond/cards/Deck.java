package fr.zizanie.rules.ironpond.cards;

import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.blank.BlankWords;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Label;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.state.Setting;
import fr.zizanie.rules.ironpond.text.Tokens;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** All cards by their numbers: a line a family. */
public final class Deck {
  private static final List<Optional<Card>> CARDS = cards();
  private static final List<Label> LABELS = labels();

  private Deck() {}

  private static List<Optional<Card>> cards() {
    var out = new ArrayList<Optional<Card>>(Collections.nCopies(Tokens.CARDS, Optional.empty()));
    Stream.of(
            Swaps.ALL,
            PawnMoves.ALL,
            PieceMoves.ALL,
            ExtraMoves.ALL,
            Lasting.ALL,
            LostMen.ALL,
            Reactions.ALL,
            Minigames.ALL)
        .flatMap(List::stream)
        .forEach(card -> {
          if (out.set(card.number(), Optional.of(card)).isPresent())
            throw new IllegalStateException("card " + card.number() + " twice");
        });
    return List.copyOf(out);
  }

  /** The card of a number of the deck or of a filled-in blank. */
  public static Card card(Setting setting, int number) {
    return CARDS
        .get(number)
        .orElseGet(() ->
            setting.custom().stream()
                .filter(b -> b.number() == number)
                .findAny()
                .map(BlankWords::card)
                .orElseThrow());
  }

  /** Whether there is such a card. */
  public static boolean exists(Setting setting, int number) {
    return number >= 0
        && number < Tokens.CARDS
        && (CARDS.get(number).isPresent()
            || setting.custom().stream().anyMatch(b -> b.number() == number));
  }

  public static List<Label> printed() {
    return LABELS;
  }

  /** What players read of a card. */
  public static Label label(Setting setting, int number) {
    for (Label label : LABELS) if (label.number() == number) return label;
    return setting.custom().stream()
        .filter(b -> b.number() == number)
        .findAny()
        .orElseThrow()
        .label();
  }

  private static List<Label> labels() {
    var out = new ArrayList<Label>();
    try (InputStream in = Deck.class.getResourceAsStream("cards.txt")) {
      if (in == null) throw new IllegalStateException("cards.txt is missing");
      var lines = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
      for (int i = 0; i + 2 < lines.size(); i += 3) {
        String[] head = lines.get(i).split("\\|", -1);
        out.add(
            new Label(
                Integer.parseInt(head[0]),
                Timing.valueOf(head[1].replace('-', '_')),
                new Words(head[2], head[3]),
                new Words(lines.get(i + 1), lines.get(i + 2))));
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
    return List.copyOf(out);
  }
}
