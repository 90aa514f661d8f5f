package fr.zizanie.table.policy;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.core.trait.Timed;
import java.util.List;
import java.util.Optional;

/** How a match goes on without its players: chance answers, times end, the computer plays. */
public record Autoplay(SeedDealer dealer) {
  /**
   * {@return the match with turns of chance answered, but for one that a timed decision keeps until
   * its time is over}
   */
  public <S, V> Match<S, V> dealt(Match<S, V> match) {
    var m = match;
    while (m.turn() instanceof Turn.Chance && m.timed().isEmpty())
      m = m.enter(new Entry.Dealt(m.due(dealer))).orThrow();
    return m;
  }

  /**
   * {@return the match once the time of a decision is over: the rules say what then happens, or
   * chance now answers; nothing if neither does}
   */
  public <S, V> Optional<Match<S, V>> expired(Match<S, V> match, Timed timed) {
    var over = new Entry.Happened(Event.of(timed.seat(), Event.Kind.TIMEOUT));
    return switch (match.enter(over)) {
      case Answer.Ok<Match<S, V>>(var next) -> Optional.of(dealt(next));
      case Answer.No<Match<S, V>> _ when match.turn() instanceof Turn.Chance ->
          Optional.of(dealt(match.enter(new Entry.Dealt(match.due(dealer))).orThrow()));
      case Answer.No<Match<S, V>> _ -> Optional.empty();
    };
  }

  /**
   * {@return the match after the computer has acted as {@code by}; it answers an offer of a draw
   * first, and accepts it if it is {@code content}}
   */
  public <S, V> Match<S, V> played(
      Match<S, V> match, Seat by, List<Choice> action, boolean content) {
    boolean asked = match.status().asked().filter(a -> a.by() != by).isPresent();
    // Requests to take back are answered when they are made, so this is about a draw.
    var m = asked ? match.play(by, content ? "accept draw" : "decline draw").orThrow() : match;
    return m.outcome().isPresent() ? m : dealt(m.enter(new Entry.Acted(by, action)).orThrow());
  }
}
