package fr.zizanie.rules.tsunami.position;

import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What must always hold of cards and stones. */
public final class Inventory {
  private Inventory() {}

  /** {@return what a state lacks or has too much of, if anything} */
  public static Optional<Words> flaw(TsunamiState s) {
    var deck = s.setting().deck();
    int[] counts = new int[deck.cards().size()];
    List<Integer> all = new ArrayList<>(s.zones().pile().kinds());
    all.addAll(s.zones().black());
    all.addAll(s.zones().white());
    all.addAll(s.zones().discard());
    for (int kind : all) counts[kind]++;
    for (int kind = 0; kind < counts.length; kind++)
      if (counts[kind] > deck.card(kind).copies())
        return wrong("trop de " + deck.card(kind).id(), "too many of " + deck.card(kind).id());
    for (var hand : List.of(s.zones().black(), s.zones().white()))
      if (hand.stream().anyMatch(kind -> deck.card(kind).immediate()))
        return wrong("une carte immédiate dans une main", "an immediate card in a hand");
    return s.stones().breathless().isEmpty()
        ? Optional.empty()
        : wrong("une chaîne sans liberté", "a chain without liberty");
  }

  private static Optional<Words> wrong(String fr, String en) {
    return Optional.of(new Words(fr, en));
  }
}
