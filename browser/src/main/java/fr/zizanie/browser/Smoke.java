package fr.zizanie.browser;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.sheets.Catalogue;
import fr.zizanie.sheets.Projection;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.FromPage;
import fr.zizanie.sheets.wire.ToPage;
import fr.zizanie.sheets.wire.WireCodecs;
import fr.zizanie.sheets.wire.catalogue.CardText;
import java.util.Map;

/**
 * A message heard and a sheet shown: enough to see in every build that nothing grows in rules or
 * sheets that cannot go into a browser.
 */
public final class Smoke {
  private static final String SAID =
      """
      {"type":"play","ref":7,"version":0,"seat":"white","action":"e2e4"}\
      """;

  private Smoke() {}

  /** Prints what is told. */
  public static void main(String[] args) {
    System.out.println(told());
  }

  /**
   * {@return the answer to a message, and of each game the first sheet and the cards, a line each}
   */
  static String told() {
    var out = new StringBuilder();
    if (JsonReader.object(SAID).then(WireCodecs::readFromPage)
        instanceof Answer.Ok<FromPage>(FromPage.Play play))
      out.append(new ToPage.Accepted(play.ref()).json());
    for (Game<?, ?> game : Games.all())
      out.append('\n').append(sheet(game)).append('\n').append(cards(game));
    return out.toString();
  }

  private static String cards(Game<?, ?> game) {
    return JsonText.<CardText>list(Catalogue.cards(game), CardText::write);
  }

  private static <S, V> String sheet(Game<S, V> game) {
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var match = Match.begin(game, options).deal(SeedDealer.of("smoke", game.profile().id()));
    return Projection.of(match, Viewer.FIRST, 0).json();
  }
}
