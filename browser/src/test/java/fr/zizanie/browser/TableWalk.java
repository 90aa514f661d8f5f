package fr.zizanie.browser;

import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.sheets.Projection;
import fr.zizanie.sheets.Seals;
import fr.zizanie.table.Around;
import fr.zizanie.table.Happened;
import fr.zizanie.table.TableState;
import fr.zizanie.table.Transition;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Seed;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.time.WrittenAt;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * A table of two whose players do anything that they may: now and then they let the time of a
 * decision run out, and take back.
 */
final class TableWalk<S, V> {
  private static final long BEGUN = 1_800_000_000_000L;
  private static final long THINKING = 1_500;
  private static final int ACTIONS = 60;

  private final SplittableRandom random;
  private final Projection<S, V> shown;
  private TableState<S, V> table;
  private long now = BEGUN;
  private int backs;

  private TableWalk(Game<S, V> game, long seed) {
    random = new SplittableRandom(seed);
    var id = new MatchId("walk-" + seed);
    var people =
        List.<Sitter>of(
            new Sitter.Person(new Guest(new PlayerId("ann"), "Ann")),
            new Sitter.Person(new Guest(new PlayerId("ben"), "Ben")));
    var setup =
        new Setup(
            id,
            game.profile().id(),
            game.profile().rules(),
            Map.of(),
            people,
            new Seed("5eed" + seed),
            BEGUN);
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var match = Match.begin(game, options).deal(setup.dealer());
    shown = Projection.of(match, Seals.of(setup.dealer()));
    table = TableState.of(setup, match, BEGUN).timed(BEGUN, around());
  }

  /** {@return what became of a table: how it went on, and what each viewer then sees} */
  static <S, V> String told(Game<S, V> game, long seed, int steps) {
    var walk = new TableWalk<>(game, seed);
    for (int k = 0; k < steps && walk.table.match().outcome().isEmpty(); k++) walk.step();
    return walk.told();
  }

  private Around around() {
    return new Around(now, _ -> true, _ -> 0, () -> THINKING);
  }

  private void step() {
    if (table.match().timed().isPresent() && random.nextInt(3) == 0) runOut();
    else if (random.nextInt(12) == 0 && takeBack()) backs++;
    else if (table.match().turn() instanceof Turn.Of(Seat by)) act(by);
    else runOut();
  }

  private void act(Seat by) {
    var match = table.match();
    var actions = Lines.actions(match.game(), match.state(), ACTIONS);
    var picks = actions.get(random.nextInt(actions.size()));
    var _ = said(by, match.game().notation().print(picks));
  }

  /** Waits until whatever is due next has come. */
  private void runOut() {
    now = Math.max(now, table.due(around()) == TableState.NEVER ? now : table.due(around()));
    for (var what : Happened.Wait.values()) kept(table.on(new Happened.Rang<>(what), around()));
  }

  private boolean takeBack() {
    var last =
        table.match().standing().entries().reversed().stream()
            .filter(Entry.Acted.class::isInstance)
            .map(Entry.Acted.class::cast)
            .findFirst();
    return last.isPresent()
        && said(last.get().by(), Event.of(last.get().by(), Event.Kind.OFFER_TAKEBACK).text())
        && said(
            last.get().by().other(),
            Event.of(last.get().by().other(), Event.Kind.ACCEPT_TAKEBACK).text());
  }

  private boolean said(Seat by, String text) {
    now += THINKING;
    var out = table.on(new Happened.Said<>(by, text, false), around());
    kept(out);
    return out.refused().isEmpty();
  }

  private void kept(Transition<S, V> out) {
    table = out.table();
    out.next()
        .ifPresent(next -> {
          shown.follow(next);
          table = table.follow(next, WrittenAt.at(now), around());
        });
  }

  private String told() {
    var out = new ArrayList<String>();
    long timeouts =
        table.match().log().stream()
            .filter(entry ->
                entry instanceof Entry.Happened(var event) && event.kind() == Event.Kind.TIMEOUT)
            .count();
    out.add(table.match().log().size() + " entries, " + timeouts + " timeouts, " + backs + " back");
    for (Viewer viewer : Viewer.values())
      out.add(table.picture(shown, now).shown().shown(viewer, 0).json());
    return String.join("\n", out);
  }
}
