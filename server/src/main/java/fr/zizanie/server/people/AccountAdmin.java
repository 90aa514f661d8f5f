package fr.zizanie.server.people;

import fr.zizanie.server.store.people.Account;
import fr.zizanie.server.store.people.Accounts;
import java.time.InstantSource;
import java.util.Optional;

/** What the operator does for an account whose owner asks in person. */
public record AccountAdmin(Accounts accounts, InstantSource clock) {
  /** {@return the account of a name, or of one that looks like it} */
  public Optional<Account> named(String name) {
    return accounts.named(AccountNames.look(name));
  }

  /** {@return one more recovery code of an account, to be handed over} */
  public String code(Account account) {
    String code = RecoveryCodes.one();
    accounts.code(account.player(), RecoveryCodes.hash(code));
    return code;
  }

  /** Lets an account go: the name, and all that proves its owner. */
  public void delete(Account account) {
    accounts.delete(account.player(), clock.millis());
  }
}
