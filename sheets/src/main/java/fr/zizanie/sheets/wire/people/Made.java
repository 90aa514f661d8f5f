package fr.zizanie.sheets.wire.people;

import fr.zizanie.codec.mark.Heard;
import java.util.Optional;

/** POST /api/account: an account is made of a guest, under a name that is one account's. */
@Heard
public sealed interface Made {
  /** What the account is called. */
  Optional<String> name();

  /** One with a password. */
  record NewPassword(Optional<String> name, String password) implements Made {}

  /**
   * One with a passkey; POST /api/account/passkeys adds such a one to an account, which has a name
   * already. All texts of a passkey are base64url.
   *
   * @param challenge the one of {@link Ceremony}
   * @param client clientDataJSON
   * @param attestation attestationObject
   * @param label what the passkey is called
   */
  record NewPasskey(
      Optional<String> name,
      String challenge,
      String client,
      String attestation,
      Optional<String> label)
      implements Made {}
}
