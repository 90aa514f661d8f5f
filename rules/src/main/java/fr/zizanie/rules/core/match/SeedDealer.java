package fr.zizanie.rules.core.match;

import fr.zizanie.rules.core.Dealer;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Deals from HMAC-SHA256(seed, gameId | both nonces | index), the same on every machine
 * (Architecture, 4.4).
 */
public record SeedDealer(String seed, String gameId, String firstNonce, String secondNonce)
    implements Dealer {
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
    try {
      return pick(MessageDigest.getInstance("SHA-256").digest(digest), count);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private byte[] digest(String text) {
    try {
      var mac = Mac.getInstance("HmacSHA256");
      byte[] key = seed.getBytes(StandardCharsets.UTF_8);
      // HMAC pads its key with zeros, so one zero byte stands for the empty key that Java refuses.
      mac.init(new SecretKeySpec(key.length == 0 ? new byte[1] : key, "HmacSHA256"));
      return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }
}
