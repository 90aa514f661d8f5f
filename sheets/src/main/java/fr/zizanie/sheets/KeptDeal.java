package fr.zizanie.sheets;

import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.core.record.Records;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Whether a game that was kept as a file was dealt as its tags say (Formats, 4.5). */
final class KeptDeal {
  private KeptDeal() {}

  /** {@return right or wrong, or sealed while the seed isn't told; nothing where none was dealt} */
  static Optional<String> of(Records.Loaded loaded) {
    var tags = loaded.tags();
    String commitment = tags.getOrDefault("Commitment", "");
    String seed = tags.getOrDefault("Seed", "");
    if (commitment.isEmpty() && seed.isEmpty()) return Optional.empty();
    if (seed.isEmpty()) return Optional.of("sealed");
    var nonces = two(tags, "Nonces");
    var dealer =
        new SeedDealer(seed, tags.getOrDefault("Id", ""), nonces.getFirst(), nonces.getLast());
    boolean right =
        Sha256.hex(seed).equals(commitment)
            && opened(nonces, two(tags, "NonceCommitments"))
            && dealt(loaded.match(), dealer)
            && sealed(loaded.match(), dealer, tags.getOrDefault("Sealed", ""));
    return Optional.of(right ? "right" : "wrong");
  }

  private static List<String> two(Map<String, String> tags, String name) {
    var parts = tags.getOrDefault(name, "|").split("\\|", -1);
    return parts.length == 2 ? Arrays.asList(parts) : List.of("", "");
  }

  /** Records from before nonces were committed to have no commitments. */
  private static boolean opened(List<String> nonces, List<String> commitments) {
    if (String.join("", commitments).isEmpty()) return true;
    for (int k = 0; k < 2; k++) {
      String nonce = nonces.get(k);
      if (!(nonce.isEmpty() ? "" : Sha256.hex(nonce)).equals(commitments.get(k))) return false;
    }
    return true;
  }

  private static <S, V> boolean dealt(Match<S, V> match, SeedDealer dealer) {
    var before = Match.from(match.game(), match.start().options(), match.start().state());
    for (Entry entry : match.log()) {
      if (entry instanceof Entry.Dealt(var result) && !before.due(dealer).equals(result))
        return false;
      before = before.enter(entry).orThrow();
    }
    return true;
  }

  private static <S, V> boolean sealed(Match<S, V> match, SeedDealer dealer, String told) {
    if (told.isEmpty()) return true;
    var made = Seals.of(dealer).of(match).stream().map(one -> one.seal().commitment()).toList();
    return List.of(told.split(" ", -1)).equals(made);
  }
}
