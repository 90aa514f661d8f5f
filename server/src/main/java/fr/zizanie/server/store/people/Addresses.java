package fr.zizanie.server.store.people;

import fr.zizanie.table.seat.PlayerId;
import java.util.List;
import java.util.Optional;

/** Where it is kept who may be written to, and where. Fails as the whole store does. */
public interface Addresses {
  /**
   * What is kept of somebody's address.
   *
   * @param address that they have confirmed; empty if they haven't any
   * @param wanted another one that they haven't confirmed; empty if there is none
   * @param asked when they named that, in milliseconds since 1970
   * @param language "fr" or "en"
   * @param daily whether digests come once a day at most; otherwise once an hour
   * @param told when a digest was sent last
   * @param leaving the secret that ends the mails
   */
  record Kept(
      PlayerId player,
      String address,
      String wanted,
      long asked,
      String language,
      boolean daily,
      long told,
      String leaving) {
    /** {@return nothing of the address, which must not get into a log} */
    @Override
    public String toString() {
      return "Address";
    }
  }

  /**
   * An address that somebody names.
   *
   * @param proof the hash of the secret that confirms it
   * @param leaving the secret that will end the mails
   */
  record Wish(
      PlayerId player, String address, String proof, String language, String leaving, long at) {
    @Override
    public String toString() {
      return "Wish";
    }
  }

  /** {@return what is kept of somebody's address} */
  Optional<Kept> of(PlayerId player);

  /**
   * {@return whether the address is kept that somebody with an account names, beside one that is
   * confirmed; not if the session has ended in which they do}
   */
  boolean want(Wish wish, String session);

  /** {@return whose address waits for a proof that was given out since} */
  Optional<Kept> wanted(String proof, long since);

  /** {@return whose address was confirmed by a proof given out since, which is spent now} */
  Optional<Kept> confirm(String proof, long since);

  /** {@return whose confirmed address it is, whatever the case of its letters; some of them} */
  List<Kept> at(String address, int most);

  /** {@return whether somebody has no address now; not if the session has ended} */
  boolean remove(PlayerId player, String session);

  /** Keeps how somebody with an address is written to. */
  void choose(PlayerId player, String language, boolean daily);

  /** {@return whose mails a secret ends} */
  Optional<PlayerId> leaving(String secret);

  /**
   * {@return whether one more letter may be sent, which counts from now on; not if {@code most}
   * were since}
   *
   * @param whose the hash of who asks or of where it goes
   */
  boolean letter(String whose, long now, long since, int most);

  /**
   * {@return to whom a digest is due: a confirmed address, the last digest an hour or a day ago,
   * and notifications that are wanted by mail, came from {@code since} to {@code calm} and were
   * neither seen nor mailed} Challenges wait only until {@code until}, and ten minutes after the
   * last digest.
   */
  List<Kept> due(long now, long since, long calm, long until, int most);

  /** {@return whether a digest may be sent now; not if somebody else has counted one meanwhile} */
  boolean tell(Kept to, long now);

  /** Forgets letters before a time, and addresses that weren't confirmed since {@code unproved}. */
  void forget(long letters, long unproved);
}
