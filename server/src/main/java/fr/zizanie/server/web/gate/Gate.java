package fr.zizanie.server.web.gate;

import fr.zizanie.server.web.http.Request;
import io.github.bucket4j.TimeMeter;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Who comes in, and how often. */
public final class Gate {
  private final Trust trust;
  private final Limits limits;
  private final Sockets sockets;

  /** A gate by a clock. */
  public Gate(Trust trust, TimeMeter time) {
    this.trust = trust;
    limits = new Limits(time, trust.crowd());
    sockets = new Sockets(trust.crowd());
  }

  /** {@return a request as it is believed; nothing if it asks for a host that isn't ours} */
  public Optional<Request> enter(Request request) {
    return Optional.of(trust.believed(request)).filter(trust::ours);
  }

  /** {@return whether somebody may ask for one more of a kind} */
  public boolean allows(Kind kind, Caller caller) {
    return limits.allows(kind, caller);
  }

  /** {@return whether one more picture may be drawn for whoever asks} */
  public boolean draws(String remote) {
    return allows(Kind.DRAW, new Caller(Optional.empty(), Network.household(remote)));
  }

  /** {@return whether somebody might open one more socket} */
  public boolean room(Caller caller) {
    return sockets.free(caller);
  }

  /** {@return what may come over one more socket of somebody, if they may open one} */
  public Optional<Allowance> open(Caller caller) {
    return sockets.open(caller)
        ? Optional.of(
            new Allowance(
                limits.messages(), () -> allows(Kind.PROPOSE, caller), () -> sockets.close(caller)))
        : Optional.empty();
  }

  /**
   * Counts together with other servers: tells them what was taken here, and hears what they took.
   */
  public void exchange(UnaryOperator<Map<String, Integer>> others) {
    limits.takenElsewhere(others.apply(limits.taken()));
  }

  /** {@return how many sockets are open} */
  public int sockets() {
    return sockets.size();
  }
}
