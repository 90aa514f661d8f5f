package fr.zizanie.app;

import fr.zizanie.players.Players;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.agent.Contender;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.rules.core.trait.Secretive;
import fr.zizanie.terminal.Failure;
import fr.zizanie.terminal.GameArgument;
import fr.zizanie.terminal.Laboratory;
import fr.zizanie.terminal.json.Json;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Scanner;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A game against the computer in the terminal. */
@Command(
    name = "play",
    description = "Plays the computer in this terminal: play GAME --level N --seat SEAT.")
final class Play implements Runnable {
  @Mixin private final GameArgument argument = new GameArgument();

  @Option(names = "--level", defaultValue = "3", description = "1 to 8 (default ${DEFAULT-VALUE})")
  private int level;

  @Option(names = "--seat", description = "yours; the first one by default")
  private Optional<String> seat = Optional.empty();

  @Option(
      names = "--gtp",
      paramLabel = "COMMAND",
      description = "play this program that speaks GTP (tsunami --option deck=none)")
  private Optional<String> gtp = Optional.empty();

  private final Scanner in = new Scanner(System.in, StandardCharsets.UTF_8);
  private final Optional<Laboratory> lab;

  /** The command where this lab starts other programs, if there is one. */
  Play(Optional<Laboratory> lab) {
    this.lab = lab;
  }

  @Override
  public void run() {
    if (level < 1 || level > Budget.LEVELS)
      throw new Failure("--level takes 1 to " + Budget.LEVELS);
    play(argument.match());
  }

  private <S, V> void play(Match<S, V> start) {
    Seat mine =
        seat.map(id ->
                start
                    .profile()
                    .seat(id)
                    .orElseThrow(() -> new Failure("the seats are " + start.profile().seats())))
            .orElse(Seat.FIRST);
    try (var computer = computer(start)) {
      play(start, mine, computer);
    }
  }

  private <S, V> Contender<S, V> computer(Match<S, V> start) {
    Game<S, V> game = start.game();
    return gtp.map(command -> program(start, command))
        .or(() -> Players.of(game).map(agent -> Contender.of(agent, Players.budget(game, level))))
        .orElseThrow(() -> new Failure("the computer doesn’t play this game"));
  }

  private <S, V> Contender<S, V> program(Match<S, V> start, String command) {
    return lab.orElseThrow(() -> Laboratory.leftOut("--gtp"))
        .goProgram(start.game(), start.start().options(), command);
  }

  private <S, V> void play(Match<S, V> start, Seat mine, Contender<S, V> computer) {
    System.out.println(
        "Moves such as those of 'list'; also: list, offer takeback, resign, record, quit.");
    var dealer = SeedDealer.of(UUID.randomUUID().toString(), start.profile().id());
    var match = start.deal(dealer);
    while (match.turn() instanceof Turn.Of(Seat turn)) {
      if (turn != mine) {
        match = computers(match, computer, turn).deal(dealer);
        continue;
      }
      show(match, mine);
      System.out.print(match.profile().name(turn) + "> ");
      System.out.flush();
      if (!in.hasNextLine()) return;
      String line = in.nextLine().strip();
      switch (line) {
        case "" -> {}
        case "quit" -> {
          return;
        }
        case "list" -> System.out.println(listed(match));
        case "record" ->
            System.out.println(Json.RECORDS.write(match, Map.of(), Optional.of(Viewer.of(mine))));
        default -> match = said(match, mine, line).deal(dealer);
      }
    }
    show(match, mine);
    System.out.println(
        Records.result(match.outcome()) + " " + match.outcome().orElseThrow().reason());
  }

  private static <S, V> String listed(Match<S, V> match) {
    return Lines.actions(match.game(), match.state(), 1000).stream()
        .map(match.game().notation()::print)
        .sorted()
        .collect(Collectors.joining(" "));
  }

  private static <S, V> Match<S, V> computers(
      Match<S, V> match, Contender<S, V> computer, Seat turn) {
    var action = computer.act(match, turn);
    System.out.println(
        match.profile().name(turn)
            + " plays "
            + match.game().notation().written(match.state(), action));
    return Failure.unless(match.play(turn, match.game().notation().print(action)));
  }

  /** The computer takes a move back whenever it is asked to, and declines draws. */
  private static <S, V> Match<S, V> said(Match<S, V> match, Seat mine, String line) {
    return switch (match.play(mine, line)) {
      case Answer.No<Match<S, V>>(Refusal refusal) -> {
        System.out.println(refusal.message().en());
        yield match;
      }
      case Answer.Ok<Match<S, V>>(var next) ->
          switch (line) {
            case "offer takeback" -> Failure.unless(next.play(mine.other(), "accept takeback"));
            case "offer draw" -> Failure.unless(next.play(mine.other(), "decline draw"));
            default -> next;
          };
    };
  }

  /** Shows what the player's seat sees, and everything once the game is over. */
  private static <S, V> void show(Match<S, V> match, Seat mine) {
    var game = match.game();
    Tree position =
        match.outcome().isPresent()
            ? game.notation().position(match.state())
            : Secretive.shown(game, game.view(match.state(), Viewer.of(mine)));
    switch (position) {
      case Tree.Text(String text) -> System.out.println(board(text));
      case Tree.Fields(var fields) -> fields.forEach(Play::show);
      default -> System.out.println(Json.node(position));
    }
  }

  private static void show(String name, Tree part) {
    if (part instanceof Tree.Text(String text) && text.contains("/"))
      System.out.println(board(text));
    else System.out.println(name + " " + Json.node(part));
  }

  /** Text positions begin with a board of ranks, the last rank first. */
  private static String board(String position) {
    String[] ranks = position.split(" ", 2)[0].split("/", -1);
    var out = new StringBuilder();
    for (int i = 0; i < ranks.length; i++) {
      out.append("%3d ".formatted(ranks.length - i));
      var runs =
          Pattern.compile("\\d+")
              .matcher(ranks[i])
              .replaceAll(r -> ".".repeat(Integer.parseInt(r.group())));
      for (char piece : runs.toCharArray()) out.append(' ').append(piece);
      out.append('\n');
    }
    out.append("    ");
    for (int i = 0; i < ranks.length; i++) out.append(' ').append((char) ('a' + i));
    return out.append('\n').toString();
  }
}
