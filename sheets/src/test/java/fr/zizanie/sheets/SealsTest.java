package fr.zizanie.sheets;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;

/** Commitments to secret squares. */
class SealsTest {
  private static final IronPond GAME = new IronPond();
  private static final SeedDealer DEALER = new SeedDealer("5eed", "m1", "aa", "bb");

  private static Match<IronPondState, IronPondView> play(
      Match<IronPondState, IronPondView> match, Seat seat, String... texts) {
    var m = match;
    for (String text : texts) m = m.play(seat, text).orThrow();
    return m;
  }

  /** Black holds both traps. */
  private static Match<IronPondState, IronPondView> start() {
    var m = Match.begin(GAME, Options.read(GAME.profile().options(), Map.of()).orThrow());
    for (int card : List.of(12, 35, 28, 46, 53, 16, 67, 39, 6, 25))
      m = m.enter(new Entry.Dealt(Choice.card(card))).orThrow();
    return play(play(m, Seat.FIRST, "e2e4", "end"), Seat.SECOND, "e7e5", "#12 a6");
  }

  private static String sealed(Match<IronPondState, IronPondView> match, Viewer viewer) {
    var text = Projection.of(match, Seals.of(DEALER)).shown(viewer, 0).json();
    var found = text.split("\"sealed\":\"", -1);
    return found[found.length - 1].substring(0, 64);
  }

  private static byte[] sha(String text) throws Exception {
    return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void everybody_is_shown_the_fingerprint_of_a_secret_square() throws Exception {
    var mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec("5eed".getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
    String nonce =
        HexFormat.of().formatHex(mac.doFinal("m1|aa|bb|note|0".getBytes(StandardCharsets.UTF_8)));
    String due = HexFormat.of().formatHex(sha(nonce + "|a6"));
    for (Viewer viewer : Viewer.values()) assertThat(sealed(start(), viewer)).isEqualTo(due);
    var seals = Seals.of(DEALER).of(start());
    assertThat(seals).hasSize(1);
    assertThat(seals.getFirst().seal().nonce()).isEqualTo(nonce);
    assertThat(seals.getFirst().seal().square()).isEqualTo("a6");
  }

  @Test
  void nobody_is_shown_a_nonce_and_only_its_owner_the_square() {
    String nonce = DEALER.note(0);
    for (Viewer viewer : List.of(Viewer.FIRST, Viewer.PUBLIC)) {
      String text = Projection.of(start(), Seals.of(DEALER)).shown(viewer, 0).json();
      assertThat(text).contains("#12 ?").doesNotContain(nonce).doesNotContain("#12 a6");
    }
    assertThat(Projection.of(start(), Seals.of(DEALER)).shown(Viewer.SECOND, 0).json())
        .contains("#12 a6")
        .doesNotContain(nonce);
  }

  @Test
  void the_same_square_after_a_takeback_looks_like_another() {
    var once = start();
    var asked = once.play(Seat.SECOND, "offer takeback").orThrow();
    var back = asked.play(Seat.FIRST, "accept takeback").orThrow();
    var again = play(back, Seat.SECOND, "#12 a6");
    assertThat(Seals.of(DEALER).of(again))
        .extracting(made -> made.seal().square())
        .containsExactly("a6", "a6");
    assertThat(sealed(again, Viewer.FIRST)).isNotEqualTo(sealed(once, Viewer.FIRST));
    assertThat(sealed(again, Viewer.FIRST))
        .isEqualTo(Seals.of(DEALER).of(again).getLast().seal().commitment());
  }

  @Test
  void a_sheet_that_grows_seals_as_one_that_is_loaded() {
    var before = start();
    var sheet =
        Projection.of(
            Match.from(GAME, before.start().options(), before.start().state()), Seals.of(DEALER));
    assertThat(sheet.version(Viewer.FIRST)).isZero();
    sheet.follow(before);
    assertThat(sheet.shown(Viewer.FIRST, 0).json())
        .isEqualTo(Projection.of(before, Seals.of(DEALER)).shown(Viewer.FIRST, 0).json());
  }

  @Test
  void a_kept_game_and_open_plays_have_none() {
    assertThat(Projection.of(start(), Viewer.FIRST, 0).json()).doesNotContain("sealed");
    var open = start().start();
    assertThat(Seals.secret(GAME, open.state(), List.of(Choice.move(12, 28))))
        .isEqualTo(Optional.empty());
  }
}
