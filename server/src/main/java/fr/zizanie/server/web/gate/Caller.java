package fr.zizanie.server.web.gate;

import fr.zizanie.server.web.http.Request;
import fr.zizanie.table.seat.PlayerId;
import java.util.Optional;

/**
 * Who asks.
 *
 * @param guest whom the cookie proves; nobody for a stranger
 * @param household from where: one address, or what one household has of IPv6
 */
public record Caller(Optional<PlayerId> guest, String household) {
  /** {@return who sends a request as it is believed} */
  public static Caller of(Optional<PlayerId> guest, Request request) {
    return new Caller(guest, Network.household(request.remote()));
  }
}
