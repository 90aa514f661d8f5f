package fr.zizanie.table.setup;

import fr.zizanie.players.Players;
import fr.zizanie.players.agent.Budget;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.sheets.json.Fields;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.Sitter;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Whom somebody wants to play with, and where they want to sit.
 *
 * @param opponent "screen", "computer", "friend" or "anybody"
 * @param level for the computer, 1 to 8
 * @param seat a seat's name, or "random"; not for "screen"
 */
public record SeatRequest(String opponent, int level, String seat) {
  /**
   * {@return who sits where in a game with such a profile; or what is wrong} {@code coin} draws a
   * seat.
   */
  public Answer<List<Sitter>> sitters(
      Game<?, ?> game, Profile profile, Guest guest, BooleanSupplier coin) {
    var me = new Sitter.Person(guest);
    return opponent.equals("screen")
        ? Answer.ok(List.of(me, me))
        : other(game)
            .then(other ->
                drawn(profile, coin)
                    .then(own ->
                        Answer.ok(own == Seat.FIRST ? List.of(me, other) : List.of(other, me))));
  }

  private Answer<Sitter> other(Game<?, ?> game) {
    return switch (opponent) {
      case "friend", "anybody" -> Answer.ok(new Sitter.Nobody());
      case "computer" -> {
        if (Players.levels(game) == 0) yield Fields.bad("opponent");
        if (level < 1 || level > Budget.LEVELS) yield Fields.bad("level");
        // What a game has no level for is its highest.
        yield Answer.ok(new Sitter.Computer(Math.min(level, Players.levels(game))));
      }
      default -> Fields.bad("opponent");
    };
  }

  private Answer<Seat> drawn(Profile profile, BooleanSupplier coin) {
    var own =
        seat.equals("random")
            ? Optional.of(coin.getAsBoolean() ? Seat.FIRST : Seat.SECOND)
            : profile.seat(seat);
    return own.map(Answer::ok)
        .orElseGet(() -> Answer.no(new Refusal(Reason.UNKNOWN_SEAT, Words.same("«" + seat + "»"))));
  }
}
