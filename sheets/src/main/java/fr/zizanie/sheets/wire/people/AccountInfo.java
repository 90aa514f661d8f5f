package fr.zizanie.sheets.wire.people;

import fr.zizanie.codec.mark.OrNull;
import fr.zizanie.codec.mark.Wire;
import java.util.List;
import java.util.Optional;

/**
 * GET /api/account: how whoever asks is known here.
 *
 * @param kept whether there is an account; without one everything but {@code name}, {@code games}
 *     and {@code here} is empty
 * @param password whether it has a password
 * @param codes how many recovery codes are left
 * @param games how many matches they have
 * @param beside how many matches this browser has as a guest, which aren't the account's
 */
@Wire
public record AccountInfo(
    String name,
    boolean kept,
    List<PasskeyInfo> passkeys,
    boolean password,
    int codes,
    List<SessionInfo> sessions,
    int games,
    int beside,
    Here here) {
  /**
   * One passkey.
   *
   * @param used milliseconds since 1970, or 0
   */
  @Wire
  public record PasskeyInfo(String id, String label, long created, long used) {}

  /**
   * One device that is signed in.
   *
   * @param id by which it can be ended
   * @param device such as "Firefox, Android"; empty for a program that doesn't say
   * @param created milliseconds since 1970
   * @param used milliseconds since 1970, to the day
   * @param mine whether it is this one
   */
  @Wire
  public record SessionInfo(String id, String device, long created, long used, boolean mine) {}

  /**
   * What can be done at the address that was asked.
   *
   * @param passkeys whether passkeys work here: localhost, or https under the server's public name
   * @param address where other devices find this server, such as {@code https://play.example.org};
   *     nothing if it isn't known
   */
  @Wire
  public record Here(boolean passkeys, @OrNull Optional<String> address) {}
}
