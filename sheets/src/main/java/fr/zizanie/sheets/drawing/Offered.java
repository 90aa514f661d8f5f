package fr.zizanie.sheets.drawing;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.match.Match;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What the rules offer, in one state, to whoever holds some seats; worked out once. */
public final class Offered {
  /** Whether nobody acts any more. */
  public final boolean over;

  /** The seat that they may act for. */
  public final Optional<Seat> toAct;

  /** Its choices; none without such a seat. */
  public final Choices now;

  /** First picks of longer actions. */
  public final List<String> heads = new ArrayList<>();

  /** Whole actions that are no displacements. */
  public final List<String> words = new ArrayList<>();

  /** Those of its choices that are whole actions and displace or name a square. */
  public final List<Choice> placing;

  /** The choices after some of them. */
  private final Map<Choice, Choices> then = new HashMap<>();

  private Offered(boolean over, Optional<Seat> toAct, Choices now) {
    this.over = over;
    this.toAct = toAct;
    this.now = now;
    placing = new ArrayList<>(now.size());
  }

  /** {@return what those are offered who only look} */
  public static Offered none() {
    return new Offered(false, Optional.empty(), new Choices());
  }

  /** {@return what a match offers to whoever holds {@code seats}} */
  public static <S, V> Offered of(Match<S, V> match, Set<Seat> seats) {
    Game<S, V> game = match.game();
    S state = match.state();
    boolean over = match.outcome().isPresent();
    var toAct =
        match.turn() instanceof Turn.Of(Seat seat) && seats.contains(seat)
            ? Optional.of(seat)
            : Optional.<Seat>empty();
    var offered = new Offered(over, toAct, toAct.isEmpty() ? new Choices() : game.choices(state));
    for (int i = 0; i < offered.now.size(); i++) {
      Choice choice = offered.now.get(i);
      if (choice.kind() == Choice.Kind.MOVE) {
        offered.placing.add(choice);
        continue;
      }
      boolean whole = game.settles(state, choice);
      (whole ? offered.words : offered.heads).add(game.notation().print(choice));
      if (whole && choice.kind() == Choice.Kind.SQUARE) offered.placing.add(choice);
      if (!whole && choice.kind() == Choice.Kind.WORD)
        offered.then.put(choice, game.choices(game.apply(state, choice)));
    }
    return offered;
  }

  /** {@return what may be picked after a word that is offered and isn't a whole action} */
  public Choices after(Choice word) {
    return then.getOrDefault(word, new Choices());
  }
}
