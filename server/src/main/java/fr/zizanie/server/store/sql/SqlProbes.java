package fr.zizanie.server.store.sql;

import org.jdbi.v3.core.Handle;

/** The statement that shows whether the database takes a write. */
final class SqlProbes {
  private SqlProbes() {}

  static boolean write(Handle h) {
    return h.createUpdate(
                """
                insert into probes (id, written) values (1, 1)
                on conflict (id) do update set written = probes.written + 1\
                """)
            .execute()
        == 1;
  }
}
