package fr.zizanie.rules.tsunami.state;

import fr.zizanie.rules.core.Option;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.tsunami.deck.Deck;
import fr.zizanie.rules.tsunami.go.Ko;
import fr.zizanie.rules.tsunami.go.Size;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What is agreed on before the game (Tsunami, 3.8).
 *
 * @param edition the version of the rules
 * @param komi what White gets for moving second, in half points
 * @param emptyPileDiscardsHands whether hands go to the discard once the pile is empty (P9)
 */
public record Setting(Edition edition, Deck deck, Ko ko, int komi, boolean emptyPileDiscardsHands) {
  /** What may be agreed on. */
  public static final List<Option> OPTIONS =
      List.of(
          Option.of("deck", known()).orText(Setting::deckFlaw),
          Option.of("ko", "nssk", "psk"),
          Option.of("komi", "7.5").orText(Setting::komiFlaw),
          Option.of("emptyPileDiscardsHands", "false", "true"),
          Option.of("size", sizes()).besides(Setting::sizeFlaw));

  private static String[] sizes() {
    return Stream.of(Size.values()).map(Size::text).toArray(String[]::new);
  }

  /** {@return how large a board options name} */
  public static Size size(Options options) {
    return Size.of(options.get("size")).orElseThrow();
  }

  private static Optional<Words> sizeFlaw(Options options) {
    return size(options) == Size.THIRTEEN || options.get("deck").equals(Deck.NONE.id())
        ? Optional.empty()
        : Optional.of(
            new Words(
                "size : un goban de 9 lignes se joue sans cartes, avec deck=none.",
                "size: a board of 9 lines is played without cards, with deck=none."));
  }

  private static String[] known() {
    var names = new ArrayList<>(Deck.KNOWN);
    names.add(Deck.NONE.id());
    return names.toArray(String[]::new);
  }

  /** {@return the rules that options name} */
  public static Setting of(Options options) {
    return new Setting(
        Edition.of(options),
        deck(options.get("deck")).orThrow(),
        Ko.of(options.get("ko")),
        (int) Math.floor(2 * Double.parseDouble(options.get("komi")) + 0.5),
        options.get("emptyPileDiscardsHands").equals("true"));
  }

  /** {@return the deck that an option names or spells} */
  public static Answer<Deck> deck(String option) {
    return Deck.known(option).map(Answer::ok).orElseGet(() -> Deck.of(option));
  }

  private static Optional<Words> deckFlaw(String option) {
    if (!option.startsWith("{"))
      return Optional.of(Words.same("deck: " + String.join(" | ", known()) + " | {…}"));
    if (option.chars().anyMatch(c -> c <= ' ' || c >= 127))
      return Optional.of(
          new Words(
              "deck : un jeu de cartes est un seul mot d’ASCII ; une espace s’y écrit \\u0020.",
              "deck: a deck is a single word of ASCII; a space is written \\u0020 in it."));
    return deck(option) instanceof Answer.No<Deck>(Refusal refusal)
        ? Optional.of(refusal.detail())
        : Optional.empty();
  }

  private static Optional<Words> komiFlaw(String text) {
    return text.matches("-?[0-9]{1,3}(\\.[05])?")
        ? Optional.empty()
        : Optional.of(
            new Words(
                "komi : un nombre de points ou de demi-points, comme 7.5.",
                "komi: a number of points or half points, such as 7.5."));
  }

  /** {@return whether there are cards at all} */
  public boolean cards() {
    return deck.size() > 0;
  }

  /** {@return the komi as people write it, such as {@code 7.5}} */
  public String komiText() {
    return komi % 2 == 0 ? Integer.toString(komi / 2) : Double.toString(komi / 2.0);
  }
}
