package fr.zizanie.server.web;

import fr.zizanie.server.notifications.Bells;
import fr.zizanie.server.web.gate.SocketLimits;
import fr.zizanie.server.web.http.Site;
import fr.zizanie.table.seat.PlayerId;

/** One browser's socket to what is new to its guest; it hears nothing but signs of life. */
final class BellSocket implements Site.Talk {
  private static final int POLICY = 1008;

  private final Bells bells;
  private final Bells.Bell bell;
  private final Site.Socket socket;
  private final SocketLimits allowance;

  BellSocket(Bells bells, PlayerId player, Site.Socket socket, SocketLimits allowance) {
    this.bells = bells;
    this.socket = socket;
    this.allowance = allowance;
    bell = bells.enter(player, rung -> socket.send(rung.json()));
  }

  @Override
  public void closed() {
    allowance.leaves().run();
    bells.leave(bell);
  }

  @Override
  public void heard(String text) {
    if (!allowance.hears().getAsBoolean()) socket.close(POLICY, "too many messages");
  }
}
