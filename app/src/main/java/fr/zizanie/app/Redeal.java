package fr.zizanie.app;

import fr.zizanie.rules.core.record.Records;
import fr.zizanie.sheets.DealCheck;
import fr.zizanie.terminal.Failure;

/** Says what comes of dealing a recorded game again from its seed (Architecture, 4). */
final class Redeal {
  private Redeal() {}

  /** {@return what could be checked, in words; fails with the first wrong fact, in one line} */
  static String checked(Records.Loaded loaded) {
    return switch (DealCheck.of(loaded)) {
      case DealCheck.Undealt() -> "";
      case DealCheck.Unrevealed() -> ", deals not checked: the seed is not revealed yet";
      case DealCheck.Wrong(String fact) -> throw new Failure(fact);
      case DealCheck.Unvouched(int deals, int squares) ->
          ", "
              + deals
              + " deals as the device’s seed gives them"
              + squares(squares)
              + "; nobody vouches for that seed";
      case DealCheck.Right(int deals, boolean bound, int nonces, int squares) ->
          ", " + deals + " deals as committed" + order(bound, nonces) + squares(squares);
    };
  }

  private static String squares(int count) {
    return count == 0 ? "" : ", " + count + " secret squares as sealed";
  }

  private static String order(boolean bound, int nonces) {
    if (!bound) return ", whose id was not bound: dealt at once, so not verifiable";
    return nonces < 2 ? " with one nonce" : " with both nonces";
  }
}
