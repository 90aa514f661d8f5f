package fr.zizanie.server.mail;

import fr.zizanie.server.people.Register;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.people.Addresses;
import fr.zizanie.server.store.people.Addresses.Kept;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A way back into an account by a letter. The request is answered before anything is looked up, so
 * that nobody learns who is here.
 */
public final class Recovery implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Recovery.class);
  private static final int MOST_WAITING = 200;

  /** How many accounts that share an address are written to. */
  private static final int MOST = 5;

  private static final int MOST_ASKED = 4;

  private final Register register;
  private final Store store;
  private final Addresses addresses;
  private final Mailing mailing;
  private final Optional<Office> office;

  /** What is asked for beyond what can wait is forgotten. */
  private final ThreadPoolExecutor looking =
      new ThreadPoolExecutor(
          1,
          1,
          0,
          TimeUnit.SECONDS,
          new ArrayBlockingQueue<>(MOST_WAITING),
          Thread.ofVirtual().name("recovery").factory(),
          new ThreadPoolExecutor.DiscardPolicy());

  /** Ways back for those whom a register has. */
  public Recovery(Register register, Store store, Mailing mailing, Optional<Office> office) {
    this.register = register;
    this.store = store;
    addresses = store.addresses();
    this.mailing = mailing;
    this.office = office;
  }

  /** Sends a link to the owner of that name or address, if there is one; returns at once. */
  public void ask(String who) {
    office.ifPresent(open -> looking.execute(() -> look(who.strip(), open)));
  }

  private void look(String who, Office open) {
    try {
      for (Kept kept : found(who)) write(kept, open);
    } catch (RuntimeException e) {
      LOG.atError().setCause(e).log("recovery");
    }
  }

  private List<Kept> found(String who) {
    if (who.contains("@")) return addresses.at(who, MOST);
    return register.people().named(who).flatMap(guest -> addresses.of(guest.id())).stream()
        .filter(kept -> !kept.address().isEmpty())
        .toList();
  }

  private void write(Kept kept, Office open) {
    if (!mailing.allows("in|" + kept.player().text(), MOST_ASKED)
        || !mailing.mayReach(kept.address())) return;
    String token = register.devices().link(kept.player(), kept.address());
    String name = store.guests().of(kept.player()).name();
    open.bag().send(open.letters().enter(kept.address(), kept.language(), name, token));
  }

  @Override
  public void close() {
    looking.shutdownNow();
  }
}
