package fr.zizanie.sheets;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How the deal of a record was fixed (Formats, 4.5.3).
 *
 * @param bound in two rounds; before there were any, the id could be chosen last
 * @param commitments what each seat committed itself to, empty where nothing
 * @param nonces what each seat opened
 * @param device a device drew the seed, without any commitment
 */
record DealOrder(boolean bound, List<String> commitments, List<String> nonces, boolean device) {
  private static final String ROUNDS = "2";
  private static final String DEALT = "Dealt";

  DealOrder {
    commitments = List.copyOf(commitments);
    nonces = List.copyOf(nonces);
  }

  /** {@return what the tags of a record say, once they have no {@link #fault}} */
  static DealOrder of(Map<String, String> tags) {
    return new DealOrder(
        tags.getOrDefault("Deal", "").equals(ROUNDS),
        two(tags, "NonceCommitments"),
        two(tags, "Nonces"),
        tags.containsKey(DEALT));
  }

  /** {@return what can't be in the tags of a record} */
  static Optional<String> fault(Map<String, String> tags) {
    String deal = tags.getOrDefault("Deal", "");
    boolean bound = deal.equals(ROUNDS);
    if (!deal.isEmpty() && !bound) return Optional.of("Deal is \"2\" or not there");
    if (!tags.getOrDefault(DEALT, "device").equals("device"))
      return Optional.of("Dealt is \"device\" or not there");
    if (tags.containsKey(DEALT) && (bound || tags.containsKey("Commitment")))
      return Optional.of("what a device dealt has no commitment");
    if (!bound && tags.containsKey("NonceCommitments"))
      return Optional.of("NonceCommitments stand without Deal \"2\"");
    if (bound && !tags.getOrDefault("Id", "").matches("[A-Za-z0-9_-]{1,16}([.][1-9][0-9]*)?"))
      return Optional.of("Id is not the id of a deal");
    if (bound && !tags.getOrDefault("Commitment", "").matches("[0-9a-f]{64}"))
      return Optional.of("Commitment is not 64 hexadecimal digits");
    for (String name : List.of("NonceCommitments", "Nonces"))
      if (two(tags, name).size() != 2)
        return Optional.of(name + " are two texts with one | between them");
    return Optional.empty();
  }

  private static List<String> two(Map<String, String> tags, String name) {
    return List.of(tags.getOrDefault(name, "|").split("\\|", -1));
  }

  /** {@return why what the seats opened isn't what they committed themselves to} */
  Optional<String> broken() {
    if (!bound) return Optional.empty();
    if (String.join("", nonces).isEmpty()) return Optional.of("no nonce was added");
    for (int k = 0; k < 2; k++)
      if (!commitments.get(k).equals(nonces.get(k).isEmpty() ? "" : Sha256.hex(nonces.get(k))))
        return Optional.of("nonce %d is not the one of its commitment".formatted(k + 1));
    return Optional.empty();
  }
}
