package fr.zizanie.server.people;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.people.Account;
import fr.zizanie.server.store.people.Accounts;
import fr.zizanie.server.store.people.Proved;
import fr.zizanie.server.store.people.Proved.By;
import fr.zizanie.server.store.people.Session;
import fr.zizanie.server.store.people.Sessions;
import fr.zizanie.table.seat.PlayerId;
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

  private static final Refusal LATE =
      Reason.STALE.because(
          "Cela ne vaut plus : entrez de nouveau.", "That no longer holds: come in again.");

  private final Sessions sessions;
  private final Accounts accounts;
  private final InstantSource clock;
  private final Identities identities;
  private final Tickets carried;
  private final Tickets linked;

  /** Devices as a store has them; {@code identities} hears at once what ends. */
  public SignedIn(Store store, InstantSource clock, Identities identities) {
    sessions = store.sessions();
    accounts = store.accounts();
    this.clock = clock;
    this.identities = identities;
    carried = new Tickets("carry", CARRYING, sessions, clock);
    linked = new Tickets("link", LINKED, sessions, clock);
  }

  /** {@return the secret of a new session, on a device that says what it is} */
  public Answer<String> begin(Owner owner, String agent) {
    String secret = Secrets.fresh();
    return begun(secret, sessions.begin(session(secret, owner, agent), owner.era()));
  }

  /** {@return the same where a session goes on that they have proved again} */
  public Answer<String> goOn(Owner owner, String before, String agent) {
    String secret = Secrets.fresh();
    return begun(secret, sessions.succeed(before, session(secret, owner, agent), owner.era()));
  }

  private Session session(String secret, Owner owner, String agent) {
    long now = clock.millis();
    var proved = owner.by() == By.NOTHING ? Proved.NEVER : new Proved(owner.by(), now);
    return new Session(Secrets.hash(secret), owner.player(), Devices.of(agent), now, now, proved);
  }

  private Answer<String> begun(String secret, boolean begun) {
    identities.hear();
    return begun ? Answer.ok(secret) : Answer.no(LATE);
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

  /** {@return what lets another device become somebody's, once} */
  public String carry(Identity who) {
    return carried.issue(who.player(), who.session());
  }

  /** {@return who comes with a token that still holds} */
  public Optional<PlayerId> comer(String token) {
    return carried.look(token);
  }

  /** {@return who came with a token, which is spent now} */
  public Optional<Owner> take(String token) {
    return spent(carried, token, By.NOTHING);
  }

  /** {@return a secret that lets the reader of an e-mail address sign in once} */
  public String link(PlayerId player, String address) {
    return linked.issue(player, address);
  }

  /** {@return whom a link lets in that still holds} */
  public Optional<PlayerId> linked(String token) {
    return linked.look(token);
  }

  /** {@return whom a link has let in, which is spent now} */
  public Optional<Owner> follow(String token) {
    return spent(linked, token, By.LINK);
  }

  /** The era comes before the ticket: what ends meanwhile ends the one or the other. */
  private Optional<Owner> spent(Tickets tickets, String token, By by) {
    return tickets
        .look(token)
        .map(player -> new Owner(player, by, accounts.of(player).map(Account::era).orElse(0L)))
        .filter(_ -> tickets.spend(token).isPresent());
  }

  /** Forgets what doesn't hold any more. */
  public void forget() {
    long now = clock.millis();
    sessions.forget(now, now - REVOKED.toMillis(), now - UNUSED.toMillis());
  }
}
