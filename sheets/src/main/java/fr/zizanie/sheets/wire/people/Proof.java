package fr.zizanie.sheets.wire.people;

import fr.zizanie.codec.mark.Heard;
import java.util.Optional;

/**
 * POST /api/session: somebody signs in. POST /api/session/proof: whoever is signed in proves by the
 * same, without a name, that it is they; GET says whether they have of late.
 */
@Heard
public sealed interface Proof {
  /**
   * By a passkey, which says itself whose it is. All texts are base64url.
   *
   * @param id the passkey's
   * @param challenge the one of {@link Ceremony}
   * @param client clientDataJSON
   * @param data authenticatorData
   */
  record ByPasskey(String id, String challenge, String client, String data, String signature)
      implements Proof {}

  /** By one of the recovery codes, which is spent then. */
  record ByCode(Optional<String> name, String code) implements Proof {}

  /** By the password. */
  record ByPassword(Optional<String> name, String password) implements Proof {}
}
