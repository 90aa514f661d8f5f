package fr.zizanie.server.people;

import fr.zizanie.server.store.people.Account;
import fr.zizanie.server.store.people.Proved;
import fr.zizanie.table.seat.PlayerId;

/**
 * Somebody who has come for an account.
 *
 * @param by what says so
 * @param era the account's when that was looked at: it lets nobody in once it is another one
 */
public record Owner(PlayerId player, Proved.By by, long era) {
  static Owner of(Account account, Proved.By by) {
    return new Owner(account.player(), by, account.era());
  }
}
