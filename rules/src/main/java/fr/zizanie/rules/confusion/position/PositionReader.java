package fr.zizanie.rules.confusion.position;

import static fr.zizanie.rules.confusion.position.BadPosition.bad;

import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.knowledge.Facts;
import fr.zizanie.rules.confusion.knowledge.Kinds;
import fr.zizanie.rules.confusion.knowledge.Token;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.confusion.state.Moment;
import fr.zizanie.rules.confusion.state.Phase;
import fr.zizanie.rules.confusion.state.Setting;
import fr.zizanie.rules.confusion.turn.Play;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Answer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the fields that {@link Positions} writes.
 *
 * @param setting the options, which a position doesn't tell
 */
public record PositionReader(Setting setting) {
  private static final List<String> FIELDS =
      List.of("board", "turn", "pieces", "first", "cover", "exposed", "played", "quiet");

  private static final Tree NOTHING = new Tree.Text("");

  /** {@return the state at the start of a turn, or what is wrong} */
  public Answer<ConfusionState> read(Tree tree) {
    try {
      return Answer.ok(state(fields(tree, "position")));
    } catch (BadPosition bad) {
      return Answer.no(bad.refusal());
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
    for (Token token : Token.values()) if (token.text().equals(word)) return Optional.of(token);
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
