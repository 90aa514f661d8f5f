package fr.zizanie.server.matches;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.server.live.LiveMatch;
import fr.zizanie.server.lobby.Lobby;
import fr.zizanie.server.store.ids.MatchId;
import fr.zizanie.server.store.ids.PlayerId;
import fr.zizanie.server.store.people.Guest;
import fr.zizanie.server.time.TimeControl;
import fr.zizanie.sheets.wire.house.DealPart;
import fr.zizanie.sheets.wire.house.Seated;
import java.util.Map;
import java.util.Optional;

/** What guests say about matches that haven't begun. */
public final class Agreements {
  private final LiveMatches live;
  private final Challenges challenges;

  Agreements(LiveMatches live, Challenges challenges) {
    this.live = live;
    this.challenges = challenges;
  }

  /**
   * Changes options or time control of a match that hasn't begun, for a guest who saw {@code
   * version}.
   */
  public Answer<Boolean> propose(
      MatchId id,
      PlayerId guest,
      int version,
      Map<String, String> changes,
      Optional<TimeControl> control) {
    return live.lobby(id, l -> l.propose(guest, version, changes, control));
  }

  /** Puts a card on the list of those that a guest would leave out, or takes it off. */
  public Answer<Boolean> remove(MatchId id, PlayerId guest, int version, String card, boolean on) {
    return live.lobby(id, l -> l.remove(guest, version, card, on));
  }

  /** Takes a card off the list of those that the other would leave out. */
  public Answer<Boolean> decline(MatchId id, PlayerId guest, int version, String card) {
    return live.lobby(id, l -> l.decline(guest, version, card));
  }

  /** Takes a guest's agreement to the version that they saw, or takes it back. */
  public Answer<Boolean> ready(MatchId id, PlayerId guest, int version, boolean on) {
    return live.lobby(id, l -> l.ready(guest, version, on));
  }

  /** Takes a guest's part of what fixes the deal of a match that hasn't begun. */
  public Answer<Seated> deal(MatchId id, Guest guest, DealPart part) {
    return live.lobby(id, l -> l.deal(guest.id(), part))
        .then(_ -> live.at(id, match -> Answer.ok(seated(match, guest))));
  }

  /** Gives the free seat to a guest who agrees to the version that they saw. */
  public Answer<Seated> accept(MatchId id, Guest guest, int version) {
    return live.lobby(id, l -> challenges.admits(l, guest.id()).then(_ -> l.accept(guest, version)))
        .then(_ -> live.at(id, match -> Answer.ok(seated(match, guest))));
  }

  /** Lets a guest leave their seat of a match that hasn't begun. */
  public Answer<Boolean> stand(MatchId id, PlayerId guest) {
    return live.lobby(id, l -> l.stand(guest));
  }

  /** {@return where a guest sits, and what is still to be dealt there} */
  static Seated seated(LiveMatch match, Guest guest) {
    var profile = match.profile();
    var dealing = match instanceof Lobby<?, ?> lobby ? lobby.dealing() : Optional.<String>empty();
    return new Seated(
        match.setup().id().text(),
        match.seats().of(guest.id()).stream().map(profile::name).toList(),
        dealing,
        dealing.map(_ -> match.setup().seed().commitment()));
  }
}
