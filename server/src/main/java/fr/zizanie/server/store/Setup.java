package fr.zizanie.server.store;

import java.util.List;
import java.util.Map;

/**
 * How a match was set up.
 *
 * @param rules the version of the game's rules; a log of another version must not be replayed
 * @param sitters in moving order
 * @param seed what chance is dealt from; secret until the match is over
 * @param created milliseconds since 1970
 */
public record Setup(
    String id,
    String game,
    int rules,
    Map<String, String> options,
    List<Sitter> sitters,
    Seed seed,
    long created) {
  public Setup {
    options = Map.copyOf(options);
    sitters = List.copyOf(sitters);
  }
}
