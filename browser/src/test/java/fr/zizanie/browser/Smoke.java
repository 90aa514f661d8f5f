package fr.zizanie.browser;

import fr.zizanie.device.RecordAnalysis;
import fr.zizanie.players.Appraisers;
import fr.zizanie.players.Players;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.analysis.Candidates;
import fr.zizanie.players.analysis.Closer;
import fr.zizanie.players.analysis.Depth;
import fr.zizanie.players.machine.OneThread;
import fr.zizanie.rules.Games;
import fr.zizanie.rules.Playthrough;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.rules.core.trait.Countable;
import fr.zizanie.rules.laws.Laws;
import fr.zizanie.sheets.Catalogue;
import fr.zizanie.sheets.Projection;
import fr.zizanie.sheets.Sha256;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.json.Trees;
import fr.zizanie.sheets.wire.FromPage;
import fr.zizanie.sheets.wire.ToPage;
import fr.zizanie.sheets.wire.WireCodecs;
import fr.zizanie.sheets.wire.catalogue.CardText;
import fr.zizanie.table.analysis.AnalysisJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * A message heard, a sheet shown, a move thought out, a table and a device played at, and the rules
 * themselves: their golden games, their counts of moves, their laws. It tells the same wherever it
 * runs.
 */
public final class Smoke {
  private static final String SAID =
      """
      {"type":"play","ref":7,"version":0,"seat":"white","action":"e2e4"}\
      """;

  private static final Records RECORDS = new Records(Games.all(), new Trees());
  private static final int LEVEL = 4;
  private static final long SEED = 4;
  private static final int STEPS = 120;

  /** Actions of a game that is analysed, drawn from so many at most. */
  private static final int JUDGED = 6;

  private static final int MANY = 100;

  /** Moves are counted as deep as there are so many. */
  private static final int COUNTED = 10_000;

  private Smoke() {}

  /** Prints what is told; takes how many actions of each game are held to the laws. */
  public static void main(String[] args) {
    System.out.println(told(Integer.parseInt(args[0])));
  }

  /**
   * {@return what becomes of each golden game, the answer to a message, and of each game what its
   * laws and counts come to, the first sheet, the cards, what an opponent does first, how a game is
   * judged and what becomes of a table, some lines each}
   */
  static String told(int plies) {
    var out = new StringBuilder();
    for (var playthrough : Playthrough.all())
      out.append(playthrough)
          .append(' ')
          .append(Sha256.hex(plain(playthrough.told())))
          .append('\n');
    if (JsonReader.object(SAID).then(WireCodecs::readFromPage)
        instanceof Answer.Ok<FromPage>(FromPage.Play play))
      out.append(new ToPage.Accepted(play.ref()).json());
    for (Game<?, ?> game : Games.all())
      out.append('\n')
          .append(plain(Laws.check(game, defaults(game), SEED, plies).toString()))
          .append('\n')
          .append(Countable.of(game).map(Smoke::counts).orElse(List.of()))
          .append('\n')
          .append(sheet(game))
          .append('\n')
          .append(cards(game))
          .append('\n')
          .append(advice(game))
          .append('\n')
          .append(analysis(game))
          .append('\n')
          .append(TableWalk.told(game, SEED, STEPS))
          .append('\n')
          .append(DeviceWalk.told(game, "computer", STEPS))
          .append('\n')
          .append(DeviceWalk.told(game, "screen", STEPS));
    return out.toString();
  }

  /** The text of an {@code Optional} is the one thing that a browser writes otherwise. */
  private static String plain(String told) {
    return told.replace("empty()", "empty")
        .replace('(', '[')
        .replace(')', ']')
        .replace(".of[", "[");
  }

  private static <S, V> List<Long> counts(Countable<S, V> game) {
    var out = new ArrayList<Long>();
    S start = game.start(defaults(game));
    do out.add(game.perft(start, out.size() + 1));
    while (out.getLast() < COUNTED);
    return out;
  }

  private static Options defaults(Game<?, ?> game) {
    return Options.read(game.profile().options(), Map.of()).orThrow();
  }

  private static String cards(Game<?, ?> game) {
    return JsonText.<CardText>list(Catalogue.cards(game), CardText::write);
  }

  private static String sheet(Game<?, ?> game) {
    return Projection.of(begun(game), Viewer.FIRST, 0).json();
  }

  private static <S, V> String advice(Game<S, V> game) {
    V view = game.view(begun(game).state(), Viewer.FIRST);
    var budget = new Budget(Long.MAX_VALUE / 1_000_000, LEVEL, OneThread.still());
    return Players.of(game, SEED).orElseThrow().advise(view, budget).toString();
  }

  /** {@return the digest of the analysis of a short game by chance, whose first player resigns} */
  private static <S, V> String analysis(Game<S, V> game) {
    var random = new SplittableRandom(SEED);
    var dealer = SeedDealer.of("smoke", game.profile().id());
    var match = begun(game);
    for (int k = 0; k < JUDGED && match.turn() instanceof Turn.Of(Seat by); k++) {
      var actions = Lines.actions(game, match.state(), MANY);
      var action = actions.get(random.nextInt(actions.size()));
      match = match.enter(new Entry.Acted(by, action)).orThrow().deal(dealer);
    }
    var resigned = new Event(Seat.FIRST, Event.Kind.RESIGN, "");
    var over = match.enter(new Entry.Happened(resigned)).orThrow();
    var appraiser = Appraisers.of(game).orElseThrow();
    var work = appraiser.work(Depth.LAW);
    String record = RECORDS.write(over, Map.of(), Optional.empty());
    var drafts = new ArrayList<String>();
    // A draft that can't be read begins anew; from the last one little is left to do.
    String whole = found(record, "books", (_, _, draft) -> drafts.add(draft.get()));
    String rest = found(record, drafts.getLast(), (_, _, _) -> {});
    if (!rest.equals(whole)) throw new IllegalStateException("a draft of " + rest);
    int ply = over.ply();
    while (!(Closer.of(over, appraiser, ply, work) instanceof Answer.Ok)) ply--;
    var closer = Closer.of(over, appraiser, ply, work).orThrow();
    var here = Candidates.of(match, appraiser, Optional.empty(), work).orThrow();
    return Sha256.hex(whole + AnalysisJson.write(closer, over) + AnalysisJson.write(here, match));
  }

  private static String found(String record, String draft, RecordAnalysis.Listener listener) {
    return RecordAnalysis.of(record, Depth.LAW, draft, listener).orThrow();
  }

  private static <S, V> Match<S, V> begun(Game<S, V> game) {
    return Match.begin(game, defaults(game)).deal(SeedDealer.of("smoke", game.profile().id()));
  }
}
