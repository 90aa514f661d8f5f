package org.teavm.classlib.java.security;

import java.util.Arrays;

/** {@code java.security.MessageDigest} as far as it is used: SHA-256 (FIPS 180-4). */
public final class TMessageDigest {
  private static final int[] K = roots(3, 64);

  private TMessageDigest() {}

  public static TMessageDigest getInstance(String name) throws TNoSuchAlgorithmException {
    if (!name.equals("SHA-256")) throw new TNoSuchAlgorithmException(name);
    return new TMessageDigest();
  }

  /** The first 32 bits of the fractional parts of the roots of the first primes. */
  private static int[] roots(int degree, int count) {
    var out = new int[count];
    int found = 0;
    for (int n = 2; found < count; n++) {
      boolean prime = true;
      for (int d = 2; d * d <= n; d++) prime &= n % d != 0;
      if (prime) out[found++] = fraction(n, degree);
    }
    return out;
  }

  private static int fraction(int prime, int degree) {
    var whole = java.math.BigInteger.valueOf(prime).shiftLeft(32 * degree);
    var low = java.math.BigInteger.ZERO;
    for (int bit = 36; bit >= 0; bit--) {
      var next = low.setBit(bit);
      if (next.pow(degree).compareTo(whole) <= 0) low = next;
    }
    return low.intValue();
  }

  public byte[] digest(byte[] message) {
    int blocks = (message.length + 8) / 64 + 1;
    byte[] padded = Arrays.copyOf(message, blocks * 64);
    padded[message.length] = (byte) 0x80;
    long bits = 8L * message.length;
    for (int i = 0; i < 8; i++) padded[padded.length - 1 - i] = (byte) (bits >>> 8 * i);
    int[] h = roots(2, 8);
    for (int at = 0; at < padded.length; at += 64) block(padded, at, h);
    var out = new byte[32];
    for (int i = 0; i < 32; i++) out[i] = (byte) (h[i / 4] >>> 24 - 8 * (i % 4));
    return out;
  }

  private static void block(byte[] in, int at, int[] h) {
    var w = new int[64];
    for (int i = 0; i < 64; i++) w[i / 4] = w[i / 4] << 8 | in[at + i] & 255;
    for (int i = 16; i < 64; i++) {
      int a = w[i - 15];
      int b = w[i - 2];
      w[i] =
          w[i - 16]
              + (Integer.rotateRight(a, 7) ^ Integer.rotateRight(a, 18) ^ a >>> 3)
              + w[i - 7]
              + (Integer.rotateRight(b, 17) ^ Integer.rotateRight(b, 19) ^ b >>> 10);
    }
    int[] v = h.clone();
    for (int i = 0; i < 64; i++) {
      int e = v[4];
      int a = v[0];
      int one =
          v[7]
              + (Integer.rotateRight(e, 6)
                  ^ Integer.rotateRight(e, 11)
                  ^ Integer.rotateRight(e, 25))
              + (e & v[5] ^ ~e & v[6])
              + K[i]
              + w[i];
      int two =
          (Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22))
              + (a & v[1] ^ a & v[2] ^ v[1] & v[2]);
      System.arraycopy(v, 0, v, 1, 7);
      v[4] += one;
      v[0] = one + two;
    }
    for (int i = 0; i < 8; i++) h[i] += v[i];
  }
}
