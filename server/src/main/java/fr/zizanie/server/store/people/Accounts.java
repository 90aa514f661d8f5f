package fr.zizanie.server.store.people;

import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.PlayerKind;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Where accounts are kept, with what proves them. Fails as the whole store does. */
public interface Accounts {
  /** {@return whose an id is; a guest's if nobody is kept under it} */
  PlayerKind standing(PlayerId player);

  /**
   * {@return whether the guest has an account now under their name; false if another account's name
   * looks alike, or the id isn't a guest's}
   */
  boolean make(Guest guest, Account account);

  /**
   * Lets an account have what a guest had: matches in which the account doesn't sit, open seats,
   * challenges, whom they know and what they wait for.
   */
  void takeAlong(PlayerId guest, PlayerId account);

  /** {@return whether an account has another name now; false if another's looks alike} */
  boolean rename(PlayerId player, String name, String look);

  /** {@return whether some account's name looks so} */
  boolean taken(String look);

  /** {@return the account of an id} */
  Optional<Account> of(PlayerId player);

  /** {@return the account whose name looks so} */
  Optional<Account> named(String look);

  /**
   * Changes what proves an account as long as the session {@code mine} lasts, and ends whatever
   * else lets somebody in: all sessions, but that {@code mine} goes on as {@code next}, all
   * tickets, feeds, and an address that isn't confirmed.
   */
  Renewal.Outcome renew(PlayerId player, Renewal what, String mine, String next, long at);

  /** {@return whether a passkey was added to a new account; false if it is somebody's already} */
  boolean add(Passkey passkey);

  /** {@return the same for an account, as long as one of its sessions lasts} */
  boolean add(Passkey passkey, String session);

  /** {@return the passkeys of an account, the oldest first} */
  List<Passkey> passkeys(PlayerId player);

  /** {@return the passkey of an id} */
  Optional<Passkey> passkey(String id);

  /** {@return whether a passkey that has signed is still there} */
  boolean signed(String id, long signatures, long at);

  /** Gives an account other recovery codes, by their hashes. */
  void codes(PlayerId player, Set<String> hashes);

  /** Gives an account one recovery code more. */
  void code(PlayerId player, String hash);

  /** {@return how many recovery codes an account has left} */
  int codes(PlayerId player);

  /** {@return whether a recovery code was an account's, which it isn't any more} */
  boolean spend(PlayerId player, String code);

  /** Lets an id be nobody's, with its name, its account if it has one, and all that proves it. */
  void delete(PlayerId player, long at);

  /** {@return whether the same was done for somebody; not if the session has ended} */
  boolean delete(PlayerId player, String session, long at);
}
