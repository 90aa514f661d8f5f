package fr.zizanie.server.store.sql.matches;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.server.store.matches.Terms;
import fr.zizanie.server.store.sql.rows.Legible;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.Deal;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Setup;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The statements about matches that haven't begun. */
final class SqlTerms {
  private SqlTerms() {}

  static void insert(Handle h, MatchId id, Terms terms) {
    h.createUpdate("insert into terms (match_id, writes, text) values (:id, :writes, :text)")
        .bind("id", id.text())
        .bind("writes", terms.writes())
        .bind("text", TermsText.write(terms))
        .execute();
  }

  static Optional<Terms> find(Handle h, MatchId id) {
    return h.createQuery("select writes, text from terms where match_id = :id")
        .bind("id", id.text())
        .map((row, _) -> Map.entry(row.getInt("writes"), row.getString("text")))
        .findOne()
        .map(row -> Legible.whole("terms", () -> TermsText.read(row.getKey(), row.getValue())));
  }

  static boolean update(Handle h, MatchId id, Terms next) {
    return h.createUpdate(
                "update terms set writes = :writes, text = :text"
                    + " where match_id = :id and writes = :before")
            .bind("id", id.text())
            .bind("writes", next.writes())
            .bind("before", next.writes() - 1)
            .bind("text", TermsText.write(next))
            .execute()
        == 1;
  }

  /** Who finds the seat taken after all leaves the terms as they were, written twice more. */
  static boolean accept(Handle h, MatchId id, int seat, Guest guest, Terms next) {
    if (!update(h, id, next)) return false;
    if (SqlMatches.sit(h, id, seat, guest)) return true;
    update(h, id, next.ready(Seat.values()[seat], false));
    return false;
  }

  /** The row goes first: who doesn't find it as they saw it changes nothing. */
  static boolean begin(Handle h, Setup setup, int writes) {
    int gone =
        h.createUpdate("delete from terms where match_id = :id and writes = :writes")
            .bind("id", setup.id().text())
            .bind("writes", writes)
            .execute();
    if (gone == 0) return false;
    h.execute("delete from open_seats where match_id = ?", setup.id().text());
    var options = SqlTexts.keep(h, setup.options());
    h.createUpdate(
            """
            update matches set options = :options, options_hash = :hash, clock = :clock
            where id = :id\
            """)
        .bind("id", setup.id().text())
        .bind("options", options.options())
        .bind("hash", options.hash())
        .bind("clock", setup.control().text())
        .execute();
    return true;
  }

  /** The terms were written before, so nobody else is at work on the deal. */
  static boolean deal(Handle h, MatchId id, Deal deal) {
    h.createUpdate(
            """
            update matches set commitment = :commitment, deal_order = :order, voided = :voided,
              first_commitment = :firstCommitment, second_commitment = :secondCommitment,
              first_nonce = :firstNonce, second_nonce = :secondNonce, opened = :opened
            where id = :id\
            """)
        .bind("id", id.text())
        .bind("commitment", deal.seed().commitment())
        .bind("order", deal.order())
        .bind("voided", deal.voided())
        .bind("firstCommitment", deal.commitments().getFirst())
        .bind("secondCommitment", deal.commitments().getLast())
        .bind("firstNonce", deal.nonces().getFirst())
        .bind("secondNonce", deal.nonces().getLast())
        .bind("opened", deal.opened())
        .execute();
    h.createUpdate("update seeds set seed = :seed where match_id = :id")
        .bind("id", id.text())
        .bind("seed", deal.seed().hex())
        .execute();
    return true;
  }

  static boolean stand(Handle h, MatchId id, int seat, PlayerId guest) {
    String side = seat == 0 ? "first" : "second";
    return h.createUpdate(
                "update matches set %1$s_guest = '' where id = :id".formatted(side)
                    + " and %s_guest = :guest".formatted(side)
                    + " and id in (select match_id from terms)")
            .bind("id", id.text())
            .bind("guest", guest.text())
            .execute()
        == 1;
  }

  /** {@return whether {@code next} is now what follows a match, which nothing did before} */
  static boolean follow(Handle h, MatchId id, MatchId next) {
    return h.createUpdate("update matches set again = :next where id = :id and again = ''")
            .bind("id", id.text())
            .bind("next", next.text())
            .execute()
        == 1;
  }

  static Optional<MatchId> again(Handle h, MatchId id) {
    return h.createQuery("select again from matches where id = :id and again <> ''")
        .bind("id", id.text())
        .mapTo(String.class)
        .map(MatchId::new)
        .findOne();
  }
}
