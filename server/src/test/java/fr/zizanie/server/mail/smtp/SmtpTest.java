package fr.zizanie.server.mail.smtp;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import fr.zizanie.server.mail.Carrier.Outcome;
import fr.zizanie.server.mail.Letter;
import fr.zizanie.server.mail.MailServer;
import fr.zizanie.server.mail.MailServer.Line;
import fr.zizanie.server.mail.MailServer.Login;
import fr.zizanie.server.mail.Mails;
import java.net.URI;
import java.nio.file.Path;
import java.security.KeyStore;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Letters as a real mail server takes them. */
class SmtpTest {
  private static final URI HOME = URI.create("https://play.example.org");
  private static final InstantSource CLOCK =
      InstantSource.fixed(Instant.parse("2026-11-25T08:00:00Z"));

  @TempDir static Path folder;
  private static Path keys;

  /** The mail server looks for its keys at the first letter by TLS, and never again. */
  @BeforeAll
  static void certify() throws Exception {
    keys = keys("localhost");
    System.setProperty("greenmail.tls.keystore.file", keys.toString());
    System.setProperty("greenmail.tls.keystore.password", "changeit");
  }

  @AfterAll
  static void forget() {
    System.clearProperty("greenmail.tls.keystore.file");
    System.clearProperty("greenmail.tls.keystore.password");
  }

  private static Letter letter(String to, String subject) {
    return new Letter(
        to,
        subject,
        "Bonjour, « été ».\n" + "long ".repeat(300),
        "<p>Bonjour</p>",
        Optional.of("https://play.example.org/unsubscribe/s3cret"),
        Duration.ofMinutes(1),
        () -> {});
  }

  private static Smtp smtp(MailServer server) {
    return new Smtp(server, HOME, CLOCK);
  }

  @Test
  void a_letter_comes_with_all_that_programs_look_for() {
    try (var mails = new Mails(false)) {
      var outcome = smtp(mails.settings()).carry(letter("zoe@mail.example", "À vous, Zoé"));
      assertThat(outcome).isEqualTo(Outcome.TAKEN);
      var mail = mails.last(1);
      assertThat(mail.header("Subject")).isEqualTo("À vous, Zoé");
      assertThat(mail.header("From")).isEqualTo("Zizanie <games@play.example.org>");
      assertThat(mail.header("To")).isEqualTo("zoe@mail.example");
      assertThat(mail.header("Date")).contains("25 Nov 2026");
      assertThat(mail.header("Message-ID")).matches("<[\\w-]+@play\\.example\\.org>");
      assertThat(mail.header("Auto-Submitted")).isEqualTo("auto-generated");
      assertThat(mail.header("List-Unsubscribe"))
          .isEqualTo("<https://play.example.org/unsubscribe/s3cret>");
      assertThat(mail.header("List-Unsubscribe-Post")).isEqualTo("List-Unsubscribe=One-Click");
      assertThat(mail.text()).startsWith("Bonjour, « été ».\nlong long");
      assertThat(mail.html()).isEqualTo("<p>Bonjour</p>");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "x\r\nBcc: eve@e.example",
        "x\nX-Other: y",
        "x\r\n\r\nbody",
        "x\u2028Bcc: e@e.example"
      })
  void no_header_comes_of_a_subject(String subject) {
    try (var mails = new Mails(false)) {
      smtp(mails.settings()).carry(letter("zoe@mail.example", subject));
      assertThat(mails.now().toList())
          .allSatisfy(mail -> assertThat(mail.names()).doesNotContain("Bcc", "X-Other"));
      assertThat(mails.now().map(mail -> mail.header("To"))).containsOnly("zoe@mail.example");
    }
  }

  @Test
  void a_server_that_is_down_is_closed_and_takes_letters_when_it_is_back() {
    try (var mails = new Mails(false)) {
      var smtp = smtp(mails.settings());
      mails.stop();
      assertThat(smtp.carry(letter("zoe@mail.example", "x"))).isEqualTo(Outcome.CLOSED);
      mails.again();
      assertThat(smtp.carry(letter("zoe@mail.example", "x"))).isEqualTo(Outcome.TAKEN);
    }
  }

  @Test
  void nothing_is_told_to_a_server_whose_certificate_nobody_vouches_for() {
    try (var mails = new Mails(true)) {
      assertThat(smtp(mails.settings()).carry(letter("zoe@mail.example", "x")))
          .isEqualTo(Outcome.CLOSED);
      assertThat(mails.now()).isEmpty();
    }
  }

  @Test
  void a_letter_goes_by_tls_where_the_certificate_is_trusted() throws Exception {
    try (var mails = new Mails(true)) {
      var here = mails.settings();
      for (String host : List.of("127.0.0.1", "localhost")) {
        var server = new MailServer(host, here.port(), Line.TLS, here.login(), here.from());
        var trusting = new Smtp(server, HOME, CLOCK, Optional.of(trusting(keys)));
        assertThat(trusting.carry(letter("zoe@mail.example", "x")))
            .as("the certificate is localhost’s")
            .isEqualTo(host.equals("localhost") ? Outcome.TAKEN : Outcome.CLOSED);
      }
      assertThat(mails.last(1).header("Subject")).isEqualTo("x");
    }
  }

  /** A certificate of a host, made by the machine's own tool. */
  private static Path keys(String host) throws Exception {
    var file = folder.resolve("keys.p12");
    var tool =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-alias",
                "mail",
                "-keyalg",
                "EC",
                "-dname",
                "CN=" + host,
                "-ext",
                "san=dns:" + host,
                "-storetype",
                "PKCS12",
                "-keystore",
                file.toString(),
                "-storepass",
                "changeit")
            .redirectErrorStream(true)
            .start();
    assertThat(tool.waitFor()).as(new String(tool.getInputStream().readAllBytes(), UTF_8)).isZero();
    return file;
  }

  private static SSLSocketFactory trusting(Path keys) throws Exception {
    var store = KeyStore.getInstance(keys.toFile(), "changeit".toCharArray());
    var only = KeyStore.getInstance(KeyStore.getDefaultType());
    only.load(null, null);
    only.setCertificateEntry("mail", store.getCertificate("mail"));
    var trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    trust.init(only);
    var context = SSLContext.getInstance("TLS");
    context.init(null, trust.getTrustManagers(), null);
    return context.getSocketFactory();
  }

  @Test
  void no_password_goes_in_the_clear_where_there_should_be_tls() {
    try (var mails = new Mails(false)) {
      var here = mails.settings();
      var login = Optional.of(new Login("zoe", "tr0ub4dor"));
      var server = new MailServer(here.host(), here.port(), Line.STARTTLS, login, here.from());
      assertThat(smtp(server).carry(letter("zoe@mail.example", "x"))).isEqualTo(Outcome.CLOSED);
      assertThat(mails.now()).isEmpty();
      assertThat(server.toString()).doesNotContain("tr0ub4dor");
    }
  }

  @Test
  void servers_are_named_by_an_address() {
    var none = Optional.<String>empty();
    assertThat(MailServer.of("smtp://mail.example", none, "a@b.example").line())
        .isEqualTo(Line.STARTTLS);
    assertThat(MailServer.of("smtp://mail.example", none, "a@b.example").port()).isEqualTo(587);
    assertThat(MailServer.of("smtps://mail.example", none, "a@b.example").port()).isEqualTo(465);
    assertThat(MailServer.of("smtp://127.0.0.1:25", none, "a@b.example").line())
        .isEqualTo(Line.PLAIN);
    assertThat(MailServer.of("smtp://z@mail.example", Optional.of("p"), "a@b.example").login())
        .contains(new Login("z", "p"));
    for (String wrong : new String[] {"mail.example", "http://a.example", "smtp://a:b@c.example"})
      assertThatIllegalArgumentException()
          .isThrownBy(() -> MailServer.of(wrong, none, "a@b.example"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> smtp(MailServer.of("smtp://mail.example", none, "nobody")));
  }
}
