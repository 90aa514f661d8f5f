package fr.zizanie.server.web.api;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.server.store.Guest;
import fr.zizanie.server.store.PlayerId;
import fr.zizanie.server.store.Store;

/** Guests and their names. */
public record Guests(Store store) {
  /**
   * {@return the guest of an id; the name is empty until they choose one, and the page says it in
   * its language}
   */
  Guest of(PlayerId id) {
    return new Guest(id, store.name(id).orElse(""));
  }

  /** Keeps the guest under the name they want, if it is one. */
  Answer<Guest> rename(PlayerId id, String wanted) {
    return Names.read(wanted)
        .then(name -> {
          var guest = new Guest(id, name);
          store.keep(guest);
          return Answer.ok(guest);
        });
  }
}
