package fr.zizanie.table.setup;

import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.time.TimeControl;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How a match was set up.
 *
 * @param rules the version of the game's rules, under which it is played to its end
 * @param sitters in moving order
 * @param deal what chance is dealt from
 * @param control how long each may think
 * @param created milliseconds since 1970
 * @param rated whether it changes how strong its players are held to be
 */
public record Setup(
    MatchId id,
    String game,
    int rules,
    Map<String, String> options,
    List<Sitter> sitters,
    Deal deal,
    TimeControl control,
    long created,
    boolean rated) {
  public Setup {
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    sitters = List.copyOf(sitters);
  }

  /** The same that counts for nothing. */
  public Setup(
      MatchId id,
      String game,
      int rules,
      Map<String, String> options,
      List<Sitter> sitters,
      Deal deal,
      TimeControl control,
      long created) {
    this(id, game, rules, options, sitters, deal, control, created, false);
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
    this(
        id,
        game,
        rules,
        options,
        sitters,
        Deal.unbound(seed, List.of("", "")),
        TimeControl.none(),
        created);
  }

  /** {@return what chance is dealt from; secret until the match is over} */
  public Seed seed() {
    return deal.seed();
  }

  /** {@return what answers the match's chance (Architecture, 4)} */
  public SeedDealer dealer() {
    return deal.dealer(id);
  }

  /** {@return the same with the options and the time control that were agreed on} */
  public Setup agreed(Map<String, String> agreed, TimeControl agreedControl) {
    return new Setup(id, game, rules, agreed, sitters, deal, agreedControl, created, rated);
  }

  /** {@return the same as a match of another id, made at a time in milliseconds since 1970} */
  public Setup copy(MatchId other, long at) {
    return new Setup(other, game, rules, options, sitters, deal, control, at, rated);
  }

  /** {@return the same with another deal} */
  public Setup dealt(Deal other) {
    return new Setup(id, game, rules, options, sitters, other, control, created, rated);
  }

  /** {@return the same with somebody else at the seat of that number} */
  public Setup sitter(int seat, Sitter sitter) {
    var next = new ArrayList<>(sitters);
    next.set(seat, sitter);
    return new Setup(id, game, rules, options, next, deal, control, created, rated);
  }
}
