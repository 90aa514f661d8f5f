package fr.zizanie.server.mail;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.server.store.notifications.Inbox;
import fr.zizanie.server.store.notifications.Notification;
import fr.zizanie.server.store.notifications.Notification.Kind;
import fr.zizanie.server.store.people.Addresses;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What letters say. */
class LettersTest {
  private static final PlayerId ANN = new PlayerId("ann");
  private static final long NOW = 1_764_000_000_000L;
  private static final long DAY = 86_400_000;

  private final Letters letters =
      new Letters(URI.create("https://play.example.org"), UnaryOperator.identity());

  private static Addresses.Kept reader(String language) {
    return new Addresses.Kept(ANN, "ann@a.example", "", 0, language, false, 0, "leave-me");
  }

  private static Inbox.Kept kept(long number, Kind kind, String other, long due) {
    var match = new MatchId("m" + number);
    return new Inbox.Kept(
        ANN, number, NOW, new Notification(kind, "felon", Optional.of(match), other, due), false);
  }

  private Letter digest(String language, Inbox.Kept... notifications) {
    return letters.digest(reader(language), List.of(notifications), NOW, () -> {});
  }

  @Test
  void a_digest_gathers_what_has_happened_in_the_readers_language() {
    var turn = kept(1, Kind.TURN, "Bob", NOW + 3 * DAY);
    var over = kept(2, Kind.OVER, "", 0);
    var french = digest("fr", turn, over);
    assertThat(french.subject()).isEqualTo("2 notifications | Zizanie");
    assertThat(french.text())
        .contains(
            "felon: À vous de jouer contre Bob. Encore 3 jours",
            "https://play.example.org/g/m1",
            "Votre partie contre un joueur est finie.",
            "Se désabonner: https://play.example.org/unsubscribe/leave-me");
    assertThat(french.html())
        .contains(
            "<html lang=\"fr\">",
            "À vous de jouer contre <bdi>Bob</bdi>",
            "href=\"https://play.example.org/g/m2\"");
    var english = digest("en", turn, over);
    assertThat(english.subject()).isEqualTo("2 notifications | Zizanie");
    assertThat(english.text())
        .contains("Your turn against Bob. 3 days left", "Your game against a player is over.")
        .doesNotContain("À vous");
    assertThat(english.leaving()).contains("https://play.example.org/unsubscribe/leave-me");
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void one_notice_is_its_own_subject(Kind kind) {
    for (String language : List.of("fr", "en")) {
      var letter = digest(language, kept(1, kind, "Zoé", NOW + DAY));
      assertThat(letter.subject()).contains("Zoé").endsWith(" | felon");
      assertThat(letter.subject())
          .isNotEqualTo(
              digest(language.equals("fr") ? "en" : "fr", kept(1, kind, "Zoé", 0)).subject());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Bob\r\nBcc: eve@e.example",
        "Bob\nSubject: other",
        "\u202Eecila\u2066",
        "Bob\u0000\u2028\u2029\u0085x",
        "<script>alert(1)</script>",
        "\"><img src=x onerror=x>",
        "'; --",
        "{{7*7}}</a></html><!--",
        "javascript:h()"
      })
  void names_are_names_whatever_stands_in_them(String name) {
    var letter = digest("en", kept(1, Kind.CHALLENGED, name, 0));
    var mail = letters.enter("ann@a.example", "en", name, "t0ken");
    assertThat(tags(letter)).isEqualTo(tags(digest("en", kept(1, Kind.CHALLENGED, "Bob", 0))));
    assertThat(tags(mail)).isEqualTo(tags(letters.enter("ann@a.example", "en", "Bob", "t0ken")));
    for (Letter one : List.of(letter, mail)) {
      assertThat(one.subject())
          .doesNotContainPattern("[\\p{Cc}\\p{Zl}\\p{Zp}]|[\u202A-\u202E\u2066\u2067]");
      assertThat(one.text())
          .doesNotContainPattern("[\r\u0000\u2028\u2029\u0085\u202E]|\nBcc|\nSubject");
      assertThat(one.html())
          .doesNotContain("<script", "<img")
          .doesNotContainPattern("[\u202E\u0000]");
    }
  }

  /** {@return the elements that a letter is made of} */
  private static List<String> tags(Letter letter) {
    return Pattern.compile("<[^>]*>")
        .matcher(letter.html())
        .results()
        .map(MatchResult::group)
        .toList();
  }

  @Test
  void a_name_from_right_to_left_turns_nothing_else_around() {
    var letter = digest("en", kept(1, Kind.TURN, "דוד", 0));
    assertThat(letter.subject()).isEqualTo("Your turn against \u2068דוד\u2069 | felon");
    assertThat(letter.html()).contains("<bdi>דוד</bdi>");
  }

  @Test
  void a_link_that_confirms_or_lets_in_stands_behind_the_hash() {
    for (String language : List.of("fr", "en")) {
      var confirm = letters.confirm("a@a.example", language, "Anne", "t0ken");
      assertThat(confirm.text()).contains("https://play.example.org/confirm#t0ken", "Anne");
      assertThat(confirm.html()).contains("href=\"https://play.example.org/confirm#t0ken\"");
      var enter = letters.enter("a@a.example", language, "Anne", "t0ken");
      assertThat(enter.text()).contains("https://play.example.org/enter#t0ken", "15 minutes");
      assertThat(enter.leaving()).isEmpty();
      assertThat(enter.toString()).doesNotContain("t0ken");
    }
  }

  @Test
  void a_challenge_that_is_declined_leads_to_the_game() {
    assertThat(digest("en", kept(1, Kind.DECLINED, "Bob", 0)).text())
        .contains("https://play.example.org/games/felon")
        .doesNotContain("/g/m1");
  }
}
