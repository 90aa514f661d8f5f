package fr.zizanie.server.store.sql.people;

import fr.zizanie.server.store.people.Account;
import fr.zizanie.server.store.people.Accounts;
import fr.zizanie.server.store.people.Passkey;
import fr.zizanie.server.store.people.Renewal;
import fr.zizanie.server.store.sql.notifications.SqlInbox;
import fr.zizanie.server.store.sql.rows.Access;
import fr.zizanie.server.store.sql.rows.Records;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.PlayerKind;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;

/** The statements about accounts, their passkeys and their codes. */
public record SqlAccounts(Access access) implements Accounts {
  /** What goes with an account, before the account itself. */
  private static final List<String> OF_PLAYER =
      List.of(
          "passkeys",
          "recovery_codes",
          "sessions",
          "tickets",
          "standings",
          "rating_changes",
          "open_seats",
          "seeks",
          "notices",
          "owed",
          "inboxes",
          "push_subscriptions",
          "addresses",
          "feeds",
          "vacations",
          "creations",
          "accounts");

  private static final RowMapper<Account> ACCOUNT = Records.of(Account.class);
  private static final RowMapper<Passkey> PASSKEY = Records.of(Passkey.class);

  private static final String ACCOUNTS =
      "select player, look, password, created, era from accounts";

  private static final String PASSKEYS =
      "select id, player, label, credential, signatures, created, used from passkeys";

  @Override
  public PlayerKind standing(PlayerId player) {
    return access.read(h -> standing(h, player));
  }

  static PlayerKind standing(Handle h, PlayerId player) {
    return h.createQuery("select standing from guests where id = :id")
        .bind("id", player.text())
        .map((row, _) -> SqlGuests.standing(row.getInt("standing")))
        .findOne()
        .orElse(PlayerKind.GUEST);
  }

  @Override
  public boolean make(Guest guest, Account account) {
    return access.write(h -> {
      if (standing(h, guest.id()) != PlayerKind.GUEST) return false;
      SqlGuests.keep(h, guest);
      int made =
          h.createUpdate(
                  """
                  insert into accounts (player, look, password, created)
                  values (:player, :look, :password, :created) on conflict do nothing\
                  """)
              .bindMethods(account)
              .execute();
      if (made == 0) return false;
      h.execute("update guests set standing = 1 where id = ?", guest.id().text());
      // What was counted of guests is of a time when they were rated: nobody begins with it.
      h.execute("delete from standings where player = ?", guest.id().text());
      SqlSessions.revoke(h, guest.id(), "", account.created());
      h.execute("delete from tickets where player = ?", guest.id().text());
      return true;
    });
  }

  @Override
  public void takeAlong(PlayerId guest, PlayerId account) {
    access.write(h -> {
      for (String statement : Along.STATEMENTS)
        h.createUpdate(statement)
            .bind("guest", guest.text())
            .bind("account", account.text())
            .execute();
      return true;
    });
  }

  @Override
  public boolean rename(PlayerId player, String name, String look) {
    return access.write(h -> {
      int renamed =
          h.createUpdate(
                  """
                  update accounts set look = :look where player = :player and not exists
                    (select 1 from accounts o where o.look = :look and o.player <> :player)\
                  """)
              .bind("player", player.text())
              .bind("look", look)
              .execute();
      if (renamed == 0) return false;
      h.execute("update guests set name = ? where id = ?", name, player.text());
      return true;
    });
  }

  @Override
  public boolean taken(String look) {
    return named(look).isPresent();
  }

  @Override
  public Optional<Account> of(PlayerId player) {
    return account(" where player = :key", player.text());
  }

  @Override
  public Optional<Account> named(String look) {
    return account(" where look = :key", look);
  }

  private Optional<Account> account(String where, String key) {
    return access.read(
        h -> h.createQuery(ACCOUNTS + where).bind("key", key).map(ACCOUNT).findOne());
  }

  @Override
  public Renewal.Outcome renew(PlayerId player, Renewal what, String mine, String next, long at) {
    return access.write(h -> SqlRenewals.renew(h, player, what, mine, next, at));
  }

  @Override
  public boolean add(Passkey passkey) {
    return access.write(h -> add(h, passkey));
  }

  @Override
  public boolean add(Passkey passkey, String session) {
    return access.write(h -> {
      SqlSessions.hold(h, passkey.player());
      return SqlSessions.lasts(h, passkey.player(), session) && add(h, passkey);
    });
  }

  private static boolean add(Handle h, Passkey passkey) {
    return h.createUpdate(
                """
                insert into passkeys
                  (id, player, label, credential, signatures, created, used)
                values (:id, :player, :label, :credential, :signatures, :created, :used)
                on conflict do nothing\
                """)
            .bindMethods(passkey)
            .execute()
        == 1;
  }

  @Override
  public List<Passkey> passkeys(PlayerId player) {
    return access.read(h ->
        h.createQuery(PASSKEYS + " where player = :player order by created, id")
            .bind("player", player)
            .map(PASSKEY)
            .list());
  }

  @Override
  public Optional<Passkey> passkey(String id) {
    return access.read(
        h -> h.createQuery(PASSKEYS + " where id = :id").bind("id", id).map(PASSKEY).findOne());
  }

  @Override
  public boolean signed(String id, long signatures, long at) {
    return access.write(h ->
        h.execute("update passkeys set signatures = ?, used = ? where id = ?", signatures, at, id)
            == 1);
  }

  @Override
  public void codes(PlayerId player, Set<String> hashes) {
    access.write(h -> {
      codes(h, player, hashes);
      return true;
    });
  }

  static void codes(Handle h, PlayerId player, Set<String> hashes) {
    h.execute("delete from recovery_codes where player = ?", player.text());
    for (String hash : hashes) code(h, player, hash);
  }

  @Override
  public void code(PlayerId player, String hash) {
    access.write(h -> code(h, player, hash));
  }

  private static int code(Handle h, PlayerId player, String hash) {
    return h.execute(
        "insert into recovery_codes (hash, player) values (?, ?)", hash, player.text());
  }

  @Override
  public int codes(PlayerId player) {
    return access.read(h ->
        h.createQuery("select count(*) from recovery_codes where player = :player")
            .bind("player", player.text())
            .mapTo(Integer.class)
            .one());
  }

  @Override
  public boolean spend(PlayerId player, String code) {
    return access.write(h ->
        h.execute("delete from recovery_codes where player = ? and hash = ?", player.text(), code)
            == 1);
  }

  @Override
  public boolean delete(PlayerId player, String session, long at) {
    return access.write(h -> SqlSessions.shows(h, player, session) && delete(h, player, at));
  }

  @Override
  public void delete(PlayerId player, long at) {
    access.write(h -> delete(h, player, at));
  }

  private static boolean delete(Handle h, PlayerId player, long at) {
    SqlSessions.revokeAll(h, player, at);
    for (String table : OF_PLAYER)
      h.execute("delete from " + table + " where player = ?", player.text());
    SqlTies.delete(h, player);
    SqlInbox.unname(h, player);
    return h.execute(
            """
            insert into guests (id, name, standing) values (?, '', 2)
            on conflict (id) do update set name = '', passes = 0, asks = 1, standing = 2\
            """,
            player.text())
        == 1;
  }
}
