package fr.zizanie.server.matches;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.table.Table;
import fr.zizanie.sheets.Checked;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.seat.PlayerId;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One table with all that Ann, who has the first seat, and Eve, who watches, can get there: every
 * channel of Architecture, 4.5.
 */
final class World<S, V> implements AutoCloseable {
  private static final List<PlayerId> OTHERS = List.of(Tables.ANN.id(), Tables.EVE);

  final Table<S, V> table;
  private final Tables tables;
  private final List<String> heard = new ArrayList<>();

  World(Path data, Match<S, V> match) throws Exception {
    tables = new Tables(Files.createTempDirectory(data, "world"));
    table = tables.table(match);
    for (PlayerId guest : OTHERS)
      table.watch(
          new ViewerConnection(
              guest, message -> heard.add(guest.text() + " " + Checked.json(message))),
          0);
  }

  S state() {
    return table.match().state();
  }

  void say(Seat by, String text) {
    Tables.say(table, by, text).orThrow();
  }

  void pass(long millis) {
    tables.alarms.pass(millis);
  }

  /** How long everything was to last that has begun so far. */
  List<Long> lengths() {
    return tables.alarms.asked;
  }

  /** Ann's version. */
  int version() {
    return Tables.version(table, Tables.ANN.id());
  }

  /** The actions of the seat to act, as they are written. */
  List<String> actions() {
    var game = table.match().game();
    return Lines.actions(game, state(), 3_000).stream().map(game.notation()::print).toList();
  }

  /** Whether Ann and everybody know the same in another world, as the rules see it. */
  boolean alike(World<?, ?> other) {
    return Stream.of(Viewer.FIRST, Viewer.PUBLIC).allMatch(v -> view(v).equals(other.view(v)));
  }

  private V view(Viewer viewer) {
    return table.match().game().view(state(), viewer);
  }

  /** What was pushed so far. */
  List<String> pushed() {
    return masked(heard);
  }

  /** Ann's sheet. */
  String sheet() {
    return masked(List.of(Checked.told(table.sheet(Tables.ANN.id())))).getFirst();
  }

  /**
   * What Ann hears when trying and asking about everything.
   *
   * @param beginnings of actions of hers, besides the empty one
   * @param card of the other seat, whose part she can't take
   * @param first an action of hers, which Eve can't play
   */
  List<String> asked(List<String> beginnings, String card, String first) {
    var out = new ArrayList<String>();
    int version = version();
    var questions = table.questions();
    var own = table.asker(Tables.ANN.id(), Seat.FIRST, version);
    for (String text : Stream.concat(Stream.of(""), beginnings.stream()).toList()) {
      var prefix = text.isEmpty() ? List.<String>of() : List.of(text.split(" ", -1));
      out.add(Checked.told(questions.picks(own, prefix)));
      out.add(Checked.told(questions.explain(own, prefix)));
      out.add(Checked.told(questions.preview(own, text)));
    }
    var other = table.asker(Tables.ANN.id(), Seat.SECOND, version);
    out.add(Checked.told(questions.picks(other, List.of())));
    out.add(Checked.told(questions.explain(other, List.of(card))));
    out.add(Checked.told(table.play(Tables.ANN.id(), Seat.SECOND, version, "pass")));
    out.add(Checked.told(table.play(Tables.EVE, Seat.FIRST, version, first)));
    return out;
  }

  /**
   * All that was pushed so far and all that can be had now.
   *
   * @param eyes whose, besides those of nobody in particular, a replay may be asked for
   * @param asked what Ann hears who asks about everything
   */
  List<String> channels(List<String> eyes, List<String> asked) {
    var out = new ArrayList<>(heard);
    for (PlayerId guest : OTHERS) {
      out.add(Checked.told(table.sheet(guest)));
      for (String whose : eyes) out.add(Checked.told(table.copy(guest).replay(Optional.of(whose))));
      out.add(Checked.told(table.copy(guest).replay(Optional.empty())));
      out.add(table.copy(guest).download(false).toString());
      out.add(table.copy(guest).download(true).toString());
      out.add(
          Checked.told(
              MatchList.of(
                  tables.store.matches().rows(guest, 9), Games::named, guest, (_, _) -> false)));
      var looker = new ViewerConnection(guest, _ -> {});
      int version = Tables.version(table, guest);
      for (char file = 'a'; file <= 'h'; file++)
        for (int rank = 1; rank <= 8; rank++)
          out.add(Checked.told(table.reach(looker, version, "" + file + rank)));
      for (int have = 0; have < version; have += 9) {
        var again = new ViewerConnection(guest, message -> out.add(Checked.json(message)));
        table.watch(again, have);
        table.leave(again);
      }
    }
    out.addAll(asked);
    return masked(out);
  }

  /**
   * Fingerprints of secret squares differ with the square and, without the nonce, tell nothing:
   * each stands for itself here, so that where and how many there are is still compared.
   */
  private static List<String> masked(List<String> texts) {
    return texts.stream()
        .map(text ->
            text.replaceAll("\"sealed\":\"[0-9a-f]{64}\"", "\"sealed\":\"…\"")
                .replaceAll("\\[Sealed \"([0-9a-f]{64} ?)+\"\\]", "[Sealed …]"))
        .toList();
  }

  @Override
  public void close() {
    tables.close();
  }
}
