package fr.zizanie.rules.ironpond;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.option.Proposal;
import fr.zizanie.rules.ironpond.text.TreeReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Every card has been tried in every way that the checklist of the rules (rules, 8) names, or
 * {@code coverage.txt} says why not; and every precondition of {@code coverage.txt} has been
 * refused.
 *
 * <p>Colours, views, replays, strict play and insisting come with every line of {@code cases.txt}.
 */
class CoverageTest {
  /** What each line of the tables may show about its card. */
  enum Column {
    PLAYS,
    F1,
    F2,
    F3,
    F4,
    NEUTRAL,
    MERGED,
    USURPER,
    TRAP,
    HOLE,
    REVERSED,
    RIGHTS,
    COUNTERED,
    CANCELLED
  }

  private static final List<String> COUNTERS = List.of("#32", "#39", "#42", "#52");
  private static final List<String> CANCELS = List.of("#1", "#13", "#14", "#33");

  private static List<String> lines(String name) {
    try (var in = Objects.requireNonNull(CoverageTest.class.getResourceAsStream(name))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(l -> !l.isBlank() && !l.startsWith("#"))
          .toList();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The columns of each card that some line covers. */
  private static Map<Integer, Set<Column>> covered() {
    var out = new HashMap<Integer, Set<Column>>();
    for (CardCase c : CardsTest.lines())
      out.computeIfAbsent(c.card(), _ -> new HashSet<>()).addAll(of(c));
    for (String line : lines("cards.jsonl")) {
      var fields = ((Tree.Fields) TreeReader.read(line).orElseThrow()).fields();
      int card = (int) ((Tree.Whole) get(fields, "card")).value();
      out.computeIfAbsent(card, _ -> new HashSet<>()).addAll(of(card, fields));
    }
    return out;
  }

  private static Set<Column> of(CardCase c) {
    var out = new HashSet<Column>();
    boolean plays = c.kind().equals("plays");
    if (plays) out.add(Column.PLAYS);
    if (c.kind().equals("annulled")) out.add(Column.valueOf(c.after()));
    for (String field : c.setUp()) {
      if (field.startsWith("marks=")) mark(field, out);
      if (field.startsWith("traps.")) out.add(Column.TRAP);
      if (field.startsWith("holes=")) out.add(Column.HOLE);
      if (field.equals("rev")) out.add(Column.REVERSED);
    }
    if (plays && (c.after().contains(" rights=") || c.after().contains(" passed=")))
      out.add(Column.RIGHTS);
    if (c.kind().equals("refused") && !c.fen().split(" ", -1)[3].equals("-"))
      out.add(Column.RIGHTS);
    Timing timing = Deck.card(Proposal.setting(CardsTest.ASSIST), c.card()).timing();
    if (plays && !timing.reacts()) out.add(Column.COUNTERED);
    if (plays && (timing == Timing.INSTEAD || timing == Timing.AFTER)) out.add(Column.CANCELLED);
    answered(c.card(), c.actions().stream().map(a -> a.replace("> ", "")).toList(), out);
    return out;
  }

  private static void mark(String text, Set<Column> out) {
    if (text.contains("neutral")) out.add(Column.NEUTRAL);
    if (text.contains("with")) out.add(Column.MERGED);
    if (text.contains("royal")) out.add(Column.USURPER);
  }

  private static Set<Column> of(int card, Map<String, Tree> fields) {
    var out = new HashSet<Column>();
    var position = ((Tree.Fields) get(fields, "position")).fields();
    mark(text(position, "marks"), out);
    if (text(position, "traps").contains("text")) out.add(Column.TRAP);
    if (text(position, "holes").contains("text")) out.add(Column.HOLE);
    if (text(position, "reversedPawns").contains("true")) out.add(Column.REVERSED);
    var steps = new ArrayList<String>();
    for (Tree step : ((Tree.Items) get(fields, "steps")).items())
      if (((Tree.Fields) step).fields().get("do") instanceof Tree.Text(String action))
        steps.add(action);
    if (text(fields, "expect").contains("rights")) out.add(Column.RIGHTS);
    answered(card, steps, out);
    return out;
  }

  /** Whether the card is countered, or its move cancelled, right after its announcement. */
  private static void answered(int card, List<String> actions, Set<Column> out) {
    for (int i = 1; i < actions.size(); i++) {
      if (!actions.get(i - 1).matches("#" + card + "( .*)?")) continue;
      if (COUNTERS.contains(actions.get(i))) out.add(Column.COUNTERED);
      if (CANCELS.contains(actions.get(i))) out.add(Column.CANCELLED);
    }
  }

  private static Tree get(Map<String, Tree> fields, String name) {
    return Optional.ofNullable(fields.get(name)).orElseThrow();
  }

  private static String text(Map<String, Tree> fields, String name) {
    return fields.containsKey(name) ? get(fields, name).toString() : "";
  }

  private static List<Integer> numbers(String text) {
    return Arrays.stream(text.split(" ", -1)).map(Integer::parseInt).toList();
  }

  /** The columns that a card need not be tried in, by {@code coverage.txt}. */
  private static Map<Integer, Set<Column>> excused() {
    var out = new HashMap<Integer, Set<Column>>();
    for (String line : lines("coverage.txt")) {
      String[] f = line.split("\\|", -1);
      if (f[0].equals("needs")) continue;
      assertThat(f).as(line).hasSize(3);
      assertThat(f[2]).as(line).isNotBlank();
      for (int card : numbers(f[1]))
        for (String column : f[0].split(" ", -1))
          assertThat(out.computeIfAbsent(card, _ -> new HashSet<>()).add(Column.valueOf(column)))
              .as(column + " " + card)
              .isTrue();
    }
    return out;
  }

  @Test
  void every_card_is_tried_in_every_way_or_there_is_a_reason() {
    var covered = covered();
    var excused = excused();
    var missing = new ArrayList<String>();
    var idle = new ArrayList<String>();
    for (int card = 1; card <= Deck.printed().size(); card++)
      for (Column column : Column.values()) {
        boolean tried = covered.getOrDefault(card, Set.of()).contains(column);
        boolean reason = excused.getOrDefault(card, Set.of()).contains(column);
        if (!tried && !reason) missing.add(column + " " + card);
        if (tried && reason) idle.add(column + " " + card);
      }
    assertThat(missing).as("neither tried nor excused").isEmpty();
    assertThat(idle).as("tried, though excused").isEmpty();
  }

  @Test
  void every_precondition_is_refused_with_its_reason() {
    var refused = new HashMap<Integer, Set<String>>();
    for (CardCase c : CardsTest.lines())
      if (c.kind().equals("refused"))
        refused.computeIfAbsent(c.card(), _ -> new HashSet<>()).add(c.after());
    var missing = new ArrayList<String>();
    var listed = new HashSet<Integer>();
    for (String line : lines("coverage.txt")) {
      String[] f = line.split("\\|", -1);
      if (!f[0].equals("needs")) continue;
      for (int card : numbers(f[1])) {
        listed.add(card);
        for (String words : f[2].split(" / ", -1))
          if (!refused.getOrDefault(card, Set.of()).contains(words))
            missing.add(card + " " + words);
      }
    }
    for (int card = 1; card <= Deck.printed().size(); card++)
      if (!listed.contains(card)) missing.add(card + " has no precondition listed");
    assertThat(missing).isEmpty();
  }
}
