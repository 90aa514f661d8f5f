package fr.zizanie.sheets.confusion;

import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.knowledge.Knowledge;
import fr.zizanie.rules.confusion.state.ConfusionView;
import fr.zizanie.rules.confusion.state.Setting;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.sheets.confusion.ConfusionBeside.Letter;
import fr.zizanie.sheets.json.Atom;
import fr.zizanie.sheets.json.Precompiled;
import fr.zizanie.sheets.kept.Latest;
import fr.zizanie.sheets.wire.board.BySeat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The exact knowledge of both seats, as far as the notebook mode allows. What a few of the last
 * facts came to is kept, as most tries tell about one letter of one seat.
 */
final class ConfusionNotes {
  private static final int KEPT = 6;
  private static final String AGENT = "?";

  /** How many sets of kinds are kept as JSON: of all games together there are 8,191. */
  private static final int SETS_KEPT = 1_024;

  /** The JSON of a letter of which a set of kinds is told, and no more. */
  private static final Map<Integer, Precompiled<Letter>> SETS = Latest.shared(SETS_KEPT);

  private record Key(List<Integer> masks, boolean probabilities) {}

  /** The letters of one seat, and how many assignments are left. */
  private record Worked(Map<String, Precompiled<Letter>> letters, String left) {}

  private final Map<Key, Worked> kept = Latest.of(KEPT);

  /** {@return whether the seats of this match have agreed to see any of it} */
  static boolean open(ConfusionView view) {
    return !view.setting().notebook().equals("paper");
  }

  /** {@return who knows what, by seat and letter: as agreed, or {@code all} of it} */
  Map<String, Map<String, Precompiled<Letter>>> of(
      ConfusionView view, Profile profile, boolean all) {
    return all || open(view)
        ? BySeat.of(profile, seat -> worked(view, seat, all || probable(view.setting())).letters)
        : Map.of();
  }

  private static boolean probable(Setting setting) {
    return setting.notebook().equals("oracle");
  }

  /** {@return how many possibilities are left for a seat, in decimal} */
  String left(ConfusionView view, Seat seat) {
    return worked(view, seat, true).left;
  }

  private Worked worked(ConfusionView view, Seat seat, boolean probabilities) {
    return kept.computeIfAbsent(
        new Key(view.masks(seat), probabilities),
        _ -> {
          var knowledge = view.knowledge(seat);
          return new Worked(letters(knowledge, probabilities), Long.toString(knowledge.total()));
        });
  }

  private static Map<String, Precompiled<Letter>> letters(
      Knowledge knowledge, boolean probabilities) {
    var counts = knowledge.counts();
    double total = knowledge.total();
    var out = new LinkedHashMap<String, Precompiled<Letter>>();
    for (int letter = 0; letter < counts.length; letter++) {
      long[] ways = counts[letter];
      int possible = possible(ways);
      out.put(
          Ways.letter(letter),
          probabilities
              ? json(possible, Optional.of(shares(ways, total)))
              : SETS.computeIfAbsent(possible, set -> json(set, Optional.empty())));
    }
    return out;
  }

  private static Precompiled<Letter> json(int possible, Optional<Map<String, Double>> shares) {
    var kinds = new ArrayList<Atom>();
    for (int kind = 1; kind <= Diagrams.AGENT; kind++)
      if ((possible >> kind & 1) == 1)
        kinds.add(kind == Diagrams.AGENT ? Atom.of(AGENT) : Atom.of(kind));
    return Precompiled.of(new Letter(kinds, shares), ConfusionCodecs::write);
  }

  /** The kinds that some assignment gives to a letter, as a set. */
  private static int possible(long[] ways) {
    int set = 0;
    for (int kind = 1; kind <= Diagrams.AGENT; kind++) if (ways[kind] > 0) set |= 1 << kind;
    return set;
  }

  /** How many of all assignments give a letter each kind. */
  private static Map<String, Double> shares(long[] ways, double total) {
    var out = new LinkedHashMap<String, Double>();
    for (int kind = 1; kind <= Diagrams.AGENT; kind++)
      if (ways[kind] > 0)
        out.put(kind == Diagrams.AGENT ? AGENT : Integer.toString(kind), ways[kind] / total);
    return out;
  }
}
