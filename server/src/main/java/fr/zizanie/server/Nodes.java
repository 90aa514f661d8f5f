package fr.zizanie.server;

import fr.zizanie.server.store.Store;
import fr.zizanie.server.time.DatabaseTime;
import fr.zizanie.server.time.SteadyTime;
import fr.zizanie.server.time.Time;
import fr.zizanie.server.web.gate.Cookies;
import java.nio.file.Path;
import java.time.InstantSource;

/** What a server has in common with others that use its store. */
final class Nodes {
  private Nodes() {}

  /** {@return the clock of the store if others use it, of this server otherwise} */
  static InstantSource clock(Store store, Time time) {
    return store
        .shared()
        .<InstantSource>map(shared -> new DatabaseTime(shared::millis, time::nanos))
        .orElseGet(time::clock);
  }

  /**
   * {@return a clock that begins now and that nobody puts forward or back; where others use the
   * store too it is theirs, for they count the same matches}
   */
  static InstantSource steady(Store store, InstantSource clock, Time time) {
    return store.shared().isPresent() ? clock : new SteadyTime(clock, time::nanos);
  }

  /**
   * {@return the cookies signed with the secret in {@code folder}; throws {@link
   * IllegalArgumentException} if other servers use another one, for they would know no guest of
   * this one}
   */
  static Cookies cookies(Store store, Path folder) {
    var cookies = Cookies.in(folder);
    if (store.shared().filter(shared -> !shared.signs(cookies.fingerprints())).isPresent())
      throw new IllegalArgumentException(
          folder.resolve("secret")
              + " is another secret than the one of the servers that use this database already:"
              + " copy theirs");
    return cookies;
  }
}
