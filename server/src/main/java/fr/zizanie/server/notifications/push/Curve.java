package fr.zizanie.server.notifications.push;

import java.math.BigInteger;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECFieldFp;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Arrays;
import java.util.Optional;
import javax.crypto.KeyAgreement;

/** The curve P-256, with points as 65 bytes: 4, then both coordinates. */
final class Curve {
  private static final String NAME = "secp256r1";
  private static final int WIDTH = 32;
  private static final int POINT = 1 + 2 * WIDTH;
  private static final byte UNCOMPRESSED = 4;
  private static final ECParameterSpec PARAMETERS = parameters();

  private Curve() {}

  private static ECParameterSpec parameters() {
    try {
      var parameters = AlgorithmParameters.getInstance("EC");
      parameters.init(new ECGenParameterSpec(NAME));
      return parameters.getParameterSpec(ECParameterSpec.class);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  /** {@return a new pair of keys} */
  static KeyPair fresh() {
    try {
      var generator = KeyPairGenerator.getInstance("EC");
      generator.initialize(new ECGenParameterSpec(NAME));
      return generator.generateKeyPair();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  /** {@return a public key as its point} */
  static byte[] bytes(ECPublicKey key) {
    var out = new byte[POINT];
    out[0] = UNCOMPRESSED;
    put(key.getW().getAffineX(), out, 1);
    put(key.getW().getAffineY(), out, 1 + WIDTH);
    return out;
  }

  private static void put(BigInteger coordinate, byte[] out, int at) {
    byte[] bytes = coordinate.toByteArray();
    int from = Math.max(0, bytes.length - WIDTH);
    System.arraycopy(bytes, from, out, at + WIDTH - (bytes.length - from), bytes.length - from);
  }

  /** {@return the public key of a point; nothing if the bytes are none of the curve} */
  static Optional<ECPublicKey> point(byte[] bytes) {
    if (bytes.length != POINT || bytes[0] != UNCOMPRESSED) return Optional.empty();
    var x = new BigInteger(1, Arrays.copyOfRange(bytes, 1, 1 + WIDTH));
    var y = new BigInteger(1, Arrays.copyOfRange(bytes, 1 + WIDTH, POINT));
    if (!lies(x, y)) return Optional.empty();
    try {
      var spec = new ECPublicKeySpec(new ECPoint(x, y), PARAMETERS);
      return Optional.of((ECPublicKey) KeyFactory.getInstance("EC").generatePublic(spec));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Points beside the curve would tell about the key that is multiplied with them. */
  private static boolean lies(BigInteger x, BigInteger y) {
    var curve = PARAMETERS.getCurve();
    var prime = ((ECFieldFp) curve.getField()).getP();
    if (x.compareTo(prime) >= 0 || y.compareTo(prime) >= 0) return false;
    var right = x.pow(3).add(curve.getA().multiply(x)).add(curve.getB());
    return y.pow(2).subtract(right).mod(prime).signum() == 0;
  }

  /** {@return a private key as it is kept, PKCS #8} */
  static ECPrivateKey secret(byte[] encoded) {
    try {
      return (ECPrivateKey)
          KeyFactory.getInstance("EC").generatePrivate(new PKCS8EncodedKeySpec(encoded));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("the key for push services can't be read", e);
    }
  }

  /** {@return what the owners of both keys have in common} */
  static byte[] shared(ECPrivateKey mine, ECPublicKey theirs) {
    try {
      var agreement = KeyAgreement.getInstance("ECDH");
      agreement.init(mine);
      agreement.doPhase(theirs, true);
      return agreement.generateSecret();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }
}
