package fr.zizanie.server.lobby;

import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.server.store.matches.Terms;
import fr.zizanie.sheets.wire.DealRounds;
import fr.zizanie.sheets.wire.LobbyInfo;
import fr.zizanie.sheets.wire.board.BySeat;
import fr.zizanie.sheets.wire.said.Said;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.setup.Setup;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A proposal as the page reads it: nothing in it is secret from anybody. */
record LobbySheet(Setup setup, Proposal<?, ?> proposal) {
  /** {@return the sheet of a guest; {@code here} tells which guests are connected} */
  LobbyInfo of(PlayerId guest, Predicate<PlayerId> here) {
    Profile profile = proposal.profile();
    Terms terms = proposal.terms();
    return new LobbyInfo(
        setup.id().text(),
        setup.game(),
        terms.version(),
        new Seats(setup.sitters()).shown(profile, guest, here),
        names(profile),
        terms.by().map(profile::name),
        sorted(terms.options()),
        sorted(proposal.agreed().values()),
        terms.control().text(),
        proposal.outline().removable(),
        BySeat.of(profile, seat -> List.copyOf(terms.removals().get(seat.ordinal()))),
        Said.of(proposal.outline().remarks()),
        terms.quick(),
        proposal.outline().dealt(),
        setup.rated(),
        setup.seed().commitment(),
        proposal.outline().dealt() ? Optional.of(rounds(profile)) : Optional.empty());
  }

  private DealRounds rounds(Profile profile) {
    var deal = setup.deal();
    var rounds = Rounds.of(deal, new Seats(setup.sitters()));
    return new DealRounds(
        deal.id(setup.id()),
        deal.voided(),
        seats(profile, rounds.due()::contains),
        BySeat.of(profile, seat -> deal.commitments().get(seat.ordinal())),
        seats(profile, rounds::opened),
        proposal.willing() && new Seats(setup.sitters()).free().isEmpty());
  }

  private static List<String> seats(Profile profile, Predicate<Seat> which) {
    return Stream.of(Seat.values()).filter(which).map(profile::name).toList();
  }

  private List<String> names(Profile profile) {
    return proposal.terms().ready().stream().sorted().map(profile::name).toList();
  }

  /** {@return what somebody needs who was told {@code before}: of options only what changed} */
  static LobbyInfo since(LobbyInfo before, LobbyInfo now) {
    return new LobbyInfo(
        now.id(),
        now.game(),
        now.version(),
        now.seats(),
        now.ready(),
        now.by(),
        news(before.proposed(), now.proposed()),
        news(before.options(), now.options()),
        now.clock(),
        now.cards(),
        now.removals(),
        now.remarks(),
        now.quick(),
        now.dealt(),
        now.rated(),
        now.commitment(),
        now.deal());
  }

  private static Map<String, String> news(Map<String, String> before, Map<String, String> now) {
    var out = new TreeMap<>(now);
    out.entrySet().removeAll(before.entrySet());
    return out;
  }

  private static Map<String, String> sorted(Map<String, String> options) {
    return new TreeMap<>(options);
  }
}
