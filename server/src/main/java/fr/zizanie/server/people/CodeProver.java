package fr.zizanie.server.people;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.server.store.people.Accounts;
import fr.zizanie.server.store.people.Proved.By;

/**
 * Proving by a recovery code who somebody is. A code has 78 random bits, so that nobody guesses
 * one: tries aren't counted, and nobody can use up the owner's.
 */
record CodeProver(Accounts accounts) {
  /** {@return whose code it was, which is spent now} */
  Answer<Owner> prove(Claim claim, String code) {
    return claim
        .account()
        .filter(account -> accounts.spend(account.player(), RecoveryCodes.hash(code)))
        .map(account -> Answer.ok(Owner.of(account, By.CODE)))
        .orElseGet(() -> Answer.no(claim.wrong()));
  }
}
