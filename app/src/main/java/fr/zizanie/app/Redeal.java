package fr.zizanie.app;

import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.sheets.Seals;
import fr.zizanie.table.setup.Seed;
import fr.zizanie.terminal.Failure;
import java.util.List;
import java.util.Map;

/** Deals a recorded game again from its seed, as the server dealt it (Architecture, 4). */
final class Redeal {
  private Redeal() {}

  /**
   * {@return what could be checked, in words; fails with one line that names the first wrong fact:
   * a tag, the seed, a nonce, a deal or a secret square}
   */
  static String checked(Records.Loaded loaded) {
    var tags = loaded.tags();
    var order = DealOrder.of(tags);
    String commitment = tags.getOrDefault("Commitment", "");
    String seed = tags.getOrDefault("Seed", "");
    if (commitment.isEmpty() && seed.isEmpty() && !order.bound()) return "";
    if (seed.isEmpty()) return ", deals not checked: the seed is not revealed yet";
    if (!new Seed(seed).commitment().equals(commitment))
      throw new Failure("the seed is not the one of the commitment");
    var nonces = order.opened();
    var dealer =
        new SeedDealer(seed, tags.getOrDefault("Id", ""), nonces.getFirst(), nonces.getLast());
    return deals(loaded.match(), dealer) + order + sealed(loaded.match(), dealer, tags);
  }

  /**
   * {@return what could be checked of the squares that were chosen in secret, in words; records
   * from before squares were sealed have no such tag}
   */
  static <S, V> String sealed(Match<S, V> match, SeedDealer dealer, Map<String, String> tags) {
    String given = tags.getOrDefault("Sealed", "");
    if (given.isEmpty()) return "";
    var told = List.of(given.split(" ", -1));
    var seals = Seals.of(dealer).of(match);
    for (int i = 0; i < Math.max(told.size(), seals.size()); i++)
      if (i >= told.size()
          || i >= seals.size()
          || !told.get(i).equals(seals.get(i).seal().commitment()))
        throw new Failure("secret square %d is not the one that was sealed".formatted(i + 1));
    return ", " + told.size() + " secret squares as sealed";
  }

  private static <S, V> String deals(Match<S, V> match, SeedDealer dealer) {
    var notation = match.game().notation();
    var before = Match.from(match.game(), match.start().options(), match.start().state());
    int deals = 0;
    for (Entry entry : match.log()) {
      if (entry instanceof Entry.Dealt(var result)) {
        deals++;
        var due = before.due(dealer);
        if (!due.equals(result))
          throw new Failure(
              "deal %d is %s, but the seed gives %s"
                  .formatted(deals, notation.print(result), notation.print(due)));
      }
      before = before.enter(entry).orThrow();
    }
    return ", " + deals + " deals as committed";
  }
}
