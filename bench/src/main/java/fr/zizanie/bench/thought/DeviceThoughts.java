package fr.zizanie.bench.thought;

import fr.zizanie.device.ThinkingWorker;
import fr.zizanie.players.Players;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.machine.OneThread;
import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.sheets.json.Trees;
import fr.zizanie.table.saved.EntryText;
import fr.zizanie.table.saved.SavedGame;
import fr.zizanie.table.saved.StandingPass;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Seed;
import fr.zizanie.table.setup.Setup;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a device's computer is asked at each level of each game, in positions of games that a low
 * level played against itself, and what comes of it on this machine: a JSON object a line, for the
 * page's measure, which asks the same in a browser. Takes how many moves the highest level is asked
 * for and how many each other.
 */
public final class DeviceThoughts {
  private static final int PLAYED_BY = 2;
  private static final Guest SOMEBODY = new Guest(new PlayerId("bench"), "");
  private static final ThinkingWorker WORKER =
      new ThinkingWorker(OneThread.still(), new OneThread(System::nanoTime));

  private DeviceThoughts() {}

  public static void main(String[] args) {
    int highest = Integer.parseInt(args[0]);
    int others = Integer.parseInt(args[1]);
    for (Game<?, ?> game : Games.all()) {
      var saved = positions(game, Math.max(highest, others));
      int levels = Players.levels(game);
      for (int level = 1; level <= levels; level++) {
        System.err.println("bench " + game.profile().id() + " " + level + "/" + levels);
        for (String position : saved.subList(0, level == levels ? highest : others))
          System.out.println(asked(game, level, position));
      }
    }
  }

  private static String asked(Game<?, ?> game, int level, String saved) {
    String question =
        json(
            Map.of(
                "kind",
                new Tree.Text("THINK"),
                "level",
                new Tree.Whole(level),
                "millis",
                new Tree.Whole(Players.budget(game, level).millis()),
                "seed",
                new Tree.Text("1"),
                "saved",
                new Tree.Text(saved)));
    long begun = System.nanoTime();
    String advice = WORKER.answer(question);
    long micros = (System.nanoTime() - begun) / 1_000;
    var out = new LinkedHashMap<String, Tree>();
    out.put("game", new Tree.Text(game.profile().id()));
    out.put("level", new Tree.Whole(level));
    out.put("timed", new Tree.Flag(Players.highest(game, level)));
    out.put("micros", new Tree.Whole(micros));
    out.put("saved", new Tree.Text(saved));
    out.put("question", new Tree.Text(question));
    out.put("advice", new Tree.Text(advice));
    return json(out);
  }

  private static String json(Map<String, Tree> fields) {
    return new Trees().write(new Tree.Fields(fields));
  }

  /** So many games, saved where somebody has something to think about. */
  private static <S, V> List<String> positions(Game<S, V> game, int count) {
    var out = new ArrayList<String>();
    for (int number = 1; out.size() < count; number++) play(game, number, count, out);
    return out;
  }

  private static <S, V> void play(Game<S, V> game, int number, int count, List<String> out) {
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var setup = setup(game, options, number);
    var agent = Players.of(game, number).orElseThrow();
    var budget = new Budget(Players.budget(game, PLAYED_BY).millis(), PLAYED_BY, OneThread.still());
    var match = Match.begin(game, options).deal(setup.dealer());
    while (out.size() < count && match.turn() instanceof Turn.Of(var seat)) {
      var advice = agent.advise(game.view(match.state(), Viewer.of(seat)), budget);
      if (advice.visits() > 0) out.add(saved(setup, match));
      match = match.enter(new Entry.Acted(seat, advice.action())).orThrow().deal(setup.dealer());
    }
  }

  private static Setup setup(Game<?, ?> game, Options options, int number) {
    return new Setup(
        new MatchId("d-bench-of-device-" + game.profile().id() + "-" + number),
        game.profile().id(),
        game.profile().rules(options),
        options.values(),
        List.of(new Sitter.Person(SOMEBODY), new Sitter.Person(SOMEBODY)),
        new Seed("dev-bench-" + number),
        1);
  }

  private static String saved(Setup setup, Match<?, ?> match) {
    var entries = match.log().stream().map(entry -> EntryText.print(match, entry)).toList();
    return new SavedGame(setup, 1, StandingPass.NONE, Set.of(), entries).text();
  }
}
