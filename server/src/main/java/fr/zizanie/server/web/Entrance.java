package fr.zizanie.server.web;

import fr.zizanie.server.people.Identity;
import fr.zizanie.server.people.Register;
import fr.zizanie.server.web.api.Where;
import fr.zizanie.server.web.gate.Caller;
import fr.zizanie.server.web.gate.Cookies;
import fr.zizanie.server.web.gate.Cookies.Shown;
import fr.zizanie.server.web.gate.SocketLimits;
import fr.zizanie.server.web.http.Request;
import fr.zizanie.server.web.http.Site;
import fr.zizanie.table.seat.PlayerId;
import java.util.Optional;

/**
 * Where it is found out who comes in.
 *
 * @param register of those who may
 * @param cookies which prove them
 * @param where they come to
 */
public record Entrance(Register register, Cookies cookies, Where where) {
  /** The code of a socket whose owner is somebody else now. */
  private static final int ANEW = 4001;

  /**
   * Somebody who came in.
   *
   * @param proved whether a cookie says so; a fresh guest otherwise
   * @param shown the cookie that says so from now on
   * @param before the guest that this browser is without a session, if it has been one
   */
  record Comer(
      Identity who, boolean proved, Shown shown, Optional<PlayerId> before, Caller caller) {}

  /** {@return who sends a request; who was signed in and isn't any more is the guest of before} */
  Comer comer(Request request) {
    var shown = cookies.shown(request);
    var now = shown.flatMap(this::proved);
    if (now.isPresent()) {
      boolean guest = now.get().session().isEmpty();
      var before = guest ? shown.map(Shown::player) : shown.flatMap(this::before);
      return comer(now.get(), true, shown.orElseThrow(), before, request);
    }
    var before = shown.flatMap(this::before);
    var who = new Identity(before.orElseGet(cookies::fresh), "");
    var next = new Shown(who.player(), "", Optional.empty());
    return comer(who, before.isPresent(), next, before, request);
  }

  private static Comer comer(
      Identity who, boolean proved, Shown shown, Optional<PlayerId> before, Request request) {
    var caller = Caller.of(proved ? Optional.of(who.player()) : Optional.empty(), request);
    return new Comer(who, proved, shown, before, caller);
  }

  private Optional<Identity> proved(Shown shown) {
    return shown.secret().isEmpty()
        ? register.identities().guest(shown.player())
        : register.identities().session(shown.player(), shown.secret());
  }

  private Optional<PlayerId> before(Shown shown) {
    return shown.before().flatMap(register.identities()::guest).map(Identity::player);
  }

  /** {@return the header that lets somebody be known again, for a year from now} */
  String again(Comer comer, Request request) {
    return cookies.header(comer.shown(), request.secure());
  }

  /** {@return an allowance under which a socket is closed once its owner isn't proved any more} */
  SocketLimits watched(Comer comer, SocketLimits allowance, Site.Socket socket) {
    if (!comer.proved()) return allowance;
    Runnable end = () -> socket.close(ANEW, "somebody else now");
    var identities = register.identities();
    Runnable unwatch = identities.watch(comer.who(), end);
    if (!identities.holds(comer.who())) end.run();
    return new SocketLimits(
        allowance.hears(),
        allowance.proposes(),
        () -> {
          unwatch.run();
          allowance.leaves().run();
        });
  }
}
