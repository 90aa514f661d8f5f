package fr.zizanie.server.matches;

import fr.zizanie.server.notices.Notices;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.notices.Inbox;
import fr.zizanie.server.store.notices.Notice;
import fr.zizanie.server.store.notices.Owed;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.util.List;
import java.util.function.BiConsumer;

/** Hears of everything that anybody is told, whether or not they find it later. */
public record Heard(Store store, BiConsumer<PlayerId, Notice> by) implements Notices {
  @Override
  public void owe(List<Owed> news) {
    news.forEach(one -> by.accept(one.to(), one.notice()));
  }

  @Override
  public void tell(List<PlayerId> to, Notice notice) {
    to.forEach(one -> by.accept(one, notice));
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
