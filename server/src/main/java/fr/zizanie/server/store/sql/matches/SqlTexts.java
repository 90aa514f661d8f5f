package fr.zizanie.server.store.sql.matches;

import fr.zizanie.sheets.Sha256;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Long options of matches in SQL, each text once. */
final class SqlTexts {
  /** What is shorter stands with its match: a row of its own would hardly be smaller. */
  private static final int LONG = 1_000;

  /** The options of a match {@code m} that is joined by {@link #JOIN}. */
  static final String OPTIONS = "coalesce(x.text, m.options)";

  static final String JOIN = " left join texts x on x.hash = m.options_hash ";

  private SqlTexts() {}

  /** What stands with the match: its options, or nothing and where they are. */
  record Place(String options, Optional<String> hash) {}

  /** {@return where options stand from now on} */
  static Place keep(Handle h, Map<String, String> options) {
    String text = Columns.options(options);
    if (text.length() < LONG) return new Place(text, Optional.empty());
    String hash = Sha256.hex(text);
    // Not held until the match refers to it: writers would wait for each other at a common deck.
    // Should it go just then, the reference is refused, and nothing is written.
    h.createUpdate(
            "insert into texts (hash, text) values (:hash, :text)"
                + " on conflict (hash) do nothing")
        .bind("hash", hash)
        .bind("text", text)
        .execute();
    return new Place("", Optional.of(hash));
  }

  /** Lets go what no match refers to. */
  static void sweep(Handle h) {
    h.execute(
        "delete from texts where not exists"
            + " (select 1 from matches m where m.options_hash = texts.hash)");
  }
}
