package fr.zizanie.server.notifications;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.store.FreshPostgres;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.notifications.Notification;
import fr.zizanie.server.store.sql.Databases;
import fr.zizanie.sheets.Checked;
import fr.zizanie.sheets.wire.notifications.NotificationItem;
import fr.zizanie.sheets.wire.notifications.Rung;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Bells at two servers on one database. */
class BellsTest {
  private static final PlayerId ANN = new PlayerId("ann");
  private static final PlayerId BOB = new PlayerId("bob");
  private static final int SMALL = 2_048;

  private final String url = FreshPostgres.url();
  private final Node one = new Node();
  private final Node two = new Node();

  private final class Node {
    final Store store = Databases.open(Optional.of(url), Path.of(""), Map.of());
    final Bells bells = new Bells(store.inbox());
    final Post post = new Post(store, () -> Instant.ofEpochMilli(900), Runnable::run, bells::ring);

    void challenge(PlayerId to, String match) {
      post.tell(
          to, new Notification(Notification.Kind.CHALLENGED, "felon", new MatchId(match), "Bob"));
    }
  }

  @AfterEach
  void close() {
    one.store.close();
    two.store.close();
  }

  private static List<Rung> listen(Node node, PlayerId player) {
    var heard = new ArrayList<Rung>();
    node.bells.enter(
        player,
        rung -> {
          Checked.text("Rung", rung.json());
          assertThat(rung.json().length()).isLessThan(SMALL);
          heard.add(rung);
        });
    return heard;
  }

  @Test
  void a_challenge_is_heard_at_once_by_every_browser_of_one_person() {
    var desk = listen(one, ANN);
    var phone = listen(one, ANN);
    var bob = listen(one, BOB);
    assertThat(desk).containsExactly(new Rung(0, Optional.empty()));
    one.challenge(ANN, "m1");
    assertThat(desk).hasSize(2).isEqualTo(phone);
    var rung = desk.getLast();
    assertThat(rung.unseen()).isEqualTo(1);
    assertThat(rung.notice().map(NotificationItem::kind)).contains("challenged");
    assertThat(rung.notice().flatMap(NotificationItem::match)).contains("m1");
    assertThat(bob).hasSize(1);
  }

  @Test
  void what_another_server_delivers_is_heard_at_the_next_look_and_once() {
    var ann = listen(two, ANN);
    one.challenge(ANN, "m1");
    assertThat(ann).hasSize(1);
    two.bells.look();
    two.bells.look();
    assertThat(ann).hasSize(2);
    assertThat(ann.getLast().notice()).isPresent();
    one.store.inbox().seen(ANN, 1);
    two.bells.look();
    assertThat(ann.getLast()).isEqualTo(new Rung(0, Optional.empty()));
  }

  @Test
  void who_comes_later_hears_how_much_there_is_and_who_left_hears_nothing() {
    one.challenge(ANN, "m1");
    var heard = new ArrayList<Rung>();
    var bell = one.bells.enter(ANN, heard::add);
    assertThat(heard).containsExactly(new Rung(1, Optional.empty()));
    one.bells.leave(bell);
    one.challenge(ANN, "m2");
    one.bells.look();
    assertThat(heard).hasSize(1);
    assertThat(one.bells.listening()).isZero();
  }
}
