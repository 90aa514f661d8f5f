package fr.zizanie.server.store.sql;

import fr.zizanie.server.store.Inbox;
import fr.zizanie.server.store.MatchId;
import fr.zizanie.server.store.Notice;
import fr.zizanie.server.store.Notice.Matter;
import fr.zizanie.server.store.PlayerId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;

/** The statements about what somebody is told who isn't there. */
record SqlInbox(Access access) implements Inbox {
  private static final int TURNS = MatterBits.bit(Matter.TURNS);

  private static final String KEPT = "player, number, at, kind, game, match_id, other, due, seen";

  private static final String SUBSCRIBED =
      " and exists (select 1 from push_subscriptions s"
          + " where s.player = n.player and s.since <= n.at)";

  @Override
  public boolean add(PlayerId to, Notice notice, long at) {
    return access.write(h -> {
      if (notice.kind().waits() && !replaces(h, to, notice.match())) return false;
      if (notice.kind() == Notice.Kind.BEGUN && waits(h, to, notice.match())) return false;
      insert(h, to, number(h, to), notice, at);
      h.createUpdate(
              """
              delete from notices where player = :player and number <= coalesce(
                (select number from notices where player = :player
                  order by number desc limit 1 offset :most), 0)\
              """)
          .bind("player", to.text())
          .bind("most", MOST)
          .execute();
      return true;
    });
  }

  /** Whether a match waits for somebody; what was told about that goes. */
  private static boolean replaces(Handle h, PlayerId to, Optional<MatchId> match) {
    String id = match.map(MatchId::text).orElse("");
    boolean waits =
        h.createQuery(
                    """
                    select count(*) from matches where id = :id and reason = '' and
                      (turn = 0 and first_guest = :player or turn = 1 and second_guest = :player)\
                    """)
                .bind("id", id)
                .bind("player", to.text())
                .mapTo(Integer.class)
                .one()
            > 0;
    if (waits)
      h.execute(
          "delete from notices where match_id = ? and player = ? and (matter = ? or kind = 'BEGUN')",
          id,
          to.text(),
          TURNS);
    return waits;
  }

  private static boolean waits(Handle h, PlayerId to, Optional<MatchId> match) {
    return h.createQuery(
                "select count(*) from notices where match_id = :match and player = :player"
                    + " and matter = "
                    + TURNS)
            .bind("match", match.map(MatchId::text).orElse(""))
            .bind("player", to.text())
            .mapTo(Integer.class)
            .one()
        > 0;
  }

  /** The row of an inbox is held until the write is done, so that numbers grow as they are seen. */
  private static long number(Handle h, PlayerId to) {
    return h.createQuery(
            """
            insert into inboxes (player, last) values (:player, 1)
            on conflict (player) do update set last = inboxes.last + 1 returning last\
            """)
        .bind("player", to.text())
        .mapTo(Long.class)
        .one();
  }

  private static void insert(Handle h, PlayerId to, long number, Notice notice, long at) {
    h.createUpdate(
            """
            insert into notices (player, number, at, matter, kind, game, match_id, other, due)
            values (:player, :number, :at, :matter, :kind, :game, :match, :other, :due)\
            """)
        .bind("player", to.text())
        .bind("number", number)
        .bind("at", at)
        .bind("matter", MatterBits.bit(notice.kind().matter()))
        .bind("kind", notice.kind().name())
        .bind("game", notice.game())
        .bind("match", notice.match().map(MatchId::text).orElse(""))
        .bind("other", notice.other())
        .bind("due", notice.due())
        .execute();
  }

  /** Most who act were told nothing, and a look costs less than a write. */
  @Override
  public void acted(PlayerId who, MatchId match) {
    if (turns(match)) access.write(h -> acted(h, who.text(), match.text()));
  }

  private boolean turns(MatchId match) {
    return access.read(h ->
        h.createQuery("select count(*) from notices where match_id = :match and matter = " + TURNS)
                .bind("match", match.text())
                .mapTo(Integer.class)
                .one()
            > 0);
  }

  private static int acted(Handle h, String who, String match) {
    return h.execute(
        "delete from notices where match_id = ? and player = ? and matter = ?", match, who, TURNS);
  }

  @Override
  public void over(MatchId match) {
    if (turns(match))
      access.write(h ->
          h.execute("delete from notices where match_id = ? and matter = ?", match.text(), TURNS));
  }

  @Override
  public List<Kept> latest(PlayerId of, int most) {
    return access.read(h ->
        h.createQuery(
                "select "
                    + KEPT
                    + " from notices where player = :player order by number desc limit :most")
            .bind("player", of.text())
            .bind("most", most)
            .map((row, _) -> kept(row))
            .list());
  }

  private static Kept kept(ResultSet row) throws SQLException {
    var match = Optional.of(row.getString("match_id")).filter(id -> !id.isEmpty());
    return new Kept(
        new PlayerId(row.getString("player")),
        row.getLong("number"),
        row.getLong("at"),
        new Notice(
            Notice.Kind.valueOf(row.getString("kind")),
            row.getString("game"),
            match.map(MatchId::new),
            row.getString("other"),
            row.getLong("due")),
        row.getInt("seen") > 0);
  }

  @Override
  public int unseen(PlayerId of) {
    return access.read(h ->
        h.createQuery("select count(*) from notices where player = :player and seen = 0")
            .bind("player", of.text())
            .mapTo(Integer.class)
            .one());
  }

  @Override
  public void seen(PlayerId of, long upTo) {
    access.write(h ->
        h.execute(
            "update notices set seen = 1 where player = ? and number <= ? and seen = 0",
            of.text(),
            upTo));
  }

  @Override
  public void seen(PlayerId of, MatchId match) {
    if (unseen(of) > 0)
      access.write(h ->
          h.execute(
              "update notices set seen = 1 where match_id = ? and player = ? and seen = 0",
              match.text(),
              of.text()));
  }

  @Override
  public Set<Matter> wanted(PlayerId of, Way way) {
    return MatterBits.matters(
        access.read(h ->
            h.createQuery("select " + column(way) + " from inboxes where player = :player")
                .bind("player", of.text())
                .mapTo(Integer.class)
                .findOne()
                .orElse(unchosen(way))));
  }

  @Override
  public void want(PlayerId of, Way way, Set<Matter> matters) {
    access.write(h ->
        h.createUpdate(
                """
                insert into inboxes (player, %1$s) values (:player, :bits)
                on conflict (player) do update set %1$s = excluded.%1$s\
                """
                    .formatted(column(way)))
            .bind("player", of.text())
            .bind("bits", MatterBits.of(matters))
            .execute());
  }

  @Override
  public List<PlayerId> waiting(Way way, long since, long until, int most) {
    return access.read(h ->
        h.createQuery(
                "select n.player from notices n where "
                    + untaken(way)
                    + (way == Way.PUSH ? SUBSCRIBED : "")
                    + " group by n.player order by min(n.at), n.player limit :most")
            .bind("since", since)
            .bind("until", until)
            .bind("most", most)
            .mapTo(String.class)
            .map(PlayerId::new)
            .list());
  }

  @Override
  public List<Kept> take(PlayerId of, Way way, long since, long until, long now) {
    return access.write(h ->
        h
            .createQuery(
                "update notices as n set "
                    + taken(way)
                    + " = :now where n.player = :player and "
                    + untaken(way)
                    + " returning "
                    + KEPT)
            .bind("player", of.text())
            .bind("since", since)
            .bind("until", until)
            .bind("now", now)
            .map((row, _) -> kept(row))
            .list()
            .stream()
            .sorted(Comparator.comparingLong(Kept::number))
            .toList());
  }

  /** What that way hasn't taken of what is wanted. */
  static String untaken(Way way) {
    return """
    n.%2$s = 0 and n.seen = 0 and n.at >= :since and n.at <= :until and (n.matter &
      coalesce((select b.%1$s from inboxes b where b.player = n.player), %3$d)) <> 0\
    """
        .formatted(column(way), taken(way), unchosen(way));
  }

  @Override
  public void giveBack(PlayerId of, Way way, long at) {
    access.write(h ->
        h.execute(
            "update notices set %1$s = 0 where player = ? and %1$s = ?".formatted(taken(way)),
            of.text(),
            at));
  }

  @Override
  public void forget(long before) {
    access.write(h -> h.execute("delete from notices where at < ?", before));
  }

  /** Takes the name of who goes out of what others were told. */
  static void unname(Handle h, PlayerId player) {
    h.createUpdate(
            """
            update notices set other = '' where other <> ''
              and other = (select name from guests where id = :player)\
            """)
        .bind("player", player.text())
        .execute();
  }

  private static String column(Way way) {
    return switch (way) {
      case PUSH -> "push";
      case MAIL -> "mail";
    };
  }

  private static String taken(Way way) {
    return switch (way) {
      case PUSH -> "pushed";
      case MAIL -> "mailed";
    };
  }

  /** As the columns have it for whoever has no row yet. */
  private static int unchosen(Way way) {
    return switch (way) {
      case PUSH -> MatterBits.ALL;
      case MAIL -> 0;
    };
  }
}
