package fr.zizanie.server.mail;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.server.people.Identity;
import fr.zizanie.server.people.Renewals;
import fr.zizanie.server.people.Secrets;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.notifications.Inbox;
import fr.zizanie.server.store.notifications.Inbox.Way;
import fr.zizanie.server.store.notifications.Notification.Matter;
import fr.zizanie.server.store.people.Addresses;
import fr.zizanie.server.store.people.Addresses.Kept;
import fr.zizanie.server.store.people.Addresses.Wish;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.PlayerKind;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.Set;

/** The addresses that people have given, and what they want to read there. */
public final class Mailing {
  /** How long the link that confirms an address holds. */
  static final Duration CONFIRMING = Duration.ofDays(1);

  private static final Duration HOUR = Duration.ofHours(1);

  /** How long letters that were asked for are counted. */
  private static final Duration DAY = Duration.ofDays(1);

  private static final Duration UNPROVED = Duration.ofDays(7);

  /** How many confirmations somebody may ask for in an hour. */
  private static final int MOST_ASKED = 3;

  /** How many letters of all who ask one address gets in an hour. */
  private static final int MOST_SENT = 6;

  /** How many an unconfirmed address gets in a day, from all requests together. */
  private static final int MOST_CONFIRMATIONS = 6;

  private static final Refusal NOT_HERE =
      Reason.NOT_OFFERED.because(
          "Ce serveur n’envoie pas de courriel.", "This server sends no e-mail.");

  private static final Refusal NO_ACCOUNT =
      Reason.NOT_OFFERED.because(
          "Pour recevoir des courriels, il faut un compte : créez-en un d’abord.",
          "For e-mails you need an account: create one first.");

  private static final Refusal NO_ADDRESS =
      Reason.NOT_OFFERED.because("Confirmez d’abord votre adresse.", "Confirm your address first.");

  private static final Refusal SPENT =
      Reason.STALE.because(
          "Ce lien a expiré ou a déjà servi : demandez-en un nouveau.",
          "This link has expired or has already been used: ask for a new one.");

  private final Store store;
  private final Addresses addresses;
  private final Inbox inbox;
  private final InstantSource clock;
  private final Optional<Office> office;

  /** Addresses as a store has them; without an office nobody is written to. */
  public Mailing(Store store, InstantSource clock, Optional<Office> office) {
    this.store = store;
    addresses = store.addresses();
    inbox = store.inbox();
    this.clock = clock;
    this.office = office;
  }

  /** {@return whether this server sends letters} */
  public boolean offered() {
    return office.isPresent();
  }

  /** {@return what is kept of somebody's address} */
  public Optional<Kept> of(PlayerId player) {
    return addresses.of(player);
  }

  /** {@return whether a link was sent that confirms an address, as far as anybody may know} */
  public Answer<Boolean> give(Identity who, String typed, String language) {
    PlayerId player = who.player();
    if (office.isEmpty()) return Answer.no(NOT_HERE);
    var guest = store.guests().of(player);
    if (guest.standing() != PlayerKind.ACCOUNT) return Answer.no(NO_ACCOUNT);
    return Addressing.read(typed)
        .then(address -> {
          if (!allows("by|" + player.text(), MOST_ASKED))
            return Answer.no(Reason.TOO_MANY.refusal());
          String token = Secrets.fresh();
          var wish =
              new Wish(
                  player, address, Secrets.hash(token), language, Secrets.fresh(), clock.millis());
          if (!addresses.want(wish, who.session())) return Answer.no(Renewals.LATE);
          // That others have written there is nobody's business.
          if (mayConfirm(address))
            office
                .get()
                .bag()
                .send(office.get().letters().confirm(address, language, guest.name(), token));
          return Answer.ok(true);
        });
  }

  /** {@return whether an address that hasn’t confirmed may get one more letter} */
  private boolean mayConfirm(String address) {
    return allows("to|" + Addressing.folded(address), DAY, MOST_CONFIRMATIONS);
  }

  /** {@return whether a confirmed address may get one more letter that somebody asks for} */
  boolean mayReach(String address) {
    return allows("back|" + Addressing.folded(address), HOUR, MOST_SENT);
  }

  /** {@return whether somebody may ask for one more letter within the hour} */
  boolean allows(String whose, int most) {
    return allows(whose, HOUR, most);
  }

  /** {@return whether one more letter may be asked for; {@code whose} is kept as a hash} */
  private boolean allows(String whose, Duration window, int most) {
    long now = clock.millis();
    return addresses.letter(Secrets.hash(whose), now, now - window.toMillis(), most);
  }

  private long confirming() {
    return clock.millis() - CONFIRMING.toMillis();
  }

  /** {@return whose address a link would confirm} */
  public Answer<Kept> asked(String token) {
    return held(addresses.wanted(Secrets.hash(token), confirming()));
  }

  /** {@return whose address a link has confirmed, which is spent now} */
  public Answer<Kept> confirm(String token) {
    return held(addresses.confirm(Secrets.hash(token), confirming()));
  }

  private static Answer<Kept> held(Optional<Kept> kept) {
    return kept.map(Answer::ok).orElseGet(() -> Answer.no(SPENT));
  }

  /** Lets somebody have no address any more, and nothing be wanted there. */
  public Answer<Boolean> remove(Identity who) {
    if (!addresses.remove(who.player(), who.session())) return Answer.no(Renewals.LATE);
    inbox.want(who.player(), Way.MAIL, Set.of());
    return Answer.ok(true);
  }

  /** Keeps what somebody would read, and whether once a day at most. */
  public Answer<Boolean> choose(
      PlayerId player, Set<Matter> matters, boolean daily, String language) {
    if (!offered()) return Answer.no(NOT_HERE);
    if (addresses.of(player).filter(kept -> !kept.address().isEmpty()).isEmpty())
      return Answer.no(NO_ADDRESS);
    addresses.choose(player, language, daily);
    inbox.want(player, Way.MAIL, matters);
    return Answer.ok(true);
  }

  /** {@return what somebody would read} */
  public Set<Matter> wanted(PlayerId player) {
    return inbox.wanted(player, Way.MAIL);
  }

  /** Unsubscribes the address that a letter's secret names. */
  public Answer<Boolean> leave(String secret) {
    return addresses
        .leaving(secret)
        .map(player -> {
          inbox.want(player, Way.MAIL, Set.of());
          return Answer.ok(true);
        })
        .orElseGet(() -> Answer.no(SPENT));
  }

  /** Forgets what was counted and what nobody has confirmed. */
  public void forget() {
    long now = clock.millis();
    addresses.forget(now - DAY.toMillis(), now - UNPROVED.toMillis());
  }
}
