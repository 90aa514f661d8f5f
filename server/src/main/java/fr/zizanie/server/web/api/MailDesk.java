package fr.zizanie.server.web.api;

import fr.zizanie.server.feeds.OwnFeeds;
import fr.zizanie.server.mail.Mailing;
import fr.zizanie.server.mail.Office;
import fr.zizanie.server.mail.Recovery;
import fr.zizanie.server.people.Register;
import fr.zizanie.server.store.Store;
import java.time.InstantSource;
import java.util.Optional;

/** How people are reached who aren't here: addresses, ways back in, feeds. */
public record MailDesk(Mailing mailing, Recovery recovery, OwnFeeds feeds) {
  /** {@return the desk of a store; without an office nobody is written to} */
  public static MailDesk of(
      Store store, Register register, InstantSource clock, Optional<Office> office) {
    var mailing = new Mailing(store, clock, office);
    return new MailDesk(
        mailing, new Recovery(register, store, mailing, office), new OwnFeeds(store, clock));
  }
}
