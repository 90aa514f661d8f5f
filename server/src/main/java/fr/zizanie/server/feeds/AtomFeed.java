package fr.zizanie.server.feeds;

import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.server.notifications.NotificationSentence;
import fr.zizanie.server.store.notifications.Inbox;
import fr.zizanie.server.store.notifications.Notification;
import java.io.StringWriter;
import java.time.Instant;
import java.util.List;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Somebody's notifications as an Atom feed (RFC 4287), the latest first. */
public final class AtomFeed {
  /** Its media type. */
  public static final String TYPE = "application/atom+xml";

  private static final String SPACE = "http://www.w3.org/2005/Atom";
  private static final XMLOutputFactory XML = XMLOutputFactory.newDefaultFactory();

  private final FeedOwner reader;
  private final XMLStreamWriter out;

  private AtomFeed(FeedOwner reader, XMLStreamWriter out) {
    this.reader = reader;
    this.out = out;
  }

  /** {@return the feed; {@code self} is where it is read} */
  public static String of(FeedOwner reader, List<Inbox.Kept> notifications, String self) {
    var text = new StringWriter();
    try {
      var out = XML.createXMLStreamWriter(text);
      new AtomFeed(reader, out).write(notifications, self);
      out.close();
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
    return text.toString();
  }

  /** {@return when the latest notification came, or the feed was made} */
  public static long updated(FeedOwner reader, List<Inbox.Kept> notifications) {
    return notifications.stream()
        .mapToLong(Inbox.Kept::at)
        .reduce(reader.feed().since(), Math::max);
  }

  private void write(List<Inbox.Kept> notifications, String self) throws XMLStreamException {
    out.writeStartDocument("UTF-8", "1.0");
    out.writeStartElement("feed");
    out.writeDefaultNamespace(SPACE);
    out.writeAttribute("xml:lang", reader.feed().language());
    element("id", id(""));
    element("title", reader.in(new Words("Zizanie : vos parties", "Zizanie: your games")));
    element("updated", time(updated(reader, notifications)));
    link("self", self, TYPE);
    link("alternate", reader.home() + "/", "text/html");
    out.writeStartElement("author");
    element("name", "Zizanie");
    out.writeEndElement();
    for (Inbox.Kept kept : notifications) entry(kept);
    out.writeEndElement();
    out.writeEndDocument();
  }

  private void entry(Inbox.Kept kept) throws XMLStreamException {
    Notification notification = kept.notification();
    String said = reader.in(NotificationSentence.of(notification, NotificationSentence::isolated));
    out.writeStartElement("entry");
    element("id", id("/" + kept.number()));
    element("title", reader.titles().apply(notification.game()) + " | " + said);
    element("updated", time(kept.at()));
    element("published", time(kept.at()));
    link("alternate", reader.home() + NotificationSentence.path(notification), "text/html");
    element("summary", said + "." + until(notification.due()));
    out.writeEndElement();
  }

  private String until(long due) {
    return due == 0
        ? ""
        : " " + reader.in(new Words("Avant le ", "Until ")) + reader.day(due) + ".";
  }

  /** Ids stay when the secret address is renewed (RFC 4151). */
  private String id(String rest) {
    return "tag:" + reader.home().getHost() + ",2026:" + reader.mark() + rest;
  }

  private static String time(long millis) {
    return Instant.ofEpochMilli(millis).toString();
  }

  private void element(String name, String text) throws XMLStreamException {
    out.writeStartElement(name);
    out.writeCharacters(text);
    out.writeEndElement();
  }

  private void link(String rel, String href, String type) throws XMLStreamException {
    out.writeEmptyElement("link");
    out.writeAttribute("rel", rel);
    out.writeAttribute("href", href);
    out.writeAttribute("type", type);
  }
}
