package fr.zizanie.server.people;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Recovery codes: sixteen characters, 78 bits, in groups of four, to be printed and typed. None
 * looks like another.
 */
final class RecoveryCodes {
  private static final String ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
  private static final int LENGTH = 16;
  private static final int MANY = 8;

  private RecoveryCodes() {}

  static List<String> fresh() {
    return Stream.generate(RecoveryCodes::one).limit(MANY).toList();
  }

  static Set<String> hashes(List<String> codes) {
    return codes.stream().map(RecoveryCodes::hash).collect(Collectors.toSet());
  }

  static String one() {
    return Secrets.of(ALPHABET, LENGTH).replaceAll("(.{4})(?=.)", "$1-");
  }

  /** {@return the hash of a code, however it was typed} */
  static String hash(String typed) {
    return Secrets.hash(typed.toUpperCase(Locale.ROOT).replaceAll("[^0-9A-Z]", ""));
  }
}
