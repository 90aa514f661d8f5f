package fr.zizanie.server.store.notifications;

import fr.zizanie.table.seat.PlayerId;
import java.util.List;

/** Where it is kept which browsers somebody is told on by push. Fails as the whole store does. */
public interface Subscriptions {
  /** How many browsers one person is told on; the oldest goes for a further one. */
  int MOST = 10;

  /**
   * A browser that takes pushes for somebody.
   *
   * @param session the hash of the session in which it was asked for, with which it ends; empty of
   *     a guest
   * @param endpoint an address of a push service, which names this browser alone
   * @param p256dh the browser's public key, a point of P-256 in base64url
   * @param auth its secret, 16 bytes in base64url
   * @param language of its page, "fr" or "en"
   * @param label such as "Firefox, Android"
   * @param since in milliseconds since 1970
   */
  record Subscription(
      PlayerId player,
      String session,
      String endpoint,
      String p256dh,
      String auth,
      String language,
      String label,
      long since) {
    /** {@return nothing of where it goes: who knows that can write to the browser} */
    @Override
    public String toString() {
      return "Subscription";
    }
  }

  /**
   * The key with which all servers of a store name themselves to push services.
   *
   * @param secret PKCS #8 in base64url
   * @param open the point in base64url
   */
  record Key(String secret, String open) {
    @Override
    public String toString() {
      return "Key";
    }
  }

  /** Keeps a subscription in place of any that the browser had before. */
  void add(Subscription subscription);

  /** {@return those of somebody whose session goes on, the oldest first} */
  List<Subscription> of(PlayerId player);

  /** {@return whether somebody had that subscription, which goes} */
  boolean drop(PlayerId player, String endpoint);

  /** Forgets those whose session is over. */
  void forget();

  /** {@return the key that was kept first, which is {@code fresh} if none was} */
  Key key(Key fresh);
}
