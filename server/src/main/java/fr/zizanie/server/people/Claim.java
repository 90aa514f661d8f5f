package fr.zizanie.server.people;

import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.store.people.Account;
import fr.zizanie.server.store.people.Accounts;
import java.util.Optional;

/**
 * The account that somebody says is theirs.
 *
 * @param account absent where nobody has that name
 * @param look what tries are counted under
 * @param wrong what they are told if it isn't theirs, or nobody's
 */
record Claim(Optional<Account> account, String look, Refusal wrong) {
  private static final Refusal UNPROVED =
      Reason.BAD_FIELD.because(
          "Le nom, ou le mot de passe ou code, n’est pas le bon. Vérifiez-les.",
          "Wrong name, password or code. Check them and try again.");

  private static final Refusal WRONG =
      Reason.BAD_FIELD.because(
          "Ce n’est ni le mot de passe de ce compte, ni un de ses codes. Réessayez.",
          "That is neither this account’s password nor one of its codes. Try again.");

  /** {@return the claim of a person who says a name} */
  static Claim named(Accounts accounts, Optional<String> name) {
    String look = AccountNames.look(name.orElse(""));
    return new Claim(accounts.named(look), look, UNPROVED);
  }

  /** {@return the claim of a person who is signed in} */
  static Claim of(Account account) {
    return new Claim(Optional.of(account), account.look(), WRONG);
  }
}
