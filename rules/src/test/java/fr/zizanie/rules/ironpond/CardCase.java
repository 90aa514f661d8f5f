package fr.zizanie.rules.ironpond;

import fr.zizanie.rules.core.Dealer;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A case of a card: a position, actions, and what is said of them. How it is written: {@code
 * cards/README.md}, beside the cases.
 */
record CardCase(int card, String title, SetUp setUp, List<Line> lines) {
  static final IronPond GAME = new IronPond();

  /** The first of what is offered: the first dart hits. */
  static final Dealer FIRST = (_, _) -> 0;

  /** What stands in a case, in order. */
  sealed interface Line {
    /** Accepted. */
    record Done(String action) implements Line {}

    /** Refused with these words; if they name a rule F1 to F4, it may be insisted on. */
    record Refused(String action, String words) implements Line {}

    /** What holds at once, while windows stand open. */
    record Now(List<String> said) implements Line {}

    /** What holds when every window has been passed. */
    record Holds(List<String> said) implements Line {}

    /** Whether something that begins so is offered. */
    record Offered(String action, boolean is) implements Line {}
  }

  static CardCase of(String fen, String setUp, String... lines) {
    return new CardCase(1, "", SetUp.of(fen, setUp), lines(List.of(lines)));
  }

  static List<Line> lines(List<String> texts) {
    return texts.stream().flatMap(CardCase::line).toList();
  }

  private static Stream<Line> line(String text) {
    if (text.startsWith("may not ")) return Stream.of(new Line.Offered(text.substring(8), false));
    if (text.startsWith("may ")) return Stream.of(new Line.Offered(text.substring(4), true));
    String[] said = text.split("(^| +)=( |$)", -1);
    String[] refused = text.split(" +!( |$)", -1);
    if (refused.length == 2) return Stream.of(new Line.Refused(refused[0], refused[1]));
    if (said.length == 1) return Stream.of(new Line.Done(text));
    var words = said[1].isEmpty() ? List.<String>of() : List.of(said[1].split(" ", -1));
    if (said[0].isEmpty()) return Stream.of(new Line.Holds(words));
    return Stream.of(new Line.Done(said[0]), new Line.Now(words));
  }

  /** What the test is called. */
  String name() {
    char by = setUp.fen().charAt(setUp.fen().indexOf(' ') + 1);
    return card + " " + title + " " + String.join(", ", actions()) + " " + by;
  }

  List<String> actions() {
    return lines.stream()
        .flatMap(l ->
            switch (l) {
              case Line.Done(String action) -> Stream.of(action);
              case Line.Refused(String action, _) -> Stream.of(action);
              case Line.Now _, Line.Holds _, Line.Offered _ -> Stream.of();
            })
        .toList();
  }

  /** Whether the card works, and nothing is said of the windows on the way. */
  boolean plays() {
    return lines.getLast() instanceof Line.Holds;
  }

  /** The rule that the last action breaks, or nothing. */
  String broken() {
    return lines.getLast() instanceof Line.Refused(_, String words) && words.matches("F[1-4]")
        ? words
        : "";
  }

  // ---- the same with the colours exchanged

  CardCase mirrored() {
    return new CardCase(card, title, setUp.mirrored(), lines.stream().map(Turned::line).toList());
  }

  // ---- playing

  Match<IronPondState, IronPondView> load(Options options, Map<Seat, Integer> more) {
    var own = setUp.options(options);
    var loaded = GAME.notation().load(setUp.tree(more), own);
    return Match.from(GAME, own, loaded.orThrow()).deal(FIRST);
  }

  /** Where the actions lead, and what was refused, if anything was. */
  record Played(Match<IronPondState, IronPondView> match, int done, Refusal refusal) {
    boolean whole(CardCase of) {
      return done == of.actions().size();
    }
  }

  private static final Refusal NONE = Reason.STALE.refusal();

  /** Some of the actions, until one is refused. */
  Played play(Match<IronPondState, IronPondView> start, int from, int to) {
    Match<IronPondState, IronPondView> match = start;
    for (int i = from; i < to; i++) {
      match = ready(match, actions().get(i));
      switch (one(match, actions().get(i))) {
        case Answer.Ok<Match<IronPondState, IronPondView>>(var next) -> match = next;
        case Answer.No<Match<IronPondState, IronPondView>>(var refusal) -> {
          return new Played(match, i, refusal);
        }
      }
    }
    return new Played(match, to, NONE);
  }

  /** Windows are passed before an action that isn't played in one. */
  static Match<IronPondState, IronPondView> ready(
      Match<IronPondState, IronPondView> match, String action) {
    return action.startsWith(">") || action.startsWith("@") ? match : passed(match);
  }

  /** Every window that is open is declined. */
  static Match<IronPondState, IronPondView> passed(Match<IronPondState, IronPondView> start) {
    Match<IronPondState, IronPondView> match = start;
    while (match.state().top() instanceof Frame.Window) match = one(match, "pass").orThrow();
    return match;
  }

  static Answer<Match<IronPondState, IronPondView>> one(
      Match<IronPondState, IronPondView> match, String action) {
    if (!(match.turn() instanceof Turn.Of(Seat by))) return Answer.no(Reason.GAME_OVER.refusal());
    if (action.equals("@timeout"))
      return match.play(by, "timeout").then(m -> Answer.ok(m.deal(FIRST)));
    if (action.startsWith("@"))
      return match.play(by.other(), action.substring(1)).then(m -> Answer.ok(m.deal(FIRST)));
    String plain = action.startsWith("> ") ? action.substring(2) : action;
    return match.play(by, plain).then(m -> Answer.ok(m.deal(FIRST)));
  }

  static String board(Match<IronPondState, IronPondView> match) {
    return ((Tree.Text) field(match, "fen")).text().split(" ", -1)[0];
  }

  static Tree field(Match<IronPondState, IronPondView> match, String name) {
    var fields = ((Tree.Fields) GAME.notation().position(match.state())).fields();
    return fields.getOrDefault(name, new Tree.Text(""));
  }

  /** The index of the action that announces the card. */
  int announcing() {
    for (int i = 0; i < actions().size(); i++)
      if (actions().get(i).matches("(> )?#" + card + "( .*)?")) return i;
    throw new IllegalStateException("no " + card + " in " + actions());
  }
}
