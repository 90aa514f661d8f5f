package fr.zizanie.table;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.sheets.Seals;
import fr.zizanie.sheets.wire.Claimable;
import fr.zizanie.sheets.wire.ClockInfo;
import fr.zizanie.sheets.wire.Dealing;
import fr.zizanie.sheets.wire.Sheet;
import fr.zizanie.sheets.wire.Shown;
import fr.zizanie.sheets.wire.log.Seal;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.setup.Deal;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What the server knows of a match besides the game.
 *
 * @param passing the seats for which windows are passed
 * @param resting the seats for which they are for what is left of the other's turn
 * @param dealing what is told of the deal from the start
 * @param clock what is left of the players' time
 * @param claimable what the guest may claim of the other side, who is missed
 * @param ahead after how many other games the computer thinks about this one
 * @param again the match that follows this one, or nothing
 */
public record TableSheet(
    Setup setup,
    Match<?, ?> match,
    Seats seats,
    Predicate<Seat> passing,
    Predicate<Seat> resting,
    Dealing dealing,
    Optional<ClockInfo> clock,
    Optional<Claimable> claimable,
    int ahead,
    Optional<MatchId> again) {
  /** {@return the sheet of a guest; {@code here} tells which guests are connected} */
  public Sheet sheet(PlayerId guest, Predicate<PlayerId> here, Shown shown) {
    return new Sheet(
        setup.id().text(),
        match.start().options().values(),
        seats.shown(match.profile(), guest, here),
        those(guest, passing),
        those(guest, resting),
        clock,
        claimable,
        ahead > 0 && !seats.of(guest).isEmpty() ? Optional.of(ahead) : Optional.empty(),
        setup.rated(),
        match.start().options().earlier().stream().boxed().findAny(),
        match.outcome().isPresent() ? opened() : dealing,
        again.map(MatchId::text),
        shown);
  }

  /** Nobody else is told who lets windows be passed. */
  private Optional<List<String>> those(PlayerId guest, Predicate<Seat> which) {
    var passed = new ArrayList<String>();
    for (Seat seat : seats.of(guest)) if (which.test(seat)) passed.add(match.profile().name(seat));
    return passed.isEmpty() ? Optional.empty() : Optional.of(passed);
  }

  /**
   * {@return what is told of a deal from the start; it holds for the whole match} A device promises
   * nothing.
   */
  public static Dealing dealing(Setup setup) {
    var deal = setup.deal();
    if (setup.seed().onDevice()) return Dealing.unpromised(deal.id(setup.id()));
    return new Dealing(
        Optional.of(deal.id(setup.id())),
        Optional.of(deal.voided()),
        Optional.of(deal.order() == Deal.BOUND),
        Optional.of(setup.seed().commitment()),
        Optional.of(deal.commitments()),
        Optional.of(deal.nonces()),
        Optional.empty(),
        Optional.empty());
  }

  /** The seed once it can do no harm, where anything was dealt. */
  private Dealing opened() {
    return dealing.equals(Dealing.NONE) ? dealing : dealing.opened(setup.seed().hex(), seals());
  }

  private List<Seal> seals() {
    return Seals.of(setup.dealer()).of(match).stream().map(Seals.Made::seal).toList();
  }
}
