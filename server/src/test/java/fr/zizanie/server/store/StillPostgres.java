package fr.zizanie.server.store;

import java.time.Duration;

/**
 * A PostgreSQL database whose clock stands still until a test lets it go on: a function of its own
 * stands before PostgreSQL's.
 */
public final class StillPostgres {
  private static final String CLOCK =
      """
      create schema still;
      create table still.clock as select pg_catalog.clock_timestamp() as at;
      create function still.clock_timestamp() returns timestamptz language sql volatile as
        'select at from still.clock';
      alter database %s set search_path = public, still, pg_catalog
      """;

  private final String url = FreshPostgres.url();

  /** A database that nobody uses. */
  public StillPostgres() {
    FreshPostgres.run(url, CLOCK.formatted(name()));
  }

  /** {@return its address, with its user} */
  public String url() {
    return url;
  }

  private String name() {
    return url.substring(url.lastIndexOf('/') + 1, url.indexOf('?'));
  }

  /** Lets time pass there. */
  public void pass(Duration time) {
    FreshPostgres.run(
        url, "update still.clock set at = at + interval '" + time.toMillis() + " milliseconds'");
  }
}
