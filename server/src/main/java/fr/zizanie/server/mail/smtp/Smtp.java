package fr.zizanie.server.mail.smtp;

import static java.nio.charset.StandardCharsets.UTF_8;

import fr.zizanie.server.mail.Carrier;
import fr.zizanie.server.mail.Letter;
import fr.zizanie.server.mail.MailServer;
import fr.zizanie.server.mail.MailServer.Line;
import fr.zizanie.server.mail.MailServer.Login;
import jakarta.mail.Address;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.AddressException;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeBodyPart;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeMultipart;
import java.net.URI;
import java.time.InstantSource;
import java.util.Date;
import java.util.Optional;
import java.util.Properties;
import java.util.UUID;
import javax.net.ssl.SSLSocketFactory;
import org.eclipse.angus.mail.smtp.SMTPAddressFailedException;
import org.eclipse.angus.mail.smtp.SMTPSendFailedException;
import org.eclipse.angus.mail.smtp.SMTPSenderFailedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A mail server that takes letters; certificates and names are checked where TLS is spoken. */
public final class Smtp implements Carrier {
  private static final Logger LOG = LoggerFactory.getLogger(Smtp.class);
  private static final String MILLIS = "15000";
  private static final String UTF = UTF_8.name();

  /** What is final begins with a five (RFC 5321, 4.2.1). */
  private static final int FINAL = 500;

  private final MailServer server;
  private final Session session;
  private final InternetAddress from;
  private final String host;
  private final InstantSource clock;

  /**
   * A server that is asked for nothing yet; {@code home} is where links lead, by whose host letters
   * are named. Throws {@link IllegalArgumentException} if nobody can be the sender.
   */
  public Smtp(MailServer server, URI home, InstantSource clock) {
    this(server, home, clock, Optional.empty());
  }

  /** The same with another judgement of certificates. */
  Smtp(MailServer server, URI home, InstantSource clock, Optional<SSLSocketFactory> sockets) {
    this.server = server;
    this.clock = clock;
    host = home.getHost();
    from = sender(server.from());
    session = Session.getInstance(properties(server, host, sockets));
  }

  private static InternetAddress sender(String text) {
    try {
      var address = new InternetAddress(text, true);
      if (address.getPersonal() != null) address.setPersonal(address.getPersonal(), UTF);
      if (address.getAddress().contains("@")) return address;
    } catch (AddressException | java.io.UnsupportedEncodingException _) {
      // Told below.
    }
    throw new IllegalArgumentException(
        "--mail-from takes a sender, such as \"Zizanie <games@play.example.org>\", not " + text);
  }

  private static Properties properties(
      MailServer server, String host, Optional<SSLSocketFactory> sockets) {
    var out = new Properties();
    out.put("mail.transport.protocol", "smtp");
    out.put("mail.smtp.host", server.host());
    out.put("mail.smtp.port", Integer.toString(server.port()));
    out.put("mail.smtp.localhost", host);
    out.put("mail.smtp.auth", Boolean.toString(server.login().isPresent()));
    out.put("mail.smtp.ssl.enable", Boolean.toString(server.line() == Line.TLS));
    out.put("mail.smtp.starttls.enable", Boolean.toString(server.line() == Line.STARTTLS));
    out.put("mail.smtp.starttls.required", Boolean.toString(server.line() == Line.STARTTLS));
    out.put("mail.smtp.ssl.checkserveridentity", "true");
    for (String timeout : new String[] {"connectiontimeout", "timeout", "writetimeout"})
      out.put("mail.smtp." + timeout, MILLIS);
    sockets.ifPresent(factory -> out.put("mail.smtp.ssl.socketFactory", factory));
    return out;
  }

  @Override
  public Outcome carry(Letter letter) {
    try (Transport line = session.getTransport()) {
      var message = message(letter);
      connect(line);
      line.sendMessage(message, new Address[] {new InternetAddress(letter.to(), true)});
      return Outcome.TAKEN;
    } catch (AddressException _) {
      return Outcome.REFUSED;
    } catch (MessagingException e) {
      return outcome(e);
    }
  }

  private void connect(Transport line) throws MessagingException {
    if (server.login().isPresent()) {
      Login login = server.login().get();
      line.connect(login.user(), login.password());
    } else line.connect();
  }

  /** What a server says may name the address, so no more of it is logged than its number. */
  private static Outcome outcome(MessagingException failure) {
    int code = 0;
    boolean ours = false;
    for (Exception e = failure; e instanceof MessagingException one; e = one.getNextException()) {
      if (e instanceof SMTPAddressFailedException about) code = about.getReturnCode();
      else if (e instanceof SMTPSendFailedException about) code = about.getReturnCode();
      else if (e instanceof SMTPSenderFailedException) ours = true;
    }
    LOG.atInfo()
        .addKeyValue("kind", failure.getClass().getSimpleName())
        .addKeyValue("code", code)
        .log("mail server");
    if (ours || code == 0) return Outcome.CLOSED;
    return code >= FINAL ? Outcome.REFUSED : Outcome.LATER;
  }

  private MimeMessage message(Letter letter) throws MessagingException {
    var message = new Named(session, host);
    message.setFrom(from);
    message.setRecipient(Message.RecipientType.TO, new InternetAddress(letter.to(), true));
    message.setSubject(letter.subject(), UTF);
    message.setSentDate(Date.from(clock.instant()));
    message.setHeader("Auto-Submitted", "auto-generated");
    if (letter.leaving().isPresent()) {
      message.setHeader("List-Unsubscribe", "<" + letter.leaving().get() + ">");
      message.setHeader("List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
    }
    message.setContent(
        new MimeMultipart(
            "alternative", part(letter.text(), "plain"), part(letter.html(), "html")));
    message.saveChanges();
    return message;
  }

  private static MimeBodyPart part(String text, String type) throws MessagingException {
    var part = new MimeBodyPart();
    part.setText(text, UTF, type);
    part.setHeader("Content-Transfer-Encoding", "quoted-printable");
    return part;
  }

  /** A message that is named by us and not by this machine's name. */
  private static final class Named extends MimeMessage {
    private final String host;

    Named(Session session, String host) {
      super(session);
      this.host = host;
    }

    @Override
    protected void updateMessageID() throws MessagingException {
      setHeader("Message-ID", "<" + UUID.randomUUID() + "@" + host + ">");
    }
  }
}
