package fr.zizanie.server.people;

import fr.zizanie.server.store.Store;
import java.time.InstantSource;

/**
 * All that is known about people.
 *
 * @param people who they are
 * @param identities what proves them
 * @param devices where accounts are signed in
 * @param renewals what their owners change about that
 */
public record Register(People people, Identities identities, SignedIn devices, Renewals renewals) {
  /** {@return the people whom a store keeps} */
  public static Register of(Store store, InstantSource clock) {
    return of(store, clock, Passwords.usual());
  }

  /** {@return the same where guessing a password costs something else} */
  public static Register of(Store store, InstantSource clock, Passwords passwords) {
    var identities = new Identities(store, clock);
    return new Register(
        new People(store, clock, passwords),
        identities,
        new SignedIn(store, clock, identities),
        new Renewals(store, clock, identities, passwords));
  }
}
