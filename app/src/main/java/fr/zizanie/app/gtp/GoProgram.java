package fr.zizanie.app.gtp;

import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.machine.Jvm;
import fr.zizanie.players.tsunami.TsunamiAgent;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.rules.tsunami.go.Area;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.go.Points;
import fr.zizanie.rules.tsunami.go.Size;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A go program that speaks the Go Text Protocol, version 2: one command a line. */
public final class GoProgram {
  private final Budget budget;
  private final SortedMap<String, Function<Arguments, String>> commands = new TreeMap<>();
  private final List<GoGame> games = new ArrayList<>();
  private Pace settings = Pace.FREE;
  private final Map<Seat, Pace> clocks = new EnumMap<>(Seat.class);
  private boolean quits;

  /** A program that thinks so long a move. */
  public GoProgram(Budget budget) {
    this.budget = budget;
    games.add(GoGame.empty(Size.THIRTEEN, Komi.USUAL));
    commands.put("protocol_version", _ -> "2");
    commands.put("name", _ -> "Zizanie");
    commands.put("version", _ -> "1");
    commands.put("known_command", args -> Boolean.toString(commands.containsKey(args.text(0))));
    commands.put("list_commands", _ -> String.join("\n", commands.keySet()));
    commands.put("quit", _ -> quit());
    commands.put("boardsize", args -> cleared(size(args.whole(0))));
    commands.put("clear_board", _ -> cleared(now().size()));
    commands.put("komi", args -> with(new Komi(args.number(0))));
    commands.put("fixed_handicap", args -> placed(args.whole(0), Handicap.MOST));
    commands.put("place_free_handicap", args -> placed(args.whole(0), now().size().count() - 1));
    commands.put("set_free_handicap", this::set);
    commands.put("loadsgf", this::load);
    commands.put("play", this::play);
    commands.put("genmove", args -> moved(args.seat(0), true, false));
    commands.put("reg_genmove", args -> moved(args.seat(0), false, false));
    commands.put("kgs-genmove_cleanup", args -> moved(args.seat(0), true, true));
    commands.put("undo", _ -> undo());
    commands.put("time_settings", this::settings);
    commands.put("time_left", this::clock);
    commands.put("showboard", _ -> "\n" + now().drawn());
    commands.put("final_score", _ -> score());
    commands.put("final_status_list", args -> status(args.word(0)));
  }

  /** {@return whether it was told to quit} */
  public boolean quits() {
    return quits;
  }

  /** {@return the answer to a line without its empty last line; none to an empty line} */
  public Optional<String> answer(String line) {
    String plain =
        line.replaceAll("[\\x00-\\x08\\x0a-\\x1f\\x7f]", "").replaceAll("#.*", "").strip();
    if (plain.isEmpty()) return Optional.empty();
    var words = new ArrayList<>(Arrays.asList(plain.split("\\s+", -1)));
    String id = words.getFirst().matches("\\d+") ? words.removeFirst() : "";
    try {
      String text = asked(words);
      return Optional.of("=" + id + (text.isEmpty() ? "" : " ") + text);
    } catch (No no) {
      return Optional.of("?" + id + " " + no.getMessage());
    }
  }

  private String asked(List<String> words) {
    if (words.isEmpty() || !commands.containsKey(words.getFirst())) throw new No("unknown command");
    var arguments = new Arguments(words.subList(1, words.size()));
    return commands.getOrDefault(words.getFirst(), _ -> "").apply(arguments);
  }

  private GoGame now() {
    return games.getLast();
  }

  private String quit() {
    quits = true;
    return "";
  }

  private static Size size(int lines) {
    return Size.of(lines).orElseThrow(() -> new No("unacceptable size"));
  }

  private String cleared(Size size) {
    return begun(List.of(GoGame.empty(size, now().komi())));
  }

  private String begun(List<GoGame> next) {
    games.clear();
    clocks.clear();
    games.addAll(next);
    return "";
  }

  private String with(Komi komi) {
    games.set(games.size() - 1, now().with(komi));
    return "";
  }

  /** Stones where they stand by custom, fewer than asked for where custom knows no more. */
  private String placed(int stones, int most) {
    if (stones < 2 || stones > most) throw new No("invalid number of stones");
    var points = Handicap.points(now().size(), Math.min(stones, Handicap.MOST));
    handicapped(points);
    return points.stream().map(Grid::name).collect(Collectors.joining(" "));
  }

  private String set(Arguments args) {
    var points = new ArrayList<Integer>();
    for (int i = 0; i < args.count(); i++) {
      int point = args.passes(i) ? Arguments.OFF : args.point(i);
      boolean free = point != Arguments.OFF && now().size().has(point) && !points.contains(point);
      if (!free) throw new No("bad vertex list");
      points.add(point);
    }
    if (points.size() < 2 || points.size() >= now().size().count()) throw new No("bad vertex list");
    return handicapped(points);
  }

  private String handicapped(List<Integer> points) {
    if (now().stones().count() > 0) throw new No("board not empty");
    var black = Points.where(points::contains);
    return begun(List.of(GoGame.handicapped(now().size(), now().komi(), black)));
  }

  /** The moves of a file before the one of a number, or all. */
  private String load(Arguments args) {
    String sgf = SgfFile.text(args.text(0)).orElseThrow(() -> new No("cannot load file"));
    int most = args.count() > 1 ? Math.max(0, args.whole(1) - 1) : Integer.MAX_VALUE;
    return begun(GoGame.read(sgf, most).orElseThrow(() -> new No("cannot load file")));
  }

  private String play(Arguments args) {
    Seat seat = args.seat(0);
    int point = args.passes(1) ? Arguments.OFF : args.point(1);
    if (point == Arguments.OFF && !args.passes(1)) throw new No("illegal move");
    var move = point == Arguments.OFF ? Choice.PASS : Choice.square(point);
    games.add(now().played(seat, move).orElseThrow(() -> new No("illegal move")));
    return "";
  }

  private String undo() {
    if (games.size() < 2) throw new No("cannot undo");
    var komi = games.removeLast().komi();
    return with(komi);
  }

  private String settings(Arguments args) {
    settings = Pace.set(args.amount(0), args.amount(1), (int) args.amount(2));
    clocks.clear();
    return "";
  }

  private String clock(Arguments args) {
    clocks.put(args.seat(0), settings.left(args.amount(1), (int) args.amount(2)));
    return "";
  }

  private String moved(Seat seat, boolean plays, boolean clean) {
    var game = now().turned(seat);
    var pace = clocks.getOrDefault(seat, settings);
    var due = new Budget(pace.millis(budget.millis()), budget.level());
    var advice = new TsunamiAgent(new Tsunami(), System.nanoTime()).advise(game.view(seat), due);
    Choice move = advice.action().getFirst();
    if (clean && move.equals(Choice.PASS)) move = cleaning(game, seat);
    if (plays) games.add(game.played(seat, move).orElseThrow());
    return move.kind() == Choice.Kind.SQUARE ? Grid.name(move.a()) : "pass";
  }

  /** What takes dead stones, or a pass where none is left. */
  private Choice cleaning(GoGame game, Seat seat) {
    return Cleanup.moves(game.stones(), seat, dead())
        .map(Choice::square)
        .filter(move -> game.played(seat, move).isPresent())
        .findFirst()
        .orElse(Choice.PASS);
  }

  private Points dead() {
    return TsunamiAgent.dead(now().turned(Seat.FIRST).view(Seat.FIRST), Jvm.ONE);
  }

  private String score() {
    Area area = Area.of(now().stones().without(dead()));
    return now().komi().result(area.count(1) - area.count(2));
  }

  private String status(String which) {
    Points dead = dead();
    var stones = now().stones();
    return switch (which) {
      case "dead" -> names(dead);
      case "alive" -> names(Points.where(p -> !stones.empty(p) && !dead.has(p)));
      case "seki" -> "";
      default -> throw No.syntax();
    };
  }

  private static String names(Points points) {
    return points.stream().mapToObj(Grid::name).collect(Collectors.joining(" "));
  }
}
