package fr.zizanie.rules.confusion.position;

import static fr.zizanie.rules.confusion.position.BadPosition.bad;

import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.confusion.state.Setting;
import fr.zizanie.rules.core.Seat;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The diagrams of one seat as text: {@code A6 C8 E+ H?}, every letter once, the captured ones too.
 *
 * <p>A promoted letter without number gets the lowest kind that is left for it.
 */
record Assignment(Setting setting, Seat seat) {
  private static final Pattern PIECE = Pattern.compile("([A-Z])([1-9]\\d?|\\?)?(\\+)?");
  private static final Pattern FIRST = Pattern.compile("([A-Z])([1-9]\\d?)");

  /**
   * {@return the state with the diagrams of a text, and with the first ones of promoted letters
   * such as {@code A12 L5}, or none}
   */
  ConfusionState read(String text, String first, ConfusionState state) {
    ConfusionState s = state;
    var firsts = firsts(first);
    int seen = 0;
    int used = 0;
    for (String word : text.split(" ", -1)) {
      var m = PIECE.matcher(word);
      int letter = m.matches() ? Diagrams.LETTERS.indexOf(m.group(1)) : -1;
      if (letter < 0 || letter >= setting.letters())
        throw bad(
            at() + "« " + word + " » n’est pas compris.",
            en() + "\"" + word + "\" is not understood.");
      if ((seen >> letter & 1) != 0)
        throw bad(
            at() + word.charAt(0) + " vient deux fois.", en() + word.charAt(0) + " comes twice.");
      seen |= 1 << letter;
      boolean promoted = m.group(3) != null;
      String named = m.group(2) == null ? "" : m.group(2);
      String before = firsts.remove(letter);
      if (before != null && (!promoted || !named.isEmpty()))
        throw bad(
            "first : " + word + " n’est pas une lettre promue sans numéro.",
            "first: " + word + " is no promoted letter without a number.");
      int kind = kind(word, before == null ? named : before, promoted);
      if (kind > 0 && (used >> kind & 1) != 0)
        throw bad(
            at() + "le diagramme " + Diagrams.name(kind) + " vient deux fois.",
            en() + "diagram " + Diagrams.name(kind) + " comes twice.");
      if (kind > 0) used |= 1 << kind;
      int piece = seat.ordinal() * Board.LETTERS + letter;
      s = s.with(s.kinds().with(piece, kind));
      if (promoted) s = s.with(s.facts().promoting(piece).heard(piece, promotable()));
    }
    if (seen != (1 << setting.letters()) - 1)
      throw bad(
          at() + "il faut chaque lettre une fois, prises comprises.",
          en() + "each letter is needed once, captured ones too.");
    return completed(s, used);
  }

  private Map<Integer, String> firsts(String text) {
    var out = new HashMap<Integer, String>();
    if (text.isEmpty()) return out;
    for (String word : text.split(" ", -1)) {
      var m = FIRST.matcher(word);
      int letter = m.matches() ? Diagrams.LETTERS.indexOf(m.group(1)) : -1;
      if (letter < 0 || letter >= setting.letters() || out.put(letter, m.group(2)) != null)
        throw bad(
            "first : « " + word + " » n’est pas compris ou vient deux fois.",
            "first: \"" + word + "\" is not understood or comes twice.");
    }
    return out;
  }

  private int kind(String word, String kind, boolean promoted) {
    if (kind.isEmpty()) {
      if (promoted) return 0;
      throw bad(at() + "il manque le numéro de " + word + ".", en() + word + " has no number.");
    }
    if (kind.equals("?")) {
      if (!setting.agents())
        throw bad(at() + "il n’y a pas d’agent double.", en() + "there is no double agent.");
      if (promoted)
        throw bad(
            at() + "l’agent double n’est jamais promu.",
            en() + "the double agent is never promoted.");
      return Diagrams.AGENT;
    }
    int number = Integer.parseInt(kind);
    if (number < 1 || number > Diagrams.KINDS)
      throw bad(
          at() + "les diagrammes vont de 1 à 12, pas " + kind + ".",
          en() + "diagrams go from 1 to 12, not " + kind + ".");
    if (promoted && (promotable() >> number - 1 & 1) == 0)
      throw bad(
          at() + "le diagramme " + kind + " n’est jamais promu (seuls 1, 5, 9 et 12).",
          en() + "diagram " + kind + " is never promoted (only 1, 5, 9 and 12).");
    return number;
  }

  private int promotable() {
    return setting.comrade() ? Diagrams.AGENT_BIT - 1 : Diagrams.PROMOTABLE;
  }

  private ConfusionState completed(ConfusionState state, int used) {
    ConfusionState s = state;
    int free = ((1 << setting.letters()) - 1) & ~(used >> 1);
    for (int letter = 0; letter < setting.letters(); letter++) {
      int piece = seat.ordinal() * Board.LETTERS + letter;
      if (s.kinds().kind(piece) != 0) continue;
      int bit = Integer.lowestOneBit(free);
      if ((promotable() & bit) == 0)
        throw bad(
            at()
                + "aucun diagramme promouvable ne reste pour "
                + Diagrams.LETTERS.charAt(letter)
                + ".",
            en() + "no diagram that promotes is left for " + Diagrams.LETTERS.charAt(letter) + ".");
      free &= ~bit;
      s = s.with(s.kinds().with(piece, Integer.numberOfTrailingZeros(bit) + 1));
    }
    return s;
  }

  private String at() {
    return "pieces, " + setting.name(seat) + " : ";
  }

  private String en() {
    return "pieces, " + setting.name(seat) + ": ";
  }
}
