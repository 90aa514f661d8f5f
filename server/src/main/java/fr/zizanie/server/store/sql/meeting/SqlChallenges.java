package fr.zizanie.server.store.sql.meeting;

import fr.zizanie.server.store.meeting.ChallengeStore;
import fr.zizanie.server.store.sql.matches.SqlRetention;
import fr.zizanie.server.store.sql.people.SqlGuests;
import fr.zizanie.server.store.sql.rows.Access;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/** The statements about seats that are kept for somebody. */
public record SqlChallenges(Access access) implements ChallengeStore {
  /** A match that still waits for somebody, by its own columns. */
  private static final String WAITS =
      """
      id in (select match_id from terms)
        and (first_guest = '' and first_level = 0 or second_guest = '' and second_level = 0)\
      """;

  private static final String COUNT =
      "select count(*) from challenges where challenger = :by and match_id in"
          + " (select id from matches where "
          + WAITS
          + ")";

  @Override
  public boolean add(Challenge challenge, int most, int mostToOne) {
    return access.write(h ->
        h.createUpdate(
                    "insert into challenges (match_id, challenger, challenged, since)"
                        + " select :match, :by, :to, :since where ("
                        + COUNT
                        + ") < :most and ("
                        + COUNT
                        + " and challenged = :to) < :mostToOne")
                .bind("match", challenge.match().text())
                .bind("by", challenge.by().text())
                .bind("to", challenge.to().text())
                .bind("since", challenge.since())
                .bind("most", most)
                .bind("mostToOne", mostToOne)
                .execute()
            == 1);
  }

  private static Challenge challenge(ResultSet row) throws SQLException {
    return new Challenge(
        new MatchId(row.getString("match_id")),
        new PlayerId(row.getString("challenger")),
        new PlayerId(row.getString("challenged")),
        row.getLong("since"));
  }

  @Override
  public Optional<Challenge> of(MatchId match) {
    return access.read(h ->
        h.createQuery(
                "select match_id, challenger, challenged, since from challenges"
                    + " where match_id = :match")
            .bind("match", match.text())
            .map((row, _) -> challenge(row))
            .findOne());
  }

  @Override
  public List<Open> open(PlayerId player) {
    return access.read(h ->
        h.createQuery(
                """
                select c.match_id, c.challenger, c.challenged, c.since, m.game, m.clock,
                  coalesce(b.name, '') as by_name, coalesce(b.standing, 0) as by_standing,
                  coalesce(t.name, '') as to_name, coalesce(t.standing, 0) as to_standing
                from challenges c
                  join (select id, game, clock from matches where %s) m on m.id = c.match_id
                  left join guests b on b.id = c.challenger
                  left join guests t on t.id = c.challenged
                where c.challenger = :player or c.challenged = :player
                order by c.since desc, c.match_id\
                """
                    .formatted(WAITS))
            .bind("player", player.text())
            .map((row, _) -> {
              var challenge = challenge(row);
              return new Open(
                  challenge,
                  row.getString("game"),
                  row.getString("clock"),
                  guest(challenge.by(), row, "by"),
                  guest(challenge.to(), row, "to"));
            })
            .list());
  }

  private static Guest guest(PlayerId id, ResultSet row, String side) throws SQLException {
    return new Guest(
        id, row.getString(side + "_name"), SqlGuests.standing(row.getInt(side + "_standing")));
  }

  @Override
  public boolean withdraw(MatchId match) {
    return access.write(h -> {
      h.execute("delete from challenges where match_id = ?", match.text());
      // Holds the row, so that nobody sits down meanwhile.
      int waits =
          h.execute("update matches set updated = updated where id = ? and " + WAITS, match.text());
      if (waits > 0) SqlRetention.delete(h, List.of(match.text()));
      return waits > 0;
    });
  }

  @Override
  public List<MatchId> before(long since, int most) {
    return access.read(h ->
        h.createQuery(
                "select match_id from challenges where since < :since order by since, match_id"
                    + " limit :most")
            .bind("since", since)
            .bind("most", most)
            .mapTo(String.class)
            .map(MatchId::new)
            .list());
  }
}
