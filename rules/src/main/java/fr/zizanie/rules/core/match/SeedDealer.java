package fr.zizanie.rules.core.match;

import fr.zizanie.rules.core.Dealer;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * Deals from HMAC-SHA256(seed, gameId | both nonces | index), the same on every machine
 * (Architecture, 4.4).
 */
public record SeedDealer(String seed, String gameId, String firstNonce, String secondNonce)
    implements Dealer {
  /** SHA-256 works on so many bytes at a time. */
  private static final int BLOCK = 64;

  /** {@return the dealer of the engine: no nonces} */
  public static SeedDealer of(String seed, String gameId) {
    return new SeedDealer(seed, gameId, "", "");
  }

  @Override
  public int deal(int count, int index) {
    if (count < 1) throw new IllegalArgumentException("nothing to deal");
    return pick(digest(text(Integer.toString(index))), count);
  }

  /**
   * {@return the nonce of the secret square that was chosen as number {@code index} of the game,
   * from 0, in hexadecimal}
   */
  public String note(int index) {
    return HexFormat.of().formatHex(digest(text("note|" + index)));
  }

  /**
   * {@return a number below {@code count} for whatever begins after {@code index} entries of the
   * log, as likely as any other and known to nobody before the seed is}
   */
  public int moment(int index, int count) {
    return pick(digest(text("moment|" + index)), count);
  }

  private String text(String last) {
    return gameId + "|" + firstNonce + "|" + secondNonce + "|" + last;
  }

  /**
   * The first word below the largest multiple of {@code count} decides, so that every result is as
   * likely.
   */
  static int pick(byte[] digest, int count) {
    long limit = (1L << 32) / count * count;
    var words = ByteBuffer.wrap(digest);
    while (words.hasRemaining()) {
      long word = words.getInt() & 0xffffffffL;
      if (word < limit) return (int) (word % count);
    }
    return pick(hash(digest), count);
  }

  /** HMAC (RFC 2104); spelled out, as the browser's library has none. */
  private byte[] digest(String text) {
    byte[] given = seed.getBytes(StandardCharsets.UTF_8);
    byte[] key = Arrays.copyOf(given.length > BLOCK ? hash(given) : given, BLOCK);
    return hash(joined(key, 0x5c, hash(joined(key, 0x36, text.getBytes(StandardCharsets.UTF_8)))));
  }

  private static byte[] joined(byte[] key, int pad, byte[] rest) {
    byte[] out = Arrays.copyOf(key, BLOCK + rest.length);
    for (int i = 0; i < BLOCK; i++) out[i] ^= (byte) pad;
    System.arraycopy(rest, 0, out, BLOCK, rest.length);
    return out;
  }

  private static byte[] hash(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }
}
