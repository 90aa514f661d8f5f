package fr.zizanie.server.people;

import fr.zizanie.server.store.PlayerId;
import fr.zizanie.server.store.Session;
import fr.zizanie.server.store.Sessions;
import fr.zizanie.server.store.Store;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/** The devices of accounts that are signed in, and how one comes to another device. */
public final class SignedIn {
  /** How long somebody may take to open on another device what this one shows. */
  public static final Duration CARRYING = Duration.ofMinutes(2);

  /** How long a link that was sent to somebody lets them in. */
  public static final Duration LINKED = Duration.ofMinutes(15);

  private static final Duration UNUSED = Duration.ofDays(365);
  private static final Duration REVOKED = Duration.ofDays(1);

  private final Sessions sessions;
  private final InstantSource clock;
  private final Identities identities;
  private final Tickets carried;
  private final Tickets linked;

  /** Devices as a store has them; {@code identities} hears at once what ends. */
  public SignedIn(Store store, InstantSource clock, Identities identities) {
    sessions = store.sessions();
    this.clock = clock;
    this.identities = identities;
    carried = new Tickets("carry", CARRYING, sessions, clock);
    linked = new Tickets("link", LINKED, sessions, clock);
  }

  /** {@return the secret of a new session of an account, on a device that says what it is} */
  public String begin(PlayerId player, String agent) {
    String secret = Secrets.fresh();
    long now = clock.millis();
    sessions.begin(new Session(Secrets.hash(secret), player, Devices.of(agent), now, now));
    identities.hear();
    return secret;
  }

  /** {@return a device as its owner knows it again, by what its browser says} */
  public static String device(String agent) {
    return Devices.of(agent);
  }

  /** {@return the devices of an account} */
  public List<Session> of(PlayerId player) {
    return sessions.of(player);
  }

  /** Ends one session of an account. */
  public void end(PlayerId player, String hash) {
    sessions.end(player, hash, clock.millis());
    identities.hear();
  }

  /** Ends all sessions of an account but one. */
  public void endOthers(PlayerId player, String mine) {
    for (Session session : sessions.of(player))
      if (!session.hash().equals(mine)) sessions.end(player, session.hash(), clock.millis());
    identities.hear();
  }

  /** {@return what lets another device become somebody's, once} */
  public String carry(PlayerId player) {
    return carried.issue(player);
  }

  /** {@return who comes with a token that still holds} */
  public Optional<PlayerId> comer(String token) {
    return carried.look(token);
  }

  /** {@return who came with a token, which is spent now} */
  public Optional<PlayerId> take(String token) {
    return carried.spend(token);
  }

  /** {@return what lets whoever reads somebody's mail in, once} */
  public String link(PlayerId player) {
    return linked.issue(player);
  }

  /** {@return whom a link lets in that still holds} */
  public Optional<PlayerId> linked(String token) {
    return linked.look(token);
  }

  /** {@return whom a link has let in, which is spent now} */
  public Optional<PlayerId> follow(String token) {
    return linked.spend(token);
  }

  /** Forgets what doesn't hold any more. */
  public void forget() {
    long now = clock.millis();
    sessions.forget(now, now - REVOKED.toMillis(), now - UNUSED.toMillis());
  }
}
