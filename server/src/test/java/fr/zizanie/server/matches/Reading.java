package fr.zizanie.server.matches;

import fr.zizanie.server.mail.Carrier;
import fr.zizanie.server.mail.Digests;
import fr.zizanie.server.mail.Letter;
import fr.zizanie.server.mail.Letters;
import fr.zizanie.server.mail.MailQueue;
import fr.zizanie.server.mail.Office;
import fr.zizanie.server.people.Secrets;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.notifications.Inboxes;
import fr.zizanie.server.store.notifications.Notification;
import fr.zizanie.server.store.people.Feeds;
import fr.zizanie.server.time.MachineTime;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.testing.Eventually;
import java.net.URI;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/** What Ann reads elsewhere: mails, as they are written, and a feed under a secret. */
final class Reading implements AutoCloseable {
  /** Under which her feed is read. */
  static final String FEED = "/feed/secret";

  private final List<String> mails = Collections.synchronizedList(new ArrayList<>());
  private final MailQueue bag = new MailQueue(this::taken, new MachineTime());
  private final InstantSource clock;
  private final Digests digests;

  Reading(Store store, InstantSource clock) {
    this.clock = clock;
    var home = URI.create("https://play.example.org");
    var office = new Office(bag, new Letters(home, UnaryOperator.identity()));
    digests = new Digests(store, clock, _ -> Set.of(), office);
    // There is always something to tell.
    var begun = new Notification(Notification.Kind.BEGUN, "felon", new MatchId("other"), "Bob");
    Inboxes.add(store.inbox(), House.ANN.id(), begun, clock.millis());
    store.feeds().keep(new Feeds.Feed(House.ANN.id(), "fr", 1), Secrets.hash("secret"), "");
  }

  private Carrier.Outcome taken(Letter letter) {
    mails.add(
        String.join(
            "\n",
            clock.millis() + " " + letter.to(),
            letter.subject(),
            letter.text(),
            letter.html()));
    return Carrier.Outcome.TAKEN;
  }

  /** {@return all mails so far, once what is due has been written} */
  List<String> mails() {
    digests.look();
    Eventually.until("letters are handed over", bag::idle);
    return List.copyOf(mails);
  }

  @Override
  public void close() {
    bag.close();
  }
}
