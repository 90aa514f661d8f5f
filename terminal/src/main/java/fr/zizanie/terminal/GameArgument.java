package fr.zizanie.terminal;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.terminal.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A game, its options and perhaps a position, as several commands take them. */
public final class GameArgument {
  @Parameters(paramLabel = "GAME", description = "such as mutation")
  private String id = "";

  @Option(
      names = "--option",
      paramLabel = "NAME=VALUE",
      description = "an option of the game, such as board=CM-2; deck=@FILE takes a file")
  private final Map<String, String> given = new LinkedHashMap<>();

  @Option(
      names = "--position",
      paramLabel = "POSITION",
      description = "where to begin, as the game writes it")
  private Optional<String> position = Optional.empty();

  /** Sets an option as if it had been given. */
  public void option(String name, String value) {
    given.put(name, value);
  }

  /** {@return the game that was named, or a failure} */
  public Game<?, ?> game() {
    return Games.named(id)
        .orElseThrow(() ->
            new Failure(
                "no game is called '"
                    + id
                    + "'; there are "
                    + Games.all().stream()
                        .map(g -> g.profile().id())
                        .collect(Collectors.joining(", "))));
  }

  /** {@return the options given, the others as usual, or a failure} */
  public Options options() {
    var values = new LinkedHashMap<>(given);
    values.replaceAll((_, value) -> value.startsWith("@") ? Json.word(file(value)) : value);
    return Failure.unless(Options.read(game().profile().options(), values));
  }

  private static String file(String value) {
    try {
      return Files.readString(Path.of(value.substring(1)));
    } catch (IOException e) {
      throw new Failure("cannot read " + value.substring(1));
    }
  }

  /** {@return the game begun, or loaded from the position that was given} */
  public Match<?, ?> match() {
    return match(game());
  }

  /** A FEN alone stands for the fields of a game that needs no other (Iron Pond). */
  private Tree plain(Tree example) {
    Tree text = new Tree.Text(position.orElseThrow());
    return example instanceof Tree.Fields(var fields) && fields.containsKey("fen")
        ? new Tree.Fields(new TreeMap<>(Map.of("fen", text)))
        : text;
  }

  private <S, V> Match<S, V> match(Game<S, V> game) {
    var options = options();
    if (position.isEmpty()) return Match.begin(game, options);
    var tree =
        Json.tree(position.get())
            .orElseGet(() -> plain(game.notation().position(game.start(options))));
    return Match.from(game, options, Failure.unless(game.notation().load(tree, options)));
  }
}
