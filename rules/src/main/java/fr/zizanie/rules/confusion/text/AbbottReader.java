package fr.zizanie.rules.confusion.text;

import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.state.ConfusionState;
import fr.zizanie.rules.confusion.state.ConfusionView;
import fr.zizanie.rules.confusion.state.Phase;
import fr.zizanie.rules.confusion.state.Word;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.Movetext;
import fr.zizanie.rules.core.record.TimesLeft;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** Reads one record in Abbott's notation; every refusal names its line. */
final class AbbottReader {
  private static final String COLOUR = "White|Yellow|Blanc|Jaune";
  static final Pattern HEADER = Pattern.compile("(" + COLOUR + ")\\s*=\\s*(.*)");
  private static final Pattern TITLE = Pattern.compile("(" + COLOUR + ")\\s+(" + COLOUR + ")");
  private static final Pattern ROW = Pattern.compile("(\\d{1,4})\\.\\s+(.*)");
  private static final Pattern RESULT =
      Pattern.compile("(" + COLOUR + ") (?:wins|gagne)|(Draw|Nulle)");
  private static final String TRY =
      "([ACEHKLNOPSTV]Z?|Z)-(NE|NW|SE|SW|N|E|S|W)(10|[1-9])((?:\\s*[x>]\\s*[A-Z]){0,2}\\+?)";

  /** A cell: nothing, a try, or a try in brackets; a comment may follow. */
  private static final Pattern CELL =
      Pattern.compile("\\.\\.\\.|(?<![\\w(])(?:" + TRY + ")(?![\\w)=])|\\((" + TRY + ")\\)");

  private static final Pattern COMMENT = Pattern.compile("\\s*\\{[^}]*}");

  private final Map<Integer, Long> times = new TreeMap<>();
  private final Game<ConfusionState, ConfusionView> game;
  private final Optional<Options> options;
  private final int firstLine;
  private final Map<Seat, int[]> kinds = new EnumMap<>(Seat.class);
  private final List<Seat> columns = new ArrayList<>();
  private Optional<Match<ConfusionState, ConfusionView>> match = Optional.empty();
  private int rows;

  /** Ends the reading; never leaves this class. */
  private static final class Bad extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final String fr;
    private final String en;

    private Bad(String fr, String en) {
      super(en);
      this.fr = fr;
      this.en = en;
    }
  }

  AbbottReader(Game<ConfusionState, ConfusionView> game, Optional<Options> options, int firstLine) {
    this.game = game;
    this.options = options;
    this.firstLine = firstLine;
  }

  Answer<Movetext.Moves<ConfusionState, ConfusionView>> read(List<String> lines) {
    for (int i = 0; i < lines.size(); i++) {
      try {
        line(lines.get(i).strip());
      } catch (Bad bad) {
        return bad(firstLine + i, bad.fr, bad.en);
      }
    }
    return match
        .map(told -> Answer.ok(new Movetext.Moves<>(told, new TimesLeft(times))))
        .orElseGet(() ->
            bad(
                Math.max(1, firstLine + lines.size() - 1),
                "il n’y a aucun coup",
                "there is no move"));
  }

  private static Answer<Movetext.Moves<ConfusionState, ConfusionView>> bad(
      int line, String fr, String en) {
    return Answer.no(
        Reason.BAD_RECORD.because(
            "Ligne " + line + " : " + fr + ".", "Line " + line + ": " + en + "."));
  }

  private void line(String line) {
    var header = HEADER.matcher(line);
    var title = TITLE.matcher(line);
    var row = ROW.matcher(line);
    var result = RESULT.matcher(line);
    if (line.isEmpty()) return;
    if (header.matches()) {
      assign(seat(header.group(1)), header.group(2));
    } else if (title.matches()) {
      columns.add(seat(title.group(1)));
      columns.add(seat(title.group(2)));
    } else if (row.matches()) {
      row(Integer.parseInt(row.group(1)), row.group(2));
    } else if (result.matches()) {
      end(Optional.ofNullable(result.group(1)).map(AbbottReader::seat));
    } else {
      throw new Bad("« " + line + " » n’est pas compris", "\"" + line + "\" is not understood");
    }
  }

  private static Seat seat(String colour) {
    return colour.equals("White") || colour.equals("Blanc") ? Seat.FIRST : Seat.SECOND;
  }

  private void assign(Seat seat, String text) {
    var of = new int[Diagrams.KINDS];
    for (String word : text.strip().split("\\s+", -1)) {
      int letter = word.isEmpty() ? -1 : Diagrams.LETTERS.indexOf(word.charAt(0));
      boolean good = letter >= 0 && letter < of.length && word.matches(".([1-9]|1[0-2])");
      if (!good || of[letter] != 0)
        throw new Bad(
            word + " : chaque lettre une fois, avec son numéro de 1 à 12",
            word + ": each letter once, with its number from 1 to 12");
      of[letter] = Integer.parseInt(word.substring(1));
    }
    kinds.put(seat, of);
  }

  private void row(int number, String text) {
    if (number != ++rows)
      throw new Bad("le numéro attendu est " + rows, "the number due is " + rows);
    if (columns.size() != 2)
      throw new Bad("il manque la ligne des colonnes", "the row of the columns is missing");
    var cells = CELL.matcher(text);
    int column = 0;
    while (cells.find()) {
      if (column == 2) throw new Bad("un coup de trop", "one move too many");
      Seat by = columns.get(column++);
      if (cells.group().equals("...")) continue;
      if (match.isEmpty()) match = Optional.of(begin(by));
      boolean refused = cells.group().startsWith("(");
      int first = refused ? 6 : 1;
      Choice choice =
          ConfusionNotation.attempt(
              cells.group(first), cells.group(first + 1), cells.group(first + 2));
      var after = played(match.orElseThrow(), by, choice, cells.group());
      match = Optional.of(after);
      var comment = COMMENT.matcher(text).region(cells.end(), text.length());
      if (comment.lookingAt())
        TimesLeft.read(comment.group())
            .ifPresent(seconds -> times.put(after.log().size() - 1, seconds));
    }
    if (column == 0)
      throw new Bad("aucun coup dans « " + text + " »", "no move in \"" + text + "\"");
  }

  private Match<ConfusionState, ConfusionView> begin(Seat first) {
    var given = Map.of("first", first == Seat.FIRST ? "white" : "yellow");
    var begun =
        Match.begin(
            game, options.orElseGet(() -> Options.read(game.profile().options(), given).orThrow()));
    if (begun.state().setting().spies())
      throw new Bad("une partie de l’édition d’Abbott", "a game of Abbott’s edition");
    if (begun.state().moment().phase() == Phase.FIRST)
      begun = begun.enter(new Entry.Dealt(starter(first))).orThrow();
    for (Seat seat : Seat.values()) {
      for (int kind : kinds.getOrDefault(seat, new int[Diagrams.KINDS])) {
        if (!(begun.enter(new Entry.Dealt(Choice.card(kind)))
            instanceof Answer.Ok<Match<ConfusionState, ConfusionView>>(var next)))
          throw new Bad(
              "les numéros de 1 à 12, chacun une fois par camp",
              "the numbers from 1 to 12, each once a side");
        begun = next;
      }
    }
    return begun;
  }

  private static Choice starter(Seat first) {
    return (first == Seat.FIRST ? Word.WHITE : Word.YELLOW).choice();
  }

  private static Match<ConfusionState, ConfusionView> played(
      Match<ConfusionState, ConfusionView> before, Seat by, Choice choice, String text) {
    return switch (before.enter(new Entry.Acted(by, List.of(choice)))) {
      case Answer.No<Match<ConfusionState, ConfusionView>>(var refusal) ->
          throw new Bad(
              text + " : " + refusal.message().fr(), text + ": " + refusal.message().en());
      case Answer.Ok<Match<ConfusionState, ConfusionView>>(var next) -> {
        String due = Tried.entry(before.state(), choice);
        if (!due.equals(text.replaceAll("\\s", "")))
          throw new Bad(text + " devrait être " + due, text + " should be " + due);
        yield next;
      }
    };
  }

  /** A result that the board doesn't tell is a resignation or a draw by agreement. */
  private void end(Optional<Seat> winner) {
    if (match.isEmpty()) throw new Bad("aucun coup", "no move");
    var m = match.get();
    if (m.outcome().isEmpty()) {
      m =
          winner.isPresent()
              ? happened(m, winner.get().other(), Event.Kind.RESIGN)
              : happened(
                  happened(m, Seat.FIRST, Event.Kind.OFFER_DRAW),
                  Seat.SECOND,
                  Event.Kind.ACCEPT_DRAW);
    }
    Optional<Outcome> outcome = m.outcome();
    if (!outcome.flatMap(Outcome::winner).equals(winner))
      throw new Bad("ce n’est pas le résultat", "this is not the result");
    match = Optional.of(m);
  }

  private static Match<ConfusionState, ConfusionView> happened(
      Match<ConfusionState, ConfusionView> m, Seat by, Event.Kind kind) {
    return m.enter(new Entry.Happened(Event.of(by, kind))).orThrow();
  }
}
