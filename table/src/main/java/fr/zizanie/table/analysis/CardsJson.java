package fr.zizanie.table.analysis;

import fr.zizanie.players.analysis.Analysis;
import fr.zizanie.players.analysis.CardWorth;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.sheets.json.JsonText;
import java.util.List;

/** What cards were worth in a match, as JSON (Formats, 12.8). */
final class CardsJson {
  private CardsJson() {}

  /** {@return a list, the first seat's cards before the second's} */
  static String write(Analysis analysis, Match<?, ?> match) {
    return JsonText.of(out -> {
      out.openList();
      for (Seat seat : Seat.values())
        for (CardWorth worth : analysis.books(seat).cards()) {
          out.next();
          worth(seat, worth, match, out);
        }
      out.closeList();
    });
  }

  private static void worth(Seat seat, CardWorth worth, Match<?, ?> match, JsonText out) {
    out.open();
    out.key("ply");
    out.number(worth.ply());
    out.key("seat");
    out.text(match.profile().name(seat));
    out.key("card");
    out.text(match.game().notation().print(List.of(worth.card())));
    out.key("played");
    out.raw(Boolean.toString(worth.played()));
    AnalysisJson.number("gain", worth.gain(), out);
    AnalysisJson.number("interval", worth.interval(), out);
    worth.countered().ifPresent(chance -> AnalysisJson.number("countered", chance, out));
    out.close();
  }
}
