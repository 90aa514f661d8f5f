package fr.zizanie.server.people;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.people.Accounts;
import fr.zizanie.server.store.people.Proved;
import fr.zizanie.server.store.people.Session;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.PlayerKind;
import java.time.Duration;
import java.time.InstantSource;

/**
 * What only whoever owns an account may do, which an open session alone doesn't show: it may have
 * been left open, copied, or come by from another device.
 */
record Owners(Store store, InstantSource clock) {
  /** How long a proof counts. */
  static final Duration LATELY = Duration.ofMinutes(5);

  /** {@return whether it may be done; otherwise they are asked for a proof} */
  Answer<Boolean> allow(Identity who, OwnerAction deed) {
    boolean may =
        store.accounts().standing(who.player()) != PlayerKind.ACCOUNT
            || store
                .sessions()
                .session(who.session())
                .filter(session -> session.player().equals(who.player()))
                .filter(session -> proved(session, deed) || first(who.player(), deed))
                .isPresent();
    return may ? Answer.ok(true) : Answer.no(Reason.PROVE_FIRST.refusal());
  }

  /** A clock that was set back would let an old proof count anew. */
  private boolean proved(Session session, OwnerAction deed) {
    Proved proved = session.proved();
    boolean lately = Math.abs(clock.millis() - proved.at()) < LATELY.toMillis();
    return switch (proved.by()) {
      case NOTHING -> false;
      case LINK -> lately && deed == OwnerAction.NEW_WAY;
      case PASSKEY, PASSWORD, CODE -> lately;
    };
  }

  /** Where nothing can be asked for, the first that could be may be set. */
  private boolean first(PlayerId player, OwnerAction deed) {
    Accounts accounts = store.accounts();
    return deed != OwnerAction.OTHER
        && accounts.of(player).filter(account -> account.password().isEmpty()).isPresent()
        && accounts.passkeys(player).isEmpty()
        && accounts.codes(player) == 0;
  }
}
