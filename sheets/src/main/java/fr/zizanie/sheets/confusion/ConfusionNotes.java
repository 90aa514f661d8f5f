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
    for (int letter = 0; letter < counts.length; letter++)
      out.put(
          Ways.letter(letter),
          Precompiled.of(letter(counts[letter], total, probabilities), ConfusionCodecs::write));
    return out;
  }

  /** How many assignments give a letter each kind: what that tells of it. */
  private static Letter letter(long[] counts, double total, boolean probabilities) {
    var possible = new ArrayList<Atom>();
    var shares = new LinkedHashMap<String, Double>();
    for (int kind = 1; kind <= Diagrams.AGENT; kind++)
      if (counts[kind] > 0) {
        possible.add(kind == Diagrams.AGENT ? Atom.of(AGENT) : Atom.of(kind));
        shares.put(kind == Diagrams.AGENT ? AGENT : Integer.toString(kind), counts[kind] / total);
      }
    return new Letter(possible, probabilities ? Optional.of(shares) : Optional.empty());
  }
}
