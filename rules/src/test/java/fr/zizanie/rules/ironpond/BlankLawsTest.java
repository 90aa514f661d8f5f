package fr.zizanie.rules.ironpond;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.blank.Blank;
import fr.zizanie.rules.ironpond.blank.RandomBlanks;
import fr.zizanie.rules.ironpond.blank.Vocabulary;
import fr.zizanie.rules.ironpond.cards.special.Kidnapping;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.option.Proposal;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.Setting;
import fr.zizanie.rules.laws.Laws;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The laws hold for any blank card that the reader accepts. */
class BlankLawsTest {
  private static final int DECKS = Integer.getInteger("blank.decks", 60);
  private static final int PLIES = Integer.getInteger("blank.plies", 120);
  private static final String PRINTED =
      "[1,2,8,11,12,21,22,25,26,28,29,32,33,34,36,41,44,53,57,61,63,66,68,69,71]";

  @Test
  void the_laws_hold_for_any_blank_card() {
    var broken = new TreeMap<String, Integer>();
    var verbs = new HashSet<String>();
    for (int i = 0; i < DECKS; i++) {
      var custom = RandomBlanks.cards(new SplittableRandom(i), 28);
      var options =
          Options.read(CardCase.GAME.profile().options(), Map.of("deck", PRINTED, "custom", custom))
              .orThrow();
      var game = new Playing(verbs, Proposal.setting(options));
      var report = Laws.check(game, options, i, PLIES);
      report.violation().ifPresent(v -> broken.merge(v.law() + ": " + v.detail(), 1, Integer::sum));
    }
    assertThat(broken).isEmpty();
    assertThat(verbs).containsExactlyInAnyOrderElementsOf(Vocabulary.all().verbs().keySet());
  }

  /** Notes which verbs of blank cards are played. */
  private static final class Playing extends Watched {
    private final Set<String> verbs;
    private final Setting setting;

    Playing(Set<String> verbs, Setting setting) {
      this.verbs = verbs;
      this.setting = setting;
    }

    @Override
    public IronPondState apply(IronPondState s, Choice c) {
      boolean begins = s.top() instanceof Frame.Ready || s.top() instanceof Frame.Moved;
      if (begins && c.kind() == Choice.Kind.CARD)
        for (Blank blank : setting.custom())
          if (blank.number() == c.a()) for (Blank.Verb verb : blank.does()) verbs.add(verb.name());
      return super.apply(s, c);
    }

    @Override
    public Optional<String> flaw(IronPondState s) {
      return super.flaw(s).or(() -> count(s));
    }

    /** Sixteen pieces each, on the board or off it; who is being kidnapped is neither. */
    private static Optional<String> count(IronPondState s) {
      for (Frame frame : s.frames())
        if (frame instanceof Kidnapping.Looking || frame instanceof Kidnapping.Guessing)
          return Optional.empty();
      Scene scene = s.scene();
      int all = scene.board().marks().spares().size();
      for (Component type : Component.all()) {
        all += Long.bitCount(scene.board().pieces().of(type));
        for (Seat seat : Seat.values())
          if (type != Component.CAMEL)
            all += scene.lost().taken(seat, type) + scene.lost().out(seat, type);
      }
      for (Seat seat : Seat.values()) all += scene.away().of(seat).isPresent() ? 1 : 0;
      return all == 32 ? Optional.empty() : Optional.of(all + " pieces");
    }
  }
}
