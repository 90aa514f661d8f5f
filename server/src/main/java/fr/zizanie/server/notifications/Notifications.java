package fr.zizanie.server.notifications;

import fr.zizanie.server.store.notifications.Notification;
import fr.zizanie.server.store.notifications.Owed;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.util.List;

/** Where people are told what they may want to know; whoever lets them know doesn't fail by it. */
public interface Notifications {
  /** Lets people know what they are owed. */
  void owe(List<Owed> news);

  /** Lets people know now. */
  void tell(List<PlayerId> to, Notification notification);

  /** Lets somebody know now. */
  default void tell(PlayerId to, Notification notification) {
    tell(List.of(to), notification);
  }

  /** The store has something that people are owed, written with what made it due. */
  void owed();

  /** Somebody looks at a match: they needn't be told what is there. */
  void came(PlayerId who, MatchId match);

  /** {@return where nobody is told anything} */
  static Notifications none() {
    return new Notifications() {
      @Override
      public void owe(List<Owed> news) {}

      @Override
      public void tell(List<PlayerId> to, Notification notification) {}

      @Override
      public void owed() {}

      @Override
      public void came(PlayerId who, MatchId match) {}
    };
  }
}
