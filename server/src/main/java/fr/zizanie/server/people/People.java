package fr.zizanie.server.people;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.people.Authenticators.Answered;
import fr.zizanie.server.store.Account;
import fr.zizanie.server.store.Accounts;
import fr.zizanie.server.store.Guest;
import fr.zizanie.server.store.Passkey;
import fr.zizanie.server.store.PlayerId;
import fr.zizanie.server.store.Proved.By;
import fr.zizanie.server.store.Standing;
import fr.zizanie.server.store.Store;
import fr.zizanie.sheets.wire.people.Made;
import fr.zizanie.sheets.wire.people.Proof;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/** Guests and accounts, and how one proves to be somebody. */
public final class People {
  private static final Duration CEREMONY = Duration.ofMinutes(5);
  private static final int LONGEST_LABEL = 24;
  private static final int MOST_PASSKEYS = 20;

  private static final Refusal TAKEN =
      Reason.BAD_FIELD.because(
          "Ce nom est déjà celui d’un compte, ou lui ressemble trop.",
          "This name is an account’s already, or looks too much like it.");

  private static final Refusal NO_GUEST =
      Reason.NOT_OFFERED.because("Il y a déjà un compte.", "There is an account already.");

  private static final Refusal UNPROVED =
      Reason.BAD_FIELD.because(
          "Ce nom et ce mot de passe, ou ce code, ne vont pas ensemble.",
          "That name and that password, or code, don’t go together.");

  private static final Refusal WRONG =
      Reason.BAD_FIELD.because(
          "Ce n’est ni le mot de passe de ce compte, ni un de ses codes.",
          "That is neither this account’s password nor one of its codes.");

  private static final Refusal NO_WAY =
      Reason.BAD_FIELD.because(
          "Il faut une clé d’accès ou un mot de passe.", "It takes a passkey or a password.");

  private static final Refusal LATE =
      Reason.STALE.because(
          "Cela a duré trop longtemps, ou a déjà servi. Recommencez.",
          "That took too long, or was used already. Try again.");

  private final Store store;
  private final Accounts accounts;
  private final InstantSource clock;
  private final Tickets ceremonies;
  private final Tries tries;
  private final Owners owners;
  private final Passwords passwords;

  /** Those whom a store keeps. */
  public People(Store store, InstantSource clock, Passwords passwords) {
    this.store = store;
    this.clock = clock;
    this.passwords = passwords;
    tries = new Tries(clock);
    owners = new Owners(store, clock);
    accounts = store.accounts();
    ceremonies = new Tickets("passkey", CEREMONY, store.sessions(), clock);
  }

  /** {@return the guest of an id; the name is empty until they choose one} */
  public Guest of(PlayerId id) {
    return store.guest(id);
  }

  /** Keeps somebody under the name they want, if it is one that nobody else has. */
  public Answer<Guest> rename(PlayerId id, String wanted) {
    return Names.read(wanted).then(name -> renamed(store.guest(id), name));
  }

  private Answer<Guest> renamed(Guest guest, String name) {
    var next = new Guest(guest.id(), name, guest.standing());
    String look = Names.look(name);
    if (guest.standing() == Standing.ACCOUNT)
      return accounts.rename(guest.id(), name, look) ? Answer.ok(next) : Answer.no(TAKEN);
    if (accounts.taken(look)) return Answer.no(TAKEN);
    store.keep(next);
    return Answer.ok(next);
  }

  /** {@return whether somebody may do what only an account's owner may} */
  public Answer<Boolean> allow(Identity who, Deed deed) {
    return owners.allow(who, deed);
  }

  /** {@return a challenge for an authenticator, for whoever asks} */
  public String challenge(Identity who) {
    return ceremonies.issue(who.player(), who.session());
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
    return accounts.named(Names.look(name)).map(account -> store.guest(account.player()));
  }

  /**
   * The account that a guest now has.
   *
   * @param codes its recovery codes
   */
  public record Fresh(Owner owner, List<String> codes) {}

  /** {@return the account that a guest now has} */
  public Answer<Fresh> keep(PlayerId id, Made made, Optional<Place> place) {
    var guest = store.guest(id);
    if (guest.standing() != Standing.GUEST) return Answer.no(NO_GUEST);
    return Names.read(made.name().orElse(""))
        .then(name -> {
          if (accounts.taken(Names.look(name))) return Answer.no(TAKEN);
          if (made.password().isPresent())
            return Passwords.accept(made.password().get(), name)
                .then(passwords::hash)
                .then(hash -> kept(guest, name, hash, Optional.empty()));
          if (made.challenge().isEmpty()) return Answer.no(NO_WAY);
          return made(id, made, place).then(passkey -> kept(guest, name, "", Optional.of(passkey)));
        });
  }

  private Answer<Fresh> kept(Guest guest, String name, String hash, Optional<Passkey> passkey) {
    var named = new Guest(guest.id(), name);
    long now = clock.millis();
    if (passkey.filter(one -> accounts.passkey(one.id()).isPresent()).isPresent())
      return Answer.no(Authenticators.unproved());
    if (!accounts.make(named, new Account(guest.id(), Names.look(name), hash, now)))
      return Answer.no(TAKEN);
    passkey.ifPresent(accounts::add);
    var codes = Codes.fresh();
    accounts.codes(guest.id(), Codes.hashes(codes));
    var by = passkey.isPresent() ? By.PASSKEY : By.PASSWORD;
    return Answer.ok(new Fresh(new Owner(guest.id(), by, 0), codes));
  }

  private Answer<Passkey> made(PlayerId id, Made made, Optional<Place> place) {
    String label = made.label().orElse("").strip();
    if (place.isEmpty() || label.codePointCount(0, label.length()) > LONGEST_LABEL)
      return Answer.no(Authenticators.unproved());
    String challenge = made.challenge().orElse("");
    if (ceremonies.spend(challenge).filter(id::equals).isEmpty()) return Answer.no(LATE);
    return Authenticators.made(
        new Answered(place.get(), challenge, made.client().orElse("")),
        made.attestation().orElse(""),
        id,
        label,
        clock.millis());
  }

  /** Adds a passkey to somebody's account. */
  public Answer<Boolean> add(Identity who, Made made, Optional<Place> place) {
    return account(who.player())
        .then(_ ->
            accounts.passkeys(who.player()).size() < MOST_PASSKEYS
                ? made(who.player(), made, place)
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
  public Answer<Owner> prove(Proof proof, Optional<Place> place, String network) {
    return proof.id().isPresent()
        ? byPasskey(proof, place)
        : prove(proof, accounts.named(look(proof)), look(proof), network, UNPROVED);
  }

  /** {@return the same of somebody who is signed in, whatever name they say} */
  public Answer<Owner> prove(Identity who, Proof proof, Optional<Place> place, String network) {
    if (proof.id().isPresent())
      return byPasskey(proof, place)
          .then(owner ->
              owner.player().equals(who.player())
                  ? Answer.ok(owner)
                  : Answer.no(Authenticators.unproved()));
    return account(who.player())
        .then(account -> prove(proof, Optional.of(account), account.look(), network, WRONG));
  }

  private static String look(Proof proof) {
    return Names.look(proof.name().orElse(""));
  }

  private Answer<Owner> prove(
      Proof proof, Optional<Account> known, String look, String network, Refusal wrong) {
    if (proof.code().isPresent())
      return known
          .filter(account -> accounts.spend(account.player(), Codes.hash(proof.code().get())))
          .map(account -> Answer.ok(owner(account, By.CODE)))
          .orElseGet(() -> Answer.no(wrong));
    var tried = tries.admits(look, network);
    if (tried.isEmpty()) return Answer.no(Reason.TOO_MANY.refusal());
    return passwords
        .check(proof.password().orElse(""), known.map(Account::password).orElse(""))
        .then(right -> {
          if (!right) return Answer.no(wrong);
          tried.get().run();
          return Answer.ok(owner(known.orElseThrow(), By.PASSWORD));
        });
  }

  private static Owner owner(Account account, By by) {
    return new Owner(account.player(), by, account.era());
  }

  private Answer<Owner> byPasskey(Proof proof, Optional<Place> place) {
    String challenge = proof.challenge().orElse("");
    if (place.isEmpty() || ceremonies.spend(challenge).isEmpty()) return Answer.no(LATE);
    var passkey = accounts.passkey(proof.id().orElse(""));
    // The era comes first: a passkey that is still there when it has signed is of that one.
    var account = passkey.flatMap(one -> accounts.of(one.player()));
    if (account.isEmpty()) return Answer.no(Authenticators.unproved());
    return Authenticators.proved(
            new Answered(place.get(), challenge, proof.client().orElse("")),
            passkey.get(),
            proof.data().orElse(""),
            proof.signature().orElse(""))
        .then(signatures ->
            accounts.signed(passkey.get().id(), signatures, clock.millis())
                ? Answer.ok(owner(account.get(), By.PASSKEY))
                : Answer.no(Authenticators.unproved()));
  }

  /**
   * {@return whether somebody is nobody now, without a name or anything that proves them; not if
   * their session has ended meanwhile}
   */
  public boolean delete(Identity who) {
    return accounts.delete(who.player(), who.session(), clock.millis());
  }
}
