package fr.zizanie.server.people;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.people.Accounts;
import fr.zizanie.server.store.people.Renewal;
import java.time.InstantSource;
import java.util.List;

/**
 * What owners change about what proves them, or only put others out: whatever else lets somebody in
 * ends then, and a copy of the session that asked is nobody's.
 */
public final class Renewals {
  /** What is asked for is for accounts only. */
  public static final Refusal NO_ACCOUNT =
      Reason.NOT_OFFERED.because("Créez d’abord un compte.", "Create an account first.");

  /** The session of the request has ended meanwhile. */
  public static final Refusal LATE =
      Reason.STALE.because(
          "Cet appareil vient d’être déconnecté. Reconnectez-vous.",
          "This device has just been signed out. Sign in again.");

  private static final Refusal LAST =
      Reason.NOT_OFFERED.because(
          "C’est votre seul moyen de vous connecter : ajoutez-en d’abord un autre.",
          "It is your only way to sign in: add another one first.");

  private final Store store;
  private final Accounts accounts;
  private final InstantSource clock;
  private final Identities identities;
  private final Passwords passwords;

  /** Those that a store keeps; {@code identities} hears at once what ends. */
  Renewals(Store store, InstantSource clock, Identities identities, Passwords passwords) {
    this.store = store;
    accounts = store.accounts();
    this.clock = clock;
    this.identities = identities;
    this.passwords = passwords;
  }

  /**
   * A session that goes on.
   *
   * @param secret by which it does
   * @param codes new recovery codes, if there are any
   */
  public record Renewed(String secret, List<String> codes) {
    public Renewed {
      codes = List.copyOf(codes);
    }
  }

  /** Gives an account another password; an empty one takes it away if there is a passkey. */
  public Answer<Renewed> password(Identity who, String password) {
    if (password.isEmpty()) return renewed(who, new Renewal.Password(""), List.of());
    return Passwords.accept(password, store.guests().of(who.player()).name())
        .then(passwords::hash)
        .then(hash -> renewed(who, new Renewal.Password(hash), List.of()));
  }

  /** Ends a passkey of an account that can be entered otherwise. */
  public Answer<Renewed> without(Identity who, String passkey) {
    return renewed(who, new Renewal.Without(passkey), List.of());
  }

  /** Gives an account new recovery codes instead of the old ones. */
  public Answer<Renewed> codes(Identity who) {
    var codes = RecoveryCodes.fresh();
    return renewed(who, new Renewal.Codes(RecoveryCodes.hashes(codes)), codes);
  }

  /** Changes nothing but that nobody else is signed in. */
  public Answer<Renewed> alone(Identity who) {
    return renewed(who, new Renewal.Rest(), List.of());
  }

  private Answer<Renewed> renewed(Identity who, Renewal what, List<String> codes) {
    if (accounts.of(who.player()).isEmpty()) return Answer.no(NO_ACCOUNT);
    String secret = Secrets.fresh();
    var outcome =
        accounts.renew(who.player(), what, who.session(), Secrets.hash(secret), clock.millis());
    identities.hear();
    return switch (outcome) {
      case DONE -> Answer.ok(new Renewed(secret, codes));
      case ENDED -> Answer.no(LATE);
      case LAST -> Answer.no(LAST);
    };
  }
}
