package fr.zizanie.table.setup;

import fr.zizanie.sheets.Sha256;
import java.util.HexFormat;

/**
 * The secret that the chance of one match is dealt from (Architecture, 4). A match that goes on
 * where somebody was led through a first game has an unbound one: what was dealt until then stood
 * in the script, so nothing is promised about it. One that a device drew deals all of its match,
 * and nobody vouches for it.
 */
public record Seed(String hex) {
  /** How many bytes a seed has. */
  public static final int BYTES = 32;

  private static final String LED = "led-";
  private static final String DEVICE = "dev-";

  /** {@return the seed of so many bytes, which nobody can foresee if they were drawn like that} */
  public static Seed of(byte[] bytes) {
    return new Seed(HexFormat.of().formatHex(bytes));
  }

  /** {@return the same for a match of which some deals didn't come from it} */
  public Seed unbound() {
    return onDevice() ? begins(DEVICE + LED) : begins(LED);
  }

  /** {@return the same for a match on a device} */
  public Seed ofDevice() {
    return begins(DEVICE);
  }

  private Seed begins(String kind) {
    return new Seed(kind + hex.substring(kind.length()));
  }

  /** {@return whether it was fixed and published before its match: all chance comes from it} */
  public boolean binding() {
    return !hex.startsWith(LED) && !onDevice();
  }

  /** {@return whether a device drew it} */
  public boolean onDevice() {
    return hex.startsWith(DEVICE);
  }

  /** {@return whether all chance of its match comes from it} */
  public boolean complete() {
    return !hex.startsWith(LED) && !hex.startsWith(DEVICE + LED);
  }

  /** {@return what is published before the first move: the SHA-256 of the seed, in hexadecimal} */
  public String commitment() {
    return Sha256.hex(hex);
  }

  /** {@return nothing: a seed must not get into a log} */
  @Override
  public String toString() {
    return "Seed";
  }
}
