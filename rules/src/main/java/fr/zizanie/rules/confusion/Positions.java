package fr.zizanie.rules.confusion;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Positions as named fields (Formats, 3): {@code board}, {@code turn}, {@code pieces}, and where
 * they say something {@code first}, {@code cover}, {@code exposed}, {@code played} and {@code
 * quiet}.
 *
 * @param setting the options, which a position doesn't tell
 */
record Positions(Setting setting) {
  private static final List<String> FIELDS =
      List.of("board", "turn", "pieces", "first", "cover", "exposed", "played", "quiet");

  private static final Tree NOTHING = new Tree.Text("");

  /** Ends the reading with a refusal; never leaves this class. */
  private static final class Bad extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient Answer<ConfusionState> answer;

    private Bad(String fr, String en) {
      super(en);
      answer = Answer.no(Reason.BAD_POSITION.because(fr, en));
    }
  }

  static RuntimeException bad(String fr, String en) {
    return new Bad(fr, en);
  }

  static Tree write(ConfusionState s) {
    return write(s.setting(), s.board(), s.moment(), s.kinds(), s.facts());
  }

  static Tree write(Setting setting, Board board, Moment moment, Kinds kinds, Facts facts) {
    var out = new LinkedHashMap<String, Tree>();
    out.put("board", new Tree.Text(board.toString()));
    out.put("turn", new Tree.Text(setting.name(moment.by())));
    var pieces = new LinkedHashMap<String, Tree>();
    var firsts = new LinkedHashMap<String, Tree>();
    var covers = new LinkedHashMap<String, Tree>();
    var played = new LinkedHashMap<String, Tree>();
    var exposed = new ArrayList<Tree>();
    for (Seat seat : Seat.values()) {
      int side = seat.ordinal();
      String name = setting.name(seat);
      pieces.put(name, new Tree.Text(pieces(setting, kinds, facts, side)));
      String first = first(setting, kinds, facts, side);
      if (!first.isEmpty() && !Assignment.obvious(setting, kinds, facts, side))
        firsts.put(name, new Tree.Text(first));
      if (kinds.cover(side) != 0) covers.put(name, new Tree.Whole(kinds.cover(side)));
      if (facts.playedBy(side) > 0) played.put(name, new Tree.Text(played(facts, side)));
      int agent = kinds.agent(side);
      if (agent >= 0 && facts.exposed(agent)) exposed.add(new Tree.Text(name));
    }
    out.put("pieces", new Tree.Fields(pieces));
    if (!firsts.isEmpty()) out.put("first", new Tree.Fields(firsts));
    if (!covers.isEmpty()) out.put("cover", new Tree.Fields(covers));
    if (!exposed.isEmpty()) out.put("exposed", new Tree.Items(exposed));
    if (!played.isEmpty()) out.put("played", new Tree.Fields(played));
    if (moment.quiet() > 0) out.put("quiet", new Tree.Whole(moment.quiet()));
    return new Tree.Fields(out);
  }

  private static String played(Facts facts, int side) {
    var out = new ArrayList<String>();
    for (Token token : Token.values()) if (facts.played(side, token)) out.add(token.word().text());
    return String.join(" ", out);
  }

  /**
   * {@return the letters of a side with what {@code kinds} tells of them, such as {@code A6 C+}}
   */
  static String pieces(Setting setting, Kinds kinds, Facts facts, int side) {
    var out = new ArrayList<String>();
    for (int letter = 0; letter < setting.letters(); letter++) {
      int piece = side * Board.LETTERS + letter;
      boolean promoted = facts.promoted(piece);
      boolean kind = kinds.kind(piece) != 0 && !promoted;
      out.add(
          Diagrams.LETTERS.charAt(letter)
              + (kind ? Diagrams.name(kinds.kind(piece)) : "")
              + (promoted ? "+" : ""));
    }
    return String.join(" ", out);
  }

  /**
   * {@return the promoted letters of a side whose first diagram is known, such as {@code A12 L5}}
   */
  static String first(Setting setting, Kinds kinds, Facts facts, int side) {
    var out = new ArrayList<String>();
    for (int letter = 0; letter < setting.letters(); letter++) {
      int piece = side * Board.LETTERS + letter;
      if (facts.promoted(piece) && kinds.kind(piece) != 0)
        out.add(Diagrams.LETTERS.charAt(letter) + Diagrams.name(kinds.kind(piece)));
    }
    return String.join(" ", out);
  }

  Answer<ConfusionState> read(Tree tree) {
    try {
      return Answer.ok(state(fields(tree, "position")));
    } catch (Bad bad) {
      return bad.answer;
    }
  }

  private ConfusionState state(Map<String, Tree> fields) {
    for (String name : fields.keySet())
      if (!FIELDS.contains(name))
        throw bad("Le champ " + name + " est inconnu.", "The field " + name + " is unknown.");
    for (String name : FIELDS.subList(0, 3))
      if (!fields.containsKey(name))
        throw bad("Il manque le champ " + name + ".", "The field " + name + " is missing.");
    Board board = new BoardReader(setting).read(text(fields, "board"));
    Seat turn = seat(text(fields, "turn"));
    var state =
        new ConfusionState(
            setting,
            board,
            Kinds.NONE,
            Facts.none(setting.letters()),
            new Moment(Phase.TRY, turn, 0, 0, 0));
    var pieces = seats(fields, "pieces");
    var firsts = fields.containsKey("first") ? seats(fields, "first") : Map.<Seat, Tree>of();
    for (Seat seat : Seat.values()) {
      if (!(pieces.get(seat) instanceof Tree.Text(String letters)))
        throw bad(
            "pieces : il manque les lettres de " + setting.name(seat) + ".",
            "pieces: the letters of " + setting.name(seat) + " are missing.");
      if (!(firsts.getOrDefault(seat, NOTHING) instanceof Tree.Text(String first)))
        throw bad("first : il faut un texte.", "first: a text is needed.");
      state = new Assignment(setting, seat).read(letters, first, state);
    }
    state = exposed(fields, state);
    state = covered(fields, state);
    return Play.loaded(tokens(fields, state), quiet(fields));
  }

  private ConfusionState exposed(Map<String, Tree> fields, ConfusionState state) {
    ConfusionState s = state;
    if (!fields.containsKey("exposed")) return s;
    if (!(fields.get("exposed") instanceof Tree.Items(List<Tree> items)))
      throw bad("exposed : il faut une liste de camps.", "exposed: a list of seats is needed.");
    for (Tree item : items) {
      if (!(item instanceof Tree.Text(String name)))
        throw bad("exposed : il faut des noms de camps.", "exposed: names of seats are needed.");
      int agent = s.kinds().agent(seat(name).ordinal());
      if (agent < 0 || s.board().square(agent) != 0)
        throw bad(
            "exposed : l’agent de " + name + " n’a pas quitté le plateau.",
            "exposed: the agent of " + name + " has not left the board.");
      s = s.with(s.facts().exposing(agent));
    }
    return s;
  }

  private ConfusionState covered(Map<String, Tree> fields, ConfusionState state) {
    ConfusionState s = state;
    var covers = fields.containsKey("cover") ? seats(fields, "cover") : Map.<Seat, Tree>of();
    for (Seat seat : Seat.values()) {
      String name = setting.name(seat);
      boolean needed = setting.covers() && s.agent(seat.ordinal()) >= 0;
      if (!needed && covers.containsKey(seat))
        throw bad(
            "cover : " + name + " n’a pas d’agent à couvrir.",
            "cover: " + name + " has no agent to cover.");
      if (!needed) continue;
      if (!(covers.get(seat) instanceof Tree.Whole(long kind)) || kind < 1 || kind > Diagrams.KINDS)
        throw bad(
            "cover : il faut un numéro de 1 à 12 pour l’agent de " + name + ".",
            "cover: a number from 1 to 12 is needed for the agent of " + name + ".");
      s = s.with(s.kinds().covered(seat.ordinal(), (int) kind));
    }
    return s;
  }

  private ConfusionState tokens(Map<String, Tree> fields, ConfusionState state) {
    ConfusionState s = state;
    if (!fields.containsKey("played")) return s;
    for (var entry : seats(fields, "played").entrySet()) {
      int side = entry.getKey().ordinal();
      if (!(entry.getValue() instanceof Tree.Text(String words)))
        throw bad("played : il faut des mots.", "played: words are needed.");
      for (String word : words.split(" ", -1)) {
        var token = token(word);
        if (token.isEmpty() || s.facts().played(side, token.get()))
          throw bad(
              "played : « " + word + " » n’est pas un jeton ou vient deux fois.",
              "played: \"" + word + "\" is no token or comes twice.");
        s = s.with(s.facts().playing(side, token.get()));
      }
      if (s.facts().playedBy(side) > setting.tokens(entry.getKey()))
        throw bad(
            "played : ce camp n’avait pas autant de jetons.",
            "played: this side did not have so many tokens.");
    }
    return s;
  }

  private static Optional<Token> token(String word) {
    for (Token token : Token.values())
      if (token.word().text().equals(word)) return Optional.of(token);
    return Optional.empty();
  }

  private int quiet(Map<String, Tree> fields) {
    if (!fields.containsKey("quiet")) return 0;
    if (!(fields.get("quiet") instanceof Tree.Whole(long quiet))
        || quiet < 0
        || quiet >= Math.max(1, setting.cap()))
      throw bad(
          "quiet : il faut un nombre de tours au-dessous de l’option cap.",
          "quiet: a number of turns below the option cap is needed.");
    return (int) quiet;
  }

  private static Map<String, Tree> fields(Tree tree, String name) {
    if (tree instanceof Tree.Fields(var fields)) return fields;
    throw bad(name + " : il faut des champs nommés.", name + ": named fields are needed.");
  }

  private Map<Seat, Tree> seats(Map<String, Tree> fields, String name) {
    var out = new LinkedHashMap<Seat, Tree>();
    for (var entry : fields(tree(fields, name), name).entrySet())
      if (out.put(seat(entry.getKey()), entry.getValue()) != null)
        throw bad(name + " : un camp vient deux fois.", name + ": a seat comes twice.");
    return out;
  }

  private static Tree tree(Map<String, Tree> fields, String name) {
    return Optional.ofNullable(fields.get(name)).orElseThrow();
  }

  /** A seat by the name that it has in this edition. */
  private Seat seat(String name) {
    for (Seat seat : Seat.values()) if (setting.name(seat).equals(name)) return seat;
    throw bad("Le camp « " + name + " » n’existe pas.", "There is no seat \"" + name + "\".");
  }

  private static String text(Map<String, Tree> fields, String name) {
    if (fields.get(name) instanceof Tree.Text(String text)) return text;
    throw bad(name + " : il faut un texte.", name + ": a text is needed.");
  }
}
