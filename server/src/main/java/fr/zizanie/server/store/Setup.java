package fr.zizanie.server.store;

import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.server.time.TimeControl;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * How a match was set up.
 *
 * @param rules the version of the game's rules; a log of another version must not be replayed
 * @param sitters in moving order
 * @param seed what chance is dealt from; secret until the match is over
 * @param nonces what each seat adds to the dealing, empty where it adds nothing
 * @param control how long each may think
 * @param created milliseconds since 1970
 */
public record Setup(
    MatchId id,
    String game,
    int rules,
    Map<String, String> options,
    List<Sitter> sitters,
    Seed seed,
    List<String> nonces,
    TimeControl control,
    long created) {
  public Setup {
    options = Map.copyOf(options);
    sitters = List.copyOf(sitters);
    nonces = List.copyOf(nonces);
  }

  /** The same where no seat adds anything and nobody counts the time. */
  public Setup(
      MatchId id,
      String game,
      int rules,
      Map<String, String> options,
      List<Sitter> sitters,
      Seed seed,
      long created) {
    this(id, game, rules, options, sitters, seed, List.of("", ""), TimeControl.NONE, created);
  }

  /** {@return what answers the match's chance (Architecture, 4)} */
  public SeedDealer dealer() {
    return new SeedDealer(seed.hex(), id.text(), nonces.getFirst(), nonces.getLast());
  }

  /** {@return the same with the options and the time control that were agreed on} */
  public Setup agreed(Map<String, String> agreed, TimeControl agreedControl) {
    return new Setup(id, game, rules, agreed, sitters, seed, nonces, agreedControl, created);
  }

  /** {@return the same with somebody else at the seat of that number, who adds {@code nonce}} */
  public Setup sitter(int seat, Sitter sitter, String nonce) {
    var next = new ArrayList<>(sitters);
    next.set(seat, sitter);
    var adds = new ArrayList<>(nonces);
    adds.set(seat, nonce);
    return new Setup(id, game, rules, options, next, seed, adds, control, created);
  }
}
