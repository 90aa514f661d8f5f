package fr.zizanie.rules.ironpond;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.ironpond.CardCase.Line;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.cards.Deck;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Every card has been tried in every way that the checklist of the rules (rules, 8) names, or its
 * file says why not; and every precondition that its file names has been refused.
 *
 * <p>Colours, views, replays, strict play and insisting come with every case.
 */
class CoverageTest {
  /** What a case may show about its card. */
  enum Way {
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

  private static final List<String> COUNTERS = tokens(Trait.ANNULS, Timing.ON_CARD);
  private static final List<String> CANCELS =
      Stream.of(Timing.ON_MOVE, Timing.ON_CHECK)
          .flatMap(when -> tokens(Trait.REWINDS, when).stream())
          .toList();

  private static List<String> tokens(Trait trait, Timing when) {
    return Deck.with(trait).common(Deck.played(when)).list().stream().map(n -> "#" + n).toList();
  }

  private static Set<Way> covered(CardFile file) {
    var out = EnumSet.noneOf(Way.class);
    for (CardCase c : file.cases()) {
      cover(c, out);
      answered(c, out);
    }
    return out;
  }

  private static void cover(CardCase c, Set<Way> out) {
    if (!c.broken().isEmpty()) out.add(Way.valueOf(c.broken()));
    for (String field : c.setUp().fields()) {
      if (field.startsWith("marks=")) mark(field, out);
      if (field.startsWith("traps.")) out.add(Way.TRAP);
      if (field.startsWith("holes=")) out.add(Way.HOLE);
      if (field.equals("rev")) out.add(Way.REVERSED);
    }
    boolean passing = !c.setUp().fen().split(" ", -1)[3].equals("-");
    if (c.lines().getLast() instanceof Line.Refused && passing) out.add(Way.RIGHTS);
    if (!(c.lines().getLast() instanceof Line.Holds(var said))) return;
    out.add(Way.PLAYS);
    if (said.stream().anyMatch(w -> w.startsWith("rights=") || w.startsWith("passed=")))
      out.add(Way.RIGHTS);
    Timing timing = CardsTest.timing(c.card());
    if (!timing.reacts()) out.add(Way.COUNTERED);
    if (timing == Timing.INSTEAD || timing == Timing.AFTER) out.add(Way.CANCELLED);
  }

  private static void mark(String text, Set<Way> out) {
    if (text.contains("neutral")) out.add(Way.NEUTRAL);
    if (text.contains("with")) out.add(Way.MERGED);
    if (text.contains("royal")) out.add(Way.USURPER);
  }

  /** Whether the card is countered, or its move cancelled, right after its announcement. */
  private static void answered(CardCase c, Set<Way> out) {
    var actions = c.actions().stream().map(a -> a.replace("> ", "")).toList();
    for (int i = 1; i < actions.size(); i++) {
      if (!actions.get(i - 1).matches("#" + c.card() + "( .*)?")) continue;
      if (COUNTERS.contains(actions.get(i))) out.add(Way.COUNTERED);
      if (CANCELS.contains(actions.get(i))) out.add(Way.CANCELLED);
    }
  }

  /** What the timing of a card rules out, and what its file gives a reason for. */
  private static Set<Way> excused(CardFile file) {
    var out = EnumSet.noneOf(Way.class);
    for (String way : file.untried().keySet()) assertThat(out.add(Way.valueOf(way))).isTrue();
    Timing timing = CardsTest.timing(file.card());
    // Only a card before the move leaves a move to be made, and one at any time nothing at all.
    if (timing != Timing.BEFORE && timing != Timing.ANY) out.add(Way.F4);
    // A card before the move stays when the move is cancelled (R13); an answer is no move.
    if (timing != Timing.INSTEAD && timing != Timing.AFTER) out.add(Way.CANCELLED);
    // Whoever would counter a counter has used their slot for the card that was countered (R5).
    if (timing == Timing.ON_CARD) out.add(Way.COUNTERED);
    return out;
  }

  @Test
  void every_card_is_tried_in_every_way_or_there_is_a_reason() {
    var missing = new ArrayList<String>();
    var idle = new ArrayList<String>();
    for (CardFile file : CardFile.all()) {
      var covered = covered(file);
      var excused = excused(file);
      for (Way way : Way.values()) {
        boolean tried = covered.contains(way);
        boolean reason = excused.contains(way);
        if (!tried && !reason) missing.add(way + " " + file.card());
        if (tried && reason) idle.add(way + " " + file.card());
      }
    }
    assertThat(missing).as("neither tried nor excused").isEmpty();
    assertThat(idle).as("tried, though excused").isEmpty();
  }

  @Test
  void every_precondition_is_refused_with_its_reason() {
    var missing = new ArrayList<String>();
    for (CardFile file : CardFile.all()) {
      if (file.needs().isEmpty()) missing.add(file.card() + " has no precondition listed");
      var refused =
          file.cases().stream()
              .map(c -> c.lines().getLast())
              .map(line -> line instanceof Line.Refused(_, String words) ? words : "")
              .collect(Collectors.toSet());
      for (String words : file.needs())
        if (!refused.contains(words)) missing.add(file.card() + " " + words);
    }
    assertThat(missing).isEmpty();
  }
}
