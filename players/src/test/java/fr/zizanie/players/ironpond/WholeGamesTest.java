package fr.zizanie.players.ironpond;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.players.agent.Budget;
import fr.zizanie.players.search.Skill;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole games of the opponent against itself, under every option. */
class WholeGamesTest {
  /** A match refuses what is not legal, so that reaching the end is the proof. */
  @ParameterizedTest
  @CsvSource({
    "deck=72, fundamental=assist",
    "deck=none, open=false",
    "deck=nochance, open=true",
    "deck=72, fundamental=strict",
    "deck=68, freeDiscard=true",
    "deck=72, pub=true",
    "deck=72, emptyPile=stop",
    "deck=72, darts=skill",
  })
  void every_decision_of_a_game_is_legal(String one, String other) {
    var dealer = SeedDealer.of(one + other, "ironpond");
    var match = Match.begin(Pond.GAME, Pond.agreed(one, other)).deal(dealer);
    var hasty = new Strength(new Skill(150, 30, 5), 3, 12, 1, 50, true);
    var bold = new Strength(new Skill(400, 0, 0), 60, 30, 1, 100, true);
    var angler = new IronPondAgent(Pond.GAME, 5);
    while (match.turn() instanceof Turn.Of(Seat seat) && match.ply() < 300) {
      var view = Pond.GAME.view(match.state(), Viewer.of(seat));
      var action =
          angler.advise(view, seat == Seat.FIRST ? hasty : bold, new Budget(60_000, 1)).action();
      match = match.enter(new Entry.Acted(seat, action)).orThrow();
      if (match.ply() % 7 == 0 && match.turn() instanceof Turn.Of(Seat next)) {
        var gesture = Event.gesture(next.other(), "emote");
        match = match.enter(new Entry.Happened(gesture)).orThrow();
      }
      match = match.deal(dealer);
    }
    assertThat(match.outcome().isPresent() || match.ply() >= 300).isTrue();
  }
}
