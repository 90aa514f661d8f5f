package fr.zizanie.table.live;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.sheets.wire.Claimable;
import fr.zizanie.sheets.wire.Dealing;
import fr.zizanie.sheets.wire.Sheet;
import fr.zizanie.sheets.wire.Shown;
import fr.zizanie.table.Picture;
import fr.zizanie.table.TableSheet;
import fr.zizanie.table.TableState;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.setup.MatchId;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What there is to be seen at a table at one time, by whoever is there.
 *
 * @param own what those see who sit there
 * @param watched what the others see
 * @param claimable what the side that waits may claim, and which side that is
 * @param dealing what is told of the deal from the start
 * @param ahead after how many other games the computer thinks about this one
 * @param rearm the match that follows this one
 */
record Scene<S, V>(
    TableState<S, V> table,
    Picture<S, V> own,
    Picture<S, V> watched,
    Optional<Claim> claimable,
    Dealing dealing,
    int ahead,
    Optional<MatchId> rearm) {
  /** What a seat may claim. */
  record Claim(Seat by, Claimable what) {}

  Seats seats() {
    return table.seats();
  }

  /** {@return what a guest is shown} */
  Picture<S, V> picture(PlayerId guest) {
    return seats().of(guest).isEmpty() ? watched : own;
  }

  /** {@return as whom a guest looks} */
  Viewer viewer(PlayerId guest) {
    return seats().viewer(guest, picture(guest).match());
  }

  /** {@return the sheet of a guest; {@code here} tells which guests are connected} */
  Sheet sheet(PlayerId guest, Predicate<PlayerId> here, Shown seen) {
    var picture = picture(guest);
    var mine = seats().of(guest);
    return new TableSheet(
            table.setup(),
            picture.match(),
            seats(),
            table.answers()::always,
            table.answers()::autoPasses,
            dealing,
            picture.clock(),
            claimable.filter(claim -> mine.contains(claim.by())).map(Claim::what),
            ahead,
            rearm)
        .sheet(guest, here, seen);
  }
}
