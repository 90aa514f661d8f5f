package fr.zizanie.server.mail;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.BodyPart;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeMultipart;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.stream.Stream;

/** A real mail server on a port of this machine, and what came there. */
public final class Mails implements AutoCloseable {
  private static final long PATIENCE = 60_000;

  private GreenMail server;
  private final int port;
  private final String protocol;

  /** A server that takes letters by SMTP, or by SMTP over TLS. */
  public Mails(boolean tls) {
    protocol = tls ? ServerSetup.PROTOCOL_SMTPS : ServerSetup.PROTOCOL_SMTP;
    server = started(0, protocol);
    port = (tls ? server.getSmtps() : server.getSmtp()).getPort();
  }

  private static GreenMail started(int port, String protocol) {
    var setup = new ServerSetup(port, "127.0.0.1", protocol);
    // Two seconds are too few for a machine with other work.
    setup.setServerStartupTimeout(60_000);
    var server = new GreenMail(setup);
    server.start();
    return server;
  }

  /** {@return how we are told of it} */
  public MailServer settings() {
    return new MailServer(
        "127.0.0.1",
        port,
        protocol.equals(ServerSetup.PROTOCOL_SMTPS) ? MailServer.Line.TLS : MailServer.Line.PLAIN,
        Optional.empty(),
        "Zizanie <games@play.example.org>");
  }

  /** Takes no letters for a while. */
  public void stop() {
    server.stop();
  }

  /** Takes letters again; those from before are forgotten. */
  public void again() {
    server = started(port, protocol);
  }

  /** {@return what came, once it is so many letters; fails if it never is} */
  public Stream<Mail> await(int count) {
    if (!server.waitForIncomingEmail(PATIENCE, count))
      throw new AssertionError(
          "only " + server.getReceivedMessages().length + " of " + count + " letters came");
    return now();
  }

  /** {@return the last of so many letters} */
  public Mail last(int count) {
    return await(count).skip(count - 1L).findFirst().orElseThrow();
  }

  /** {@return what has come} */
  public Stream<Mail> now() {
    return Stream.of(server.getReceivedMessages()).map(Mail::new);
  }

  @Override
  public void close() {
    server.stop();
  }

  /** A letter as it came. */
  public record Mail(MimeMessage message) {
    /** {@return a header, decoded; empty if there is none} */
    public String header(String name) {
      try {
        String[] found = message.getHeader(name);
        if (found == null) return "";
        if (found.length > 1) throw new AssertionError(name + " comes twice");
        return jakarta.mail.internet.MimeUtility.decodeText(
            jakarta.mail.internet.MimeUtility.unfold(found[0]));
      } catch (MessagingException | IOException e) {
        throw new AssertionError(e);
      }
    }

    /** {@return the names of all headers} */
    public java.util.List<String> names() {
      try {
        return java.util.Collections.list(message.getAllHeaders()).stream()
            .map(jakarta.mail.Header::getName)
            .toList();
      } catch (MessagingException e) {
        throw new AssertionError(e);
      }
    }

    public String text() {
      return part(0, "text/plain");
    }

    public String html() {
      return part(1, "text/html");
    }

    private String part(int index, String type) {
      try {
        var parts = (MimeMultipart) message.getContent();
        BodyPart part = parts.getBodyPart(index);
        if (!part.isMimeType(type)) throw new AssertionError(part.getContentType());
        return ((String) part.getContent()).replace("\r\n", "\n");
      } catch (MessagingException e) {
        throw new AssertionError(e);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    /** {@return what stands behind an address in the text} */
    public String secret(String path) {
      var found = java.util.regex.Pattern.compile("/" + path + "([\\w-]+)").matcher(text());
      if (!found.find()) throw new AssertionError("no " + path + " in\n" + text());
      return found.group(1);
    }
  }
}
