package fr.zizanie.server.matches;

import fr.zizanie.server.notifications.Notifications;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.notifications.Inbox;
import fr.zizanie.server.store.notifications.Notification;
import fr.zizanie.server.store.notifications.Owed;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.util.List;
import java.util.function.BiConsumer;

/** Hears of everything that anybody is told, whether or not they find it later. */
public record Heard(Store store, BiConsumer<PlayerId, Notification> by) implements Notifications {
  @Override
  public void owe(List<Owed> news) {
    news.forEach(one -> by.accept(one.to(), one.notification()));
  }

  @Override
  public void tell(List<PlayerId> to, Notification notification) {
    to.forEach(one -> by.accept(one, notification));
  }

  @Override
  public void owed() {
    var news = store.inbox().owed(Inbox.MOST);
    news.forEach(store.inbox()::deliver);
    owe(news);
  }

  @Override
  public void came(PlayerId who, MatchId match) {}
}
