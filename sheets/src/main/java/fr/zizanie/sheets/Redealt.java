package fr.zizanie.sheets;

import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A recorded game beside what its seed gives: the first thing that differs, in English. */
final class Redealt {
  private Redealt() {}

  /** {@return the first answer of chance that the seed doesn't give} */
  static <S, V> Optional<String> deal(Match<S, V> match, SeedDealer dealer) {
    var notation = match.game().notation();
    var before = Match.from(match.game(), match.start().options(), match.start().state());
    int deals = 0;
    for (Entry entry : match.log()) {
      if (entry instanceof Entry.Dealt(var result)) {
        deals++;
        var due = before.due(dealer);
        if (!due.equals(result))
          return Optional.of(
              "deal %d is %s, but the seed gives %s"
                  .formatted(deals, notation.print(result), notation.print(due)));
      }
      before = before.enter(entry).orThrow();
    }
    return Optional.empty();
  }

  /** {@return the seals that a record tells; none from before squares were sealed} */
  static List<String> told(Map<String, String> tags) {
    String given = tags.getOrDefault("Sealed", "");
    return given.isEmpty() ? List.of() : List.of(given.split(" ", -1));
  }

  /** {@return the first secret square that isn't as it was sealed} */
  static <S, V> Optional<String> square(
      Match<S, V> match, SeedDealer dealer, Map<String, String> tags) {
    var told = told(tags);
    if (told.isEmpty()) return Optional.empty();
    var made = Seals.of(dealer).of(match).stream().map(one -> one.seal().commitment()).toList();
    for (int k = 0; k < Math.max(told.size(), made.size()); k++)
      if (k >= told.size() || k >= made.size() || !told.get(k).equals(made.get(k)))
        return Optional.of("secret square %d is not the one that was sealed".formatted(k + 1));
    return Optional.empty();
  }
}
