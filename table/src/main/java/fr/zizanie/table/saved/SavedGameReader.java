package fr.zizanie.table.saved;

import fr.zizanie.players.Players;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.sheets.json.Trees;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Seed;
import fr.zizanie.table.setup.Setup;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads saved games: whatever is in them was written by anybody. */
final class SavedGameReader {
  /** How many letters a saved game has at most, with a deck of a club's own. */
  private static final int LONGEST = 2 * 1024 * 1024;

  /** More than a table lets happen. */
  private static final int MOST_ENTRIES = 50_000;

  /** The latest moment that a browser can write as a date, in milliseconds since 1970. */
  private static final long LATEST = 8_640_000_000_000_000L;

  private static final Refusal TOO_LONG =
      Reason.TOO_LONG.because(
          "Une partie sauvegardée a 2 Mio et 50 000 lignes au plus.",
          "A saved game has at most 2 MiB and 50,000 lines.");

  private static final Refusal FOREIGN =
      Reason.BAD_RECORD.because(
          "Ce n’est pas une partie sauvegardée de Zizanie.",
          "This is not a saved game of Zizanie.");

  private static final Refusal NEWER =
      Reason.BAD_RECORD.because(
          "Cette partie a été sauvegardée par une autre version de Zizanie : mettez Zizanie à jour.",
          "This game was saved by another version of Zizanie: update Zizanie.");

  private final Map<String, Tree> fields;

  private SavedGameReader(Map<String, Tree> fields) {
    this.fields = fields;
  }

  static Answer<SavedGame> read(String text, Guest person) {
    if (text.length() > LONGEST) return Answer.no(TOO_LONG);
    if (!(new Trees().read(text.strip()).orElse(null) instanceof Tree.Fields(var fields)))
      return Answer.no(FOREIGN);
    var reader = new SavedGameReader(fields);
    if (!reader.text("zizanie").equals(SavedGame.KIND)) return Answer.no(FOREIGN);
    if (reader.number("version") != SavedGame.VERSION) return Answer.no(NEWER);
    try {
      return reader.game(person);
    } catch (Wrong wrong) {
      return Answer.no(
          Reason.BAD_RECORD.because(
              "Cette partie sauvegardée est abîmée : « " + wrong.field + " ».",
              "This saved game is damaged: “" + wrong.field + "”."));
    }
  }

  private Answer<SavedGame> game(Guest person) throws Wrong {
    var entries = texts("entries");
    if (entries.size() > MOST_ENTRIES) return Answer.no(TOO_LONG);
    long updated = number("updated", 0, LATEST);
    boolean passes = new Tree.Flag(true).equals(fields.get("passes"));
    // Not written before windows could be passed in all games.
    long said = fields.containsKey("said") ? number("said", 0, LATEST) : passes ? updated : 0;
    var game = Games.named(text("game"));
    if (game.isEmpty()) return Answer.no(Reason.UNKNOWN_GAME.refusal());
    var setup =
        new Setup(
            new MatchId(matching("id", "d-[A-Za-z0-9_-]{15,40}")),
            game.get().profile().id(),
            (int) number("rules", 1, Integer.MAX_VALUE),
            options(),
            sitters(person, Players.levels(game.get())),
            new Seed(matching("seed", "dev-[a-z0-9-]{1,100}")),
            number("created", 0, LATEST));
    return Answer.ok(
        new SavedGame(setup, updated, new StandingPass(passes, said), resting(), entries));
  }

  private String text(String name) {
    return fields.get(name) instanceof Tree.Text(String text) ? text : "";
  }

  private String matching(String name, String pattern) throws Wrong {
    String text = text(name);
    if (!text.matches(pattern)) throw new Wrong(name);
    return text;
  }

  private long number(String name) {
    return fields.get(name) instanceof Tree.Whole(long value) ? value : -1;
  }

  private long number(String name, long least, long most) throws Wrong {
    long value = number(name);
    if (value < least || value > most) throw new Wrong(name);
    return value;
  }

  private List<Tree> items(String name) throws Wrong {
    if (!(fields.get(name) instanceof Tree.Items(var items))) throw new Wrong(name);
    return items;
  }

  private List<String> texts(String name) throws Wrong {
    var out = new ArrayList<String>();
    for (Tree item : items(name)) {
      if (!(item instanceof Tree.Text(String text))) throw new Wrong(name);
      out.add(text);
    }
    return out;
  }

  private Map<String, String> options() throws Wrong {
    if (!(fields.get("options") instanceof Tree.Fields(var given))) throw new Wrong("options");
    var out = new HashMap<String, String>();
    for (var one : given.entrySet()) {
      if (!(one.getValue() instanceof Tree.Text(String value))) throw new Wrong("options");
      out.put(one.getKey(), value);
    }
    return out;
  }

  /** Whoever opens a saved game plays for its people. */
  private List<Sitter> sitters(Guest person, int levels) throws Wrong {
    var out = new ArrayList<Sitter>();
    boolean people = false;
    for (Tree seat : items("seats")) {
      if (!(seat instanceof Tree.Fields(var given))) throw new Wrong("seats");
      boolean mine = new Tree.Text("person").equals(given.get("kind"));
      people |= mine;
      out.add(
          mine ? new Sitter.Person(person) : new Sitter.Computer(Math.min(level(given), levels)));
    }
    if (out.size() != Seat.values().length || !people) throw new Wrong("seats");
    return out;
  }

  private static int level(Map<String, Tree> seat) throws Wrong {
    if (!(seat.get("level") instanceof Tree.Whole(long level))
        || level < 1
        || level > Budget.LEVELS) throw new Wrong("seats");
    return (int) level;
  }

  private Set<Seat> resting() throws Wrong {
    var out = new HashSet<Seat>();
    for (Tree item : items("resting")) {
      if (!(item instanceof Tree.Whole(long given)) || given < 0 || given >= Seat.values().length)
        throw new Wrong("resting");
      out.add(Seat.values()[(int) given]);
    }
    return out;
  }

  /** A field isn't what it should be. */
  private static final class Wrong extends Exception {
    private static final long serialVersionUID = 1;

    final String field;

    Wrong(String field) {
      super("", null, false, false);
      this.field = field;
    }
  }
}
