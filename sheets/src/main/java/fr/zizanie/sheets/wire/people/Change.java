package fr.zizanie.sheets.wire.people;

import fr.zizanie.codec.mark.Heard;
import fr.zizanie.codec.mark.Named;
import fr.zizanie.codec.mark.Tag;

/**
 * PUT /api/account: one change. All but those of sessions and of what comes along take a proof of
 * the last five minutes. Another password or other codes, a passkey less and an end of all others
 * end all other sessions, tickets and links; this one goes on under another cookie.
 */
@Heard
@Tag("what")
public sealed interface Change {
  /** {@code text} is the password from now on; an empty one takes it away if there is a passkey. */
  @Named("password")
  record SetPassword(String text) implements Change {}

  /** New recovery codes instead of the old ones. */
  @Named("codes")
  record RenewCodes() implements Change {}

  /** The passkey whose id is {@code text} ends. */
  @Named("passkey")
  record EndPasskey(String text) implements Change {}

  /** The session whose id is {@code text} ends. */
  @Named("session")
  record EndSession(String text) implements Change {}

  /** All sessions but this one end. */
  @Named("others")
  record EndOthers() implements Change {}

  /** What this browser had as a guest comes along. */
  @Named("along")
  record TakeAlong() implements Change {}

  /** The account goes; {@code text} is its name, so that nobody does it by mistake. */
  @Named("delete")
  record DeleteAccount(String text) implements Change {}
}
