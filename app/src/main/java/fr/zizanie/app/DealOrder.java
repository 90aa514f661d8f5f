package fr.zizanie.app;

import fr.zizanie.sheets.Sha256;
import fr.zizanie.terminal.Failure;
import java.util.List;
import java.util.Map;

/**
 * How the deal of a record was fixed (Formats, 4.5.3).
 *
 * @param bound in two rounds; before there were any, the id could be chosen last
 * @param commitments what each seat committed itself to, empty where nothing
 * @param nonces what each seat opened
 */
record DealOrder(boolean bound, List<String> commitments, List<String> nonces) {
  private static final String ROUNDS = "2";

  DealOrder {
    commitments = List.copyOf(commitments);
    nonces = List.copyOf(nonces);
  }

  /** {@return what the tags of a record say; fails if they can't be} */
  static DealOrder of(Map<String, String> tags) {
    String deal = tags.getOrDefault("Deal", "");
    if (!deal.isEmpty() && !deal.equals(ROUNDS)) throw new Failure("Deal is \"2\" or not there");
    boolean bound = deal.equals(ROUNDS);
    if (!bound && tags.containsKey("NonceCommitments"))
      throw new Failure("NonceCommitments stand without Deal \"2\"");
    if (bound && !tags.getOrDefault("Id", "").matches("[A-Za-z0-9_-]{1,16}([.][1-9][0-9]*)?"))
      throw new Failure("Id is not the id of a deal");
    if (bound && !tags.getOrDefault("Commitment", "").matches("[0-9a-f]{64}"))
      throw new Failure("Commitment is not 64 hexadecimal digits");
    return new DealOrder(bound, two(tags, "NonceCommitments"), two(tags, "Nonces"));
  }

  private static List<String> two(Map<String, String> tags, String name) {
    var texts = List.of(tags.getOrDefault(name, "|").split("\\|", -1));
    if (texts.size() != 2) throw new Failure(name + " are two texts with one | between them");
    return texts;
  }

  /** {@return what the seats added; fails if a nonce isn't the one of its commitment} */
  List<String> opened() {
    if (!bound) return nonces;
    if (String.join("", nonces).isEmpty()) throw new Failure("no nonce was added");
    for (int k = 0; k < 2; k++)
      if (!commitments.get(k).equals(nonces.get(k).isEmpty() ? "" : Sha256.hex(nonces.get(k))))
        throw new Failure("nonce %d is not the one of its commitment".formatted(k + 1));
    return nonces;
  }

  /** {@return what was found, in words, after the deals} */
  @Override
  public String toString() {
    if (!bound) return ", whose id was not bound: dealt at once, so not verifiable";
    return nonces.contains("") ? " with one nonce" : " with both nonces";
  }
}
