package fr.zizanie.rules.tsunami.turn;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.board.Board;
import fr.zizanie.rules.tsunami.go.Area;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.state.Moment;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.Setting;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.Word;
import java.util.Optional;

/** Agreement on dead stones, and the count (Tsunami, 3.2 and 3.8). */
public final class Marks {
  private Marks() {}

  /** {@return the stones that the word before can name} */
  static Points markable(TsunamiState s, Pending.Marking m) {
    return m.word().equals(Optional.of(Word.DEAD)) ? living(s, m) : m.dead();
  }

  /** {@return the stones that are not marked dead} */
  static Points living(TsunamiState s, Pending.Marking m) {
    return s.stones().occupied().minus(m.dead());
  }

  static TsunamiState apply(TsunamiState s, Pending.Marking m, Choice c) {
    if (m.word().isPresent()) {
      Points chain = s.stones().chain(c.a());
      Points dead = m.word().get() == Word.DEAD ? m.dead().or(chain) : m.dead().minus(chain);
      return s.at(new Pending.Marking(m.seat(), dead, false, Optional.empty()));
    }
    return switch (Word.of(c.a())) {
      case AGREE ->
          m.agreed()
              ? counted(s, m.dead())
              : s.at(new Pending.Marking(m.seat().other(), m.dead(), true, Optional.empty()));
      case RESUME -> {
        var moment = Moment.start(s.by(), 0, s.moment().index(), Moment.RESUMED);
        yield s.at(moment).at(Pending.Main.TURN);
      }
      default ->
          s.at(new Pending.Marking(m.seat(), m.dead(), m.agreed(), Optional.of(Word.of(c.a()))));
    };
  }

  static TsunamiState counted(TsunamiState s, Points dead) {
    int lead = lead(s.board(), s.setting(), dead);
    Outcome outcome =
        lead == 0
            ? new Outcome.Drawn("score")
            : new Outcome.Won(lead > 0 ? Seat.FIRST : Seat.SECOND, "score");
    return s.at(new Pending.Over(dead, outcome));
  }

  /** {@return by how many half points Black leads once the dead stones are off} */
  public static int lead(Board board, Setting setting, Points dead) {
    Area area = Area.of(board.stones().without(dead));
    return 2 * (area.count(1) - area.count(2)) - setting.komi();
  }
}
