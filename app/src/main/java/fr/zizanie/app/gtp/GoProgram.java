package fr.zizanie.app.gtp;

import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.machine.Jvm;
import fr.zizanie.players.tsunami.TsunamiAgent;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.rules.tsunami.go.Area;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.go.Size;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** A go program that speaks the Go Text Protocol: one command a line. */
public final class GoProgram {
  private static final List<String> COMMANDS =
      List.of(
          "boardsize",
          "clear_board",
          "final_score",
          "final_status_list",
          "genmove",
          "known_command",
          "komi",
          "list_commands",
          "name",
          "play",
          "protocol_version",
          "quit",
          "reg_genmove",
          "showboard",
          "time_left",
          "time_settings",
          "undo",
          "version");

  /** Ends a command with an answer that begins with a question mark; never leaves this class. */
  private static final class No extends RuntimeException {
    private static final long serialVersionUID = 1;

    private No(String message) {
      super(message, null, false, false);
    }
  }

  private final Budget budget;
  private final List<GoGame> games = new ArrayList<>(List.of(GoGame.empty(Size.THIRTEEN, "7.5")));
  private Pace settings = Pace.FREE;
  private final Map<Seat, Pace> clocks = new EnumMap<>(Seat.class);
  private boolean quits;

  /** A program that thinks so long a move. */
  public GoProgram(Budget budget) {
    this.budget = budget;
  }

  /** {@return whether it was told to quit} */
  public boolean quits() {
    return quits;
  }

  /** {@return the answer to a line without its empty last line; none to an empty line} */
  public Optional<String> answer(String line) {
    String plain = line.replaceAll("#.*", "").replaceAll("[\\x00-\\x08\\x0b-\\x1f]", "").strip();
    if (plain.isEmpty()) return Optional.empty();
    var words = new ArrayList<>(Arrays.asList(plain.split("\\s+", -1)));
    String id = words.getFirst().matches("\\d{1,9}") ? words.removeFirst() : "";
    if (words.isEmpty()) return Optional.of("?" + id + " unknown command");
    try {
      String text = command(words.removeFirst(), words);
      return Optional.of("=" + id + (text.isEmpty() ? "" : " ") + text);
    } catch (No no) {
      return Optional.of("?" + id + " " + no.getMessage());
    }
  }

  private GoGame now() {
    return games.getLast();
  }

  private String command(String name, List<String> args) {
    return switch (name) {
      case "protocol_version" -> "2";
      case "name" -> "Zizanie";
      case "version" -> "1";
      case "known_command" -> Boolean.toString(COMMANDS.contains(arg(args, 0)));
      case "list_commands" -> String.join("\n", COMMANDS);
      case "quit" -> {
        quits = true;
        yield "";
      }
      case "boardsize" -> {
        Size size = Size.of(arg(args, 0)).orElseThrow(() -> new No("unacceptable size"));
        yield cleared(size);
      }
      case "clear_board" -> cleared(now().size());
      case "komi" -> komi(arg(args, 0));
      case "play" -> played(seat(arg(args, 0)), arg(args, 1));
      case "genmove" -> moved(seat(arg(args, 0)), true);
      case "reg_genmove" -> moved(seat(arg(args, 0)), false);
      case "undo" -> {
        if (games.size() < 2) throw new No("cannot undo");
        String komi = games.removeLast().komi();
        games.set(games.size() - 1, now().with(komi));
        yield "";
      }
      case "time_settings" -> {
        settings = Pace.set(number(args, 0), number(args, 1), (int) number(args, 2));
        clocks.clear();
        yield "";
      }
      case "time_left" -> {
        clocks.put(seat(arg(args, 0)), settings.left(number(args, 1), (int) number(args, 2)));
        yield "";
      }
      case "showboard" -> "\n" + now().drawn();
      case "final_score" -> score();
      case "final_status_list" -> status(arg(args, 0));
      default -> throw new No("unknown command");
    };
  }

  private static String arg(List<String> args, int i) {
    if (i >= args.size()) throw new No("syntax error");
    return args.get(i).toLowerCase(Locale.ROOT);
  }

  /** A number of seconds or stones; controllers also send fractions, and what is below nought. */
  private static double number(List<String> args, int i) {
    String text = arg(args, i);
    if (!text.matches("-?\\d{1,9}(\\.\\d{1,9})?")) throw new No("syntax error");
    return Math.max(0, Double.parseDouble(text));
  }

  private static Seat seat(String colour) {
    return switch (colour) {
      case "b", "black" -> Seat.FIRST;
      case "w", "white" -> Seat.SECOND;
      default -> throw new No("syntax error");
    };
  }

  private String cleared(Size size) {
    var komi = now().komi();
    games.clear();
    clocks.clear();
    games.add(GoGame.empty(size, komi));
    return "";
  }

  private String komi(String text) {
    String komi = text.replaceAll("\\.0+$", "").replaceAll("(\\.5)0+$", "$1");
    if (!(GoGame.options(now().size(), komi) instanceof Answer.Ok)) throw new No("syntax error");
    games.set(games.size() - 1, now().with(komi));
    return "";
  }

  private String played(Seat seat, String where) {
    int point = where.equals("pass") ? -1 : Grid.parse(where.toUpperCase(Locale.ROOT));
    if (point < 0 && !where.equals("pass")) throw new No("syntax error");
    games.add(
        now()
            .played(seat, point < 0 ? Choice.PASS : Choice.square(point))
            .orElseThrow(() -> new No("illegal move")));
    return "";
  }

  private String moved(Seat seat, boolean plays) {
    var game = now().turned(seat);
    var pace = clocks.getOrDefault(seat, settings);
    var due = new Budget(pace.millis(budget.millis()), budget.level());
    var advice = new TsunamiAgent(new Tsunami(), System.nanoTime()).advise(game.view(seat), due);
    Choice move = advice.action().getFirst();
    if (plays) games.add(game.played(seat, move).orElseThrow());
    return move.kind() == Choice.Kind.SQUARE ? Grid.name(move.a()) : "pass";
  }

  private Points dead() {
    return TsunamiAgent.dead(now().turned(Seat.FIRST).view(Seat.FIRST), Jvm.ONE);
  }

  private String score() {
    Area area = Area.of(now().stones().without(dead()));
    double lead = area.count(1) - area.count(2) - Double.parseDouble(now().komi());
    if (lead == 0) return "0";
    return String.format(Locale.ROOT, "%s+%.1f", lead > 0 ? "B" : "W", Math.abs(lead));
  }

  private String status(String which) {
    Points dead = dead();
    var stones = now().stones();
    return switch (which) {
      case "dead" -> names(dead);
      case "alive" -> names(Points.where(p -> !stones.empty(p) && !dead.has(p)));
      case "seki" -> "";
      default -> throw new No("syntax error");
    };
  }

  private static String names(Points points) {
    return points.stream().mapToObj(Grid::name).collect(Collectors.joining(" "));
  }
}
