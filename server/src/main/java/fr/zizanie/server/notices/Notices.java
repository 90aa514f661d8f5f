package fr.zizanie.server.notices;

import fr.zizanie.server.store.notices.Notice;
import fr.zizanie.server.store.notices.Owed;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.util.List;

/** Where people are told what they may want to know; whoever lets them know doesn't fail by it. */
public interface Notices {
  /** Lets people know what they are owed. */
  void owe(List<Owed> news);

  /** Lets people know now. */
  void tell(List<PlayerId> to, Notice notice);

  /** Lets somebody know now. */
  default void tell(PlayerId to, Notice notice) {
    tell(List.of(to), notice);
  }

  /** The store has something that people are owed, written with what made it due. */
  void owed();

  /** Somebody looks at a match: they needn't be told what is there. */
  void came(PlayerId who, MatchId match);

  /** {@return where nobody is told anything} */
  static Notices none() {
    return new Notices() {
      @Override
      public void owe(List<Owed> news) {}

      @Override
      public void tell(List<PlayerId> to, Notice notice) {}

      @Override
      public void owed() {}

      @Override
      public void came(PlayerId who, MatchId match) {}
    };
  }
}
