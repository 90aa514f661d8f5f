package fr.zizanie.lab.engines;

import fr.zizanie.lab.arena.Arena;
import fr.zizanie.players.agent.Agent;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.agent.Contender;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.terminal.Failure;
import java.util.List;
import java.util.stream.Stream;

/** A program of others at one seat, for one game. */
public record Outside<S, V>(Contender<S, V> player, AutoCloseable program)
    implements Contender<S, V> {
  private static final Budget ANY = Budget.highest(Budget.LEVELS);

  /** {@return a go program; fails unless the game is go without cards} */
  @SuppressWarnings("unchecked") // the program takes Tsunami's views
  public static <S, V> Arena.Entrant<S, V> go(Game<S, V> game, Options options, String command) {
    if (!(game instanceof Tsunami) || !options.get("deck").equals("none"))
      throw new Failure("--gtp plays tsunami --option deck=none only");
    return _ -> {
      var program = new GtpAgent(command);
      return new Outside<>(Contender.of((Agent<V>) program, ANY), program);
    };
  }

  /** {@return a chess program; fails unless the game is chess without cards} */
  public static <S, V> Arena.Entrant<S, V> chess(
      Game<S, V> game, Options options, String command, List<String> set, String go) {
    if (!(game instanceof IronPond) || !options.get("deck").equals("none"))
      throw new Failure("--uci plays ironpond --option deck=none only");
    return _ -> {
      var program = new UciOpponent(command, set, go);
      return new Outside<>((match, _) -> moved(program, match), program);
    };
  }

  private static <S, V> List<Choice> moved(UciOpponent program, Match<S, V> match) {
    var notation = match.game().notation();
    var moves =
        match.log().stream()
            .flatMap(e -> e instanceof Entry.Acted a ? a.picks().stream() : Stream.<Choice>empty())
            .map(choice -> notation.print(choice))
            .toList();
    var start = match.start();
    if (!(notation.position(start.state()) instanceof Tree.Fields(var fields)
        && fields.get("fen") instanceof Tree.Text(String fen)))
      throw new IllegalStateException("a position without a board");
    return List.of(notation.parse(program.move(fen, moves)).orElseThrow());
  }

  @Override
  public List<Choice> act(Match<S, V> match, Seat seat) {
    return player.act(match, seat);
  }

  @Override
  public void close() {
    try {
      program.close();
    } catch (Exception e) {
      throw new IllegalStateException("a program doesn’t end", e);
    }
  }
}
