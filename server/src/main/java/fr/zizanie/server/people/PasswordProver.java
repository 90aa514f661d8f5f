package fr.zizanie.server.people;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.server.store.people.Account;
import fr.zizanie.server.store.people.Proved.By;

/** Proving by a password who somebody is: it may be guessed, so tries are counted. */
record PasswordProver(Passwords passwords, SignInAttempts tries) {
  /** {@return whose password it is; {@code network} is where they come from} */
  Answer<Owner> prove(Claim claim, String password, String network) {
    var tried = tries.admits(claim.look(), network);
    if (tried.isEmpty()) return Answer.no(Reason.TOO_MANY.refusal());
    return passwords
        .check(password, claim.account().map(Account::password).orElse(""))
        .then(right -> {
          if (!right) return Answer.no(claim.wrong());
          tried.get().run();
          return Answer.ok(Owner.of(claim.account().orElseThrow(), By.PASSWORD));
        });
  }
}
