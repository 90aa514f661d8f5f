package fr.zizanie.server.matches;

import static fr.zizanie.server.matches.Tables.ANN;
import static fr.zizanie.server.matches.Tables.BOB;
import static fr.zizanie.server.matches.Tables.EVE;
import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.confusion.state.ConfusionView;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.sheets.Checked;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * Non-interference over every channel of Architecture, 4.5: two worlds that differ only in what
 * White may not know look the same to White and to everybody, byte by byte.
 */
class ConfusionSecrecyTest {
  private static final Confusion GAME = new Confusion();

  @TempDir Path data;

  /** Something that a seat did. */
  private record Said(Seat by, String text) {}

  private static Options options(String... words) {
    var given = new TreeMap<String, String>();
    for (String word : words) {
      var parts = List.of(word.split("=", 2));
      given.put(parts.getFirst(), parts.getLast());
    }
    return Options.read(GAME.profile().options(), given).orThrow();
  }

  private World<ConfusionState, ConfusionView> world(Match<ConfusionState, ConfusionView> dealt)
      throws Exception {
    return new World<>(data, dealt);
  }

  /** Everything that White and everybody can get now, and all that was pushed so far. */
  private static List<String> channels(World<ConfusionState, ConfusionView> world) {
    return world.channels(List.of("white", "public", "truth"), asked(world));
  }

  private static List<String> asked(World<ConfusionState, ConfusionView> world) {
    var out = new ArrayList<String>();
    for (Seat seat : Seat.values()) {
      var ann = world.table.asker(ANN.id(), seat, world.version());
      for (String word : List.of("", "swap", "reveal", "out", "cover", "swap A", "L-S1", "yes")) {
        List<String> picks = word.isEmpty() ? List.of() : List.of(word.split(" ", -1));
        out.add(Checked.told(world.table.questions().picks(ann, picks)));
      }
    }
    return out;
  }

  /** What White hears of things that are not to be had; nothing of it may happen. */
  private static List<String> refusals(World<ConfusionState, ConfusionView> world) {
    var out = new ArrayList<String>();
    var table = world.table;
    if (table.match().outcome().isPresent()) return out;
    int version = world.version();
    var offered = GAME.choices(world.state());
    for (String letter : List.of("A", "L", "LZ", "X", "Z"))
      for (String way : List.of("N1", "N10", "SE3", "S2", "W1")) {
        String token = letter + "-" + way;
        Choice choice = GAME.notation().parse(token).orElseThrow();
        if (table.match().turn().is(Seat.FIRST) && offered.contains(choice)) continue;
        out.add(Checked.told(table.play(ANN.id(), Seat.FIRST, version, token)));
      }
    for (String text : List.of("yes", "promote", "take", "cover 3", "double", "nonsense"))
      if (!(table.match().play(Seat.FIRST, text) instanceof Answer.Ok<?>))
        out.add(Checked.told(table.play(ANN.id(), Seat.FIRST, version, text)));
    out.add(Checked.told(table.play(ANN.id(), Seat.SECOND, version, "L-S1")));
    out.add(Checked.told(table.play(EVE, Seat.FIRST, version, "L-S1")));
    return out;
  }

  private static Match<ConfusionState, ConfusionView> dealt(Options options, List<Choice> deals) {
    var match = Match.begin(GAME, options);
    for (Choice deal : deals) match = match.enter(new Entry.Dealt(deal)).orThrow();
    return match;
  }

  private static List<Choice> deals(Match<?, ?> match) {
    var out = new ArrayList<Choice>();
    for (Entry entry : match.log()) if (entry instanceof Entry.Dealt(Choice deal)) out.add(deal);
    return out;
  }

  /** A random game with now and then a request; what was said is put into {@code said}. */
  private static Match<ConfusionState, ConfusionView> random(
      Match<ConfusionState, ConfusionView> dealt, int actions, Random random, List<Said> said) {
    var match = dealt;
    while (said.size() < actions && match.turn() instanceof Turn.Of(Seat seat)) {
      var lines = Lines.actions(GAME, match.state(), 5_000);
      var tries = lines.stream().filter(l -> l.getFirst().kind() == Choice.Kind.MOVE).toList();
      var pool = tries.isEmpty() || random.nextInt(6) == 0 ? lines : tries;
      String text = GAME.notation().print(pool.get(random.nextInt(pool.size())));
      if (random.nextInt(12) == 0 && match.status().asked().isEmpty()) text = "offer draw";
      var next = match.play(seat, text).orThrow();
      said.add(new Said(seat, text));
      match = next;
    }
    return match;
  }

  /** Another deal of White's that gives the same answers to all that was said, if one is found. */
  private static Optional<Match<ConfusionState, ConfusionView>> twin(
      Match<ConfusionState, ConfusionView> dealt,
      Match<ConfusionState, ConfusionView> end,
      List<Said> said,
      Random random) {
    var view = GAME.view(end.state(), Viewer.FIRST);
    for (int i = 0; i < 50; i++) {
      var other = GAME.sample(view, random);
      var deals = new ArrayList<>(deals(dealt));
      for (int letter = 0; letter < end.state().setting().letters(); letter++)
        deals.set(letter, Choice.card(other.kind(Seat.FIRST, letter)));
      if (deals.equals(deals(dealt))) continue;
      var twin = dealt(dealt.start().options(), deals);
      if (same(dealt, twin, said)) return Optional.of(twin);
    }
    return Optional.empty();
  }

  private static boolean same(
      Match<ConfusionState, ConfusionView> one,
      Match<ConfusionState, ConfusionView> other,
      List<Said> said) {
    var a = one;
    var b = other;
    for (Said s : said) {
      a = a.play(s.by, s.text).orThrow();
      if (!(b.play(s.by, s.text) instanceof Answer.Ok<Match<ConfusionState, ConfusionView>>(var m)))
        return false;
      b = m;
      if (!GAME.view(a.state(), Viewer.PUBLIC).equals(GAME.view(b.state(), Viewer.PUBLIC)))
        return false;
    }
    return true;
  }

  private void twins(int worlds, String... words) throws Exception {
    var random = new Random(11);
    var options = options(words);
    int compared = 0;
    for (int seed = 0; compared < worlds; seed++) {
      assertThat(seed).as("too few twins").isLessThan(worlds * 20);
      var dealt =
          Match.begin(GAME, options).deal(SeedDealer.of("secret" + seed, GAME.profile().id()));
      var said = new ArrayList<Said>();
      var end = random(dealt, 40, random, said);
      if (end.outcome().isPresent()) continue;
      var twin = twin(dealt, end, said, random);
      if (twin.isEmpty()) continue;
      compared++;
      compare(dealt, twin.get(), said);
    }
  }

  private void compare(
      Match<ConfusionState, ConfusionView> dealt,
      Match<ConfusionState, ConfusionView> twin,
      List<Said> said)
      throws Exception {
    try (var one = world(dealt);
        var other = world(twin)) {
      assertThat(channels(other)).isEqualTo(channels(one));
      for (int i = 0; i < said.size(); i++) {
        one.say(said.get(i).by, said.get(i).text);
        other.say(said.get(i).by, said.get(i).text);
        if (i % 5 == 0) assertThat(refusals(other)).isEqualTo(refusals(one));
        assertThat(other.sheet()).isEqualTo(one.sheet());
      }
      assertThat(channels(other)).isEqualTo(channels(one));
      assertThat(other.state()).isNotEqualTo(one.state());
    }
  }

  @Test
  void white_cannot_tell_worlds_with_other_diagrams_of_his_own_in_abbotts_edition()
      throws Exception {
    twins(4);
    twins(1, "notebook=oracle");
    twins(1, "notebook=paper");
  }

  @Test
  void nor_in_the_stronghold_edition_with_answers_that_are_asked() throws Exception {
    twins(3, "edition=spies", "tokens=3:3", "late=true");
    twins(2, "edition=spies", "comrade=true", "notebook=oracle", "late=true");
    twins(1, "edition=spies", "honor=true", "small=true", "late=true");
  }

  @Test
  void nor_with_covers() throws Exception {
    twins(2, "edition=spies", "answers=cover", "tokens=2:3", "late=true");
  }

  private static Match<ConfusionState, ConfusionView> covered() {
    return Match.begin(GAME, options("edition=spies", "answers=cover"))
        .deal(SeedDealer.of("cover", "confusion"));
  }

  /** Plays the words in two worlds; those with a star happen in the first one only. */
  private void unnoticed(String... script) throws Exception {
    try (var one = world(covered());
        var other = world(covered())) {
      for (String line : script) {
        boolean secret = line.startsWith("*");
        var words = List.of(line.substring(secret ? 1 : 0).split(": ", 2));
        var said =
            new Said(words.getFirst().equals("white") ? Seat.FIRST : Seat.SECOND, words.getLast());
        one.pass(100);
        other.pass(100);
        int heard = one.pushed().size();
        one.say(said.by, said.text);
        if (secret) assertThat(one.pushed()).hasSize(heard);
        else other.say(said.by, said.text);
        assertThat(channels(one)).as(line).isEqualTo(channels(other));
      }
      assertThat(one.table.match().log()).isNotEqualTo(other.table.match().log());
    }
  }

  @Test
  void a_changed_cover_tells_its_owner_nothing() throws Exception {
    unnoticed("white: L-S1", "*red: cover 6", "red: A-N1", "white: L-S1", "*red: cover 7");
  }

  @Test
  void nor_does_it_by_what_becomes_of_a_request() throws Exception {
    unnoticed("white: L-S1", "white: offer draw", "*red: cover 6", "red: A-N1");
    unnoticed(
        "white: L-S1",
        "white: offer takeback",
        "*red: cover 6",
        "red: accept takeback",
        "white: L-S2");
    unnoticed(
        "white: L-S1",
        "red: A-N1",
        "white: L-W1",
        "*red: cover 6",
        "red: offer takeback",
        "white: accept takeback",
        "red: A-N2");
    unnoticed(
        "white: L-S1", "red: offer draw", "*red: cover 6", "white: decline draw", "red: A-N1");
  }

  @Test
  void its_master_sees_it_and_may_not_take_it_back_alone() throws Exception {
    try (var world = world(covered())) {
      world.say(Seat.FIRST, "L-S1");
      world.say(Seat.SECOND, "cover 6");
      JsonNode sheet = Tables.sheet(world.table, BOB.id());
      assertThat(sheet.get("cover").intValue()).isEqualTo(6);
      assertThat(sheet.get("offer").get("words").toString()).doesNotContain("offer takeback");
      assertThat(Checked.told(Tables.say(world.table, Seat.SECOND, "offer takeback")))
          .contains("NOTHING_TO_UNDO");
    }
  }
}
