package fr.zizanie.server.matches;

import fr.zizanie.sheets.Sha256;
import fr.zizanie.sheets.wire.LobbyInfo;
import fr.zizanie.sheets.wire.house.DealPart;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.setup.MatchId;
import java.util.List;
import java.util.Optional;

/** What players' pages do by themselves before a deal. */
public final class Dealers {
  private Dealers() {}

  /** {@return the nonce of a guest} */
  public static String nonce(Guest guest) {
    return guest.id().text().repeat(40).substring(0, 32);
  }

  /** Both rounds, for those who sit. */
  public static void deal(Matches matches, MatchId id, Guest... guests) {
    for (Guest guest : guests) commit(matches, id, guest);
    for (Guest guest : guests) open(matches, id, guest);
  }

  /** Commits a guest to their nonce. */
  public static void commit(Matches matches, MatchId id, Guest guest) {
    var part =
        new DealPart(
            lobby(matches, id, guest).deal().orElseThrow().id(),
            Optional.of(Sha256.hex(nonce(guest))),
            Optional.empty(),
            Optional.empty());
    matches.deal(id, guest, part).orThrow();
  }

  /** Opens a guest's nonce. */
  public static void open(Matches matches, MatchId id, Guest guest) {
    matches.deal(id, guest, opening(matches, id, guest)).orThrow();
  }

  /** {@return what opens a guest's nonce as the deal stands} */
  public static DealPart opening(Matches matches, MatchId id, Guest guest) {
    var lobby = lobby(matches, id, guest);
    var mine = lobby.seats().stream().filter(seat -> seat.mine()).toList().getFirst().seat();
    var rounds = lobby.deal().orElseThrow();
    var others =
        rounds.commitments().entrySet().stream()
            .filter(entry -> !entry.getKey().equals(mine))
            .map(entry -> entry.getValue());
    return new DealPart(
        rounds.id(), Optional.empty(), Optional.of(nonce(guest)), others.findFirst());
  }

  private static LobbyInfo lobby(Matches matches, MatchId id, Guest guest) {
    return (LobbyInfo) Doors.sheet(matches, id, guest.id()).orThrow();
  }

  /** {@return the nonces of guests in the order of their seats} */
  public static List<String> nonces(Guest... guests) {
    return List.of(guests).stream().map(Dealers::nonce).toList();
  }
}
