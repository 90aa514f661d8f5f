package fr.zizanie.server.people;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.people.Account;
import fr.zizanie.server.store.people.Accounts;
import fr.zizanie.server.store.people.Passkey;
import fr.zizanie.server.store.people.Proved.By;
import fr.zizanie.sheets.wire.people.Made;
import fr.zizanie.sheets.wire.people.Made.NewPasskey;
import fr.zizanie.sheets.wire.people.Proof;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.PlayerKind;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/** Guests and accounts, and how one proves to be somebody. */
public final class People {
  private static final int MOST_PASSKEYS = 20;

  private static final Refusal TAKEN =
      Reason.BAD_FIELD.because(
          "Ce nom est déjà pris, ou ressemble trop à celui d’un autre compte. Choisissez-en un autre.",
          "This name is taken, or looks too much like that of another account. Choose another one.");

  private static final Refusal NO_GUEST =
      Reason.NOT_OFFERED.because("Vous avez déjà un compte.", "You already have an account.");

  private final Store store;
  private final Accounts accounts;
  private final InstantSource clock;
  private final Owners owners;
  private final Passwords passwords;
  private final PasskeyProver passkeyProver;
  private final CodeProver codeProver;
  private final PasswordProver passwordProver;

  /** Those whom a store keeps. */
  public People(Store store, InstantSource clock, Passwords passwords) {
    this.store = store;
    this.clock = clock;
    this.passwords = passwords;
    owners = new Owners(store, clock);
    accounts = store.accounts();
    passkeyProver = new PasskeyProver(accounts, store.sessions(), clock);
    codeProver = new CodeProver(accounts);
    passwordProver = new PasswordProver(passwords, new SignInAttempts(clock));
  }

  /** {@return the guest of an id; the name is empty until they choose one} */
  public Guest of(PlayerId id) {
    return store.guests().of(id);
  }

  /** Keeps somebody under the name they want, if it is one that nobody else has. */
  public Answer<Guest> rename(PlayerId id, String wanted) {
    return AccountNames.read(wanted).then(name -> renamed(store.guests().of(id), name));
  }

  private Answer<Guest> renamed(Guest guest, String name) {
    var next = new Guest(guest.id(), name, guest.standing());
    String look = AccountNames.look(name);
    if (guest.standing() == PlayerKind.ACCOUNT)
      return accounts.rename(guest.id(), name, look) ? Answer.ok(next) : Answer.no(TAKEN);
    if (accounts.taken(look)) return Answer.no(TAKEN);
    store.guests().keep(next);
    return Answer.ok(next);
  }

  /** {@return whether somebody may do what only an account's owner may} */
  public Answer<Boolean> allow(Identity who, OwnerAction deed) {
    return owners.allow(who, deed);
  }

  /** {@return a challenge for any authenticator} */
  public String challenge(Identity who) {
    return passkeyProver.challenge(who);
  }

  /** {@return what an authenticator knows somebody by; it tells nothing of their id} */
  public static String handle(PlayerId id) {
    return Secrets.mask("user|" + id.text());
  }

  /**
   * {@return what somebody is called where nobody else may learn their id; two viewers have two
   * names for them, which can't be compared}
   */
  public static String alias(PlayerId viewer, PlayerId other) {
    return Secrets.mask("alias|" + viewer.text() + "|" + other.text());
  }

  /** {@return whose account has that name, or one that looks like it} */
  public Optional<Guest> named(String name) {
    return accounts
        .named(AccountNames.look(name))
        .map(account -> store.guests().of(account.player()));
  }

  /**
   * The account that a guest now has.
   *
   * @param codes its recovery codes
   */
  public record Fresh(Owner owner, List<String> codes) {}

  /** {@return the account that a guest now has} */
  public Answer<Fresh> keep(PlayerId id, Made made, Optional<RelyingParty> place) {
    var guest = store.guests().of(id);
    if (guest.standing() != PlayerKind.GUEST) return Answer.no(NO_GUEST);
    return AccountNames.read(made.name().orElse(""))
        .then(name -> {
          if (accounts.taken(AccountNames.look(name))) return Answer.no(TAKEN);
          return switch (made) {
            case Made.NewPassword(_, String password) ->
                Passwords.accept(password, name)
                    .then(passwords::hash)
                    .then(hash -> kept(guest, name, hash, Optional.empty()));
            case Made.NewPasskey passkey ->
                passkeyProver
                    .made(id, passkey, place)
                    .then(one -> kept(guest, name, "", Optional.of(one)));
          };
        });
  }

  private Answer<Fresh> kept(Guest guest, String name, String hash, Optional<Passkey> passkey) {
    var named = new Guest(guest.id(), name);
    long now = clock.millis();
    if (passkey.filter(one -> accounts.passkey(one.id()).isPresent()).isPresent())
      return Answer.no(Authenticators.unproved());
    if (!accounts.make(named, new Account(guest.id(), AccountNames.look(name), hash, now)))
      return Answer.no(TAKEN);
    passkey.ifPresent(accounts::add);
    var codes = RecoveryCodes.fresh();
    accounts.codes(guest.id(), RecoveryCodes.hashes(codes));
    var by = passkey.isPresent() ? By.PASSKEY : By.PASSWORD;
    return Answer.ok(new Fresh(new Owner(guest.id(), by, 0), codes));
  }

  /** Adds a passkey to somebody's account. */
  public Answer<Boolean> add(Identity who, NewPasskey made, Optional<RelyingParty> place) {
    return account(who.player())
        .then(_ ->
            accounts.passkeys(who.player()).size() < MOST_PASSKEYS
                ? passkeyProver.made(who.player(), made, place)
                : Answer.no(Reason.TOO_MANY.refusal()))
        .then(passkey ->
            accounts.add(passkey, who.session())
                ? Answer.ok(true)
                : Answer.no(Authenticators.unproved()));
  }

  private Answer<Account> account(PlayerId id) {
    return accounts.of(id).map(Answer::ok).orElseGet(() -> Answer.no(Renewals.NO_ACCOUNT));
  }

  /** {@return who has proved to be an account's owner; {@code network} is where they come from} */
  public Answer<Owner> prove(Proof proof, Optional<RelyingParty> place, String network) {
    return switch (proof) {
      case Proof.ByPasskey passkey -> passkeyProver.prove(passkey, place);
      case Proof.ByCode(var name, String code) ->
          codeProver.prove(Claim.named(accounts, name), code);
      case Proof.ByPassword(var name, String password) ->
          passwordProver.prove(Claim.named(accounts, name), password, network);
    };
  }

  /** {@return the same of somebody who is signed in, whatever name they say} */
  public Answer<Owner> prove(
      Identity who, Proof proof, Optional<RelyingParty> place, String network) {
    return switch (proof) {
      case Proof.ByPasskey passkey ->
          passkeyProver
              .prove(passkey, place)
              .then(owner ->
                  owner.player().equals(who.player())
                      ? Answer.ok(owner)
                      : Answer.no(Authenticators.unproved()));
      case Proof.ByCode(_, String code) ->
          account(who.player()).then(account -> codeProver.prove(Claim.of(account), code));
      case Proof.ByPassword(_, String password) ->
          account(who.player())
              .then(account -> passwordProver.prove(Claim.of(account), password, network));
    };
  }

  /**
   * {@return whether somebody is nobody now, without a name or anything that proves them; not if
   * their session has ended meanwhile}
   */
  public boolean delete(Identity who) {
    return accounts.delete(who.player(), who.session(), clock.millis());
  }
}
