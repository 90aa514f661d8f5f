package fr.zizanie.server.people;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.people.Authenticators.Answered;
import fr.zizanie.server.store.people.Accounts;
import fr.zizanie.server.store.people.Passkey;
import fr.zizanie.server.store.people.Proved.By;
import fr.zizanie.server.store.people.Sessions;
import fr.zizanie.sheets.wire.people.Made.NewPasskey;
import fr.zizanie.sheets.wire.people.Proof;
import fr.zizanie.table.seat.PlayerId;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;

/**
 * Passkeys: making them, and proving by one who somebody is. An authenticator answers a challenge
 * of ours, once and within five minutes; no guessing finds its signature, so there is no other
 * limit.
 */
final class PasskeyProver {
  private static final Duration CEREMONY = Duration.ofMinutes(5);
  private static final int LONGEST_LABEL = 24;

  private static final Refusal LATE =
      Reason.STALE.because(
          "La demande a expiré ou a déjà servi. Recommencez.",
          "The request has expired or has already been used. Try again.");

  private final Accounts accounts;
  private final InstantSource clock;
  private final Tickets ceremonies;

  PasskeyProver(Accounts accounts, Sessions sessions, InstantSource clock) {
    this.accounts = accounts;
    this.clock = clock;
    ceremonies = new Tickets("passkey", CEREMONY, sessions, clock);
  }

  /** {@return a challenge for any authenticator} */
  String challenge(Identity who) {
    return ceremonies.issue(who.player(), who.session());
  }

  /** {@return the passkey that an authenticator made for somebody, which nobody keeps yet} */
  Answer<Passkey> made(PlayerId id, NewPasskey made, Optional<RelyingParty> place) {
    String label = made.label().orElse("").strip();
    if (place.isEmpty() || label.codePointCount(0, label.length()) > LONGEST_LABEL)
      return Answer.no(Authenticators.unproved());
    if (ceremonies.spend(made.challenge()).filter(id::equals).isEmpty()) return Answer.no(LATE);
    return Authenticators.made(
        new Answered(place.get(), made.challenge(), made.client()),
        made.attestation(),
        id,
        label,
        clock.millis());
  }

  /** {@return whose passkey answered a challenge} */
  Answer<Owner> prove(Proof.ByPasskey proof, Optional<RelyingParty> place) {
    if (place.isEmpty() || ceremonies.spend(proof.challenge()).isEmpty()) return Answer.no(LATE);
    var passkey = accounts.passkey(proof.id());
    // The era comes first: a passkey that is still there when it has signed is of that one.
    var account = passkey.flatMap(one -> accounts.of(one.player()));
    if (account.isEmpty()) return Answer.no(Authenticators.unproved());
    return Authenticators.proved(
            new Answered(place.get(), proof.challenge(), proof.client()),
            passkey.get(),
            proof.data(),
            proof.signature())
        .then(signatures ->
            accounts.signed(passkey.get().id(), signatures, clock.millis())
                ? Answer.ok(Owner.of(account.get(), By.PASSKEY))
                : Answer.no(Authenticators.unproved()));
  }
}
