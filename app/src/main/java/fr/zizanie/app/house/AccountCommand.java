package fr.zizanie.app.house;

import fr.zizanie.app.serve.DataFlags;
import fr.zizanie.server.people.AccountAdmin;
import fr.zizanie.server.store.Unusable;
import fr.zizanie.server.store.people.Account;
import fr.zizanie.server.store.sql.LiveAccounts;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command that helps somebody who can't get into their account, or wants it gone. */
@Command(
    name = "account",
    description = "Tells of an account, and helps its owner; the server may run meanwhile.")
public final class AccountCommand implements Runnable {
  @Mixin private DataFlags data = new DataFlags();

  @Parameters(paramLabel = "NAME", description = "what the account is called")
  private String name = "";

  @Option(
      names = "--code",
      description = "print one more recovery code, which signs in once: make sure who gets it")
  private boolean code;

  @Option(names = "--delete", description = "delete the account: its games stay, without the name")
  private boolean delete;

  @Override
  public void run() {
    var place = data.read();
    var desk =
        new AccountAdmin(
            LiveAccounts.accounts(place.database(), place.folder(), System.getenv()),
            InstantSource.system());
    var account =
        desk.named(name).orElseThrow(() -> new Unusable("there is no account called " + name));
    if (code) System.out.println(desk.code(account));
    if (delete) {
      desk.delete(account);
      System.out.println("deleted " + name);
    }
    if (!code && !delete) tell(desk, account);
  }

  private static void tell(AccountAdmin desk, Account account) {
    var day = LocalDate.ofInstant(Instant.ofEpochMilli(account.created()), ZoneId.systemDefault());
    System.out.println("since " + day);
    System.out.println("passkeys: " + desk.accounts().passkeys(account.player()).size());
    System.out.println("password: " + (account.password().isEmpty() ? "no" : "yes"));
    System.out.println("recovery codes left: " + desk.accounts().codes(account.player()));
  }
}
