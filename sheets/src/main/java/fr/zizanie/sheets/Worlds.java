package fr.zizanie.sheets;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.core.trait.Answering;
import fr.zizanie.rules.core.trait.Secretive;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Matches that all look to one seat like the one that is played, and what comes of them. They are
 * made of that seat's view and of nothing else.
 *
 * @param all never none
 */
record Worlds<S, V>(Seat seat, List<Match<S, V>> all) {
  /** So many that hardly a card of an unknown hand is in none of them. */
  private static final int MANY = 64;

  /** Where only what is done at random differs. */
  private static final int FEW = 12;

  private static final int LONGEST = 12;

  /** What stands for all that a side does, or for the rest of an action. */
  static final String ANYTHING = "*";

  Worlds {
    all = List.copyOf(all);
  }

  /** {@return what a seat can take a match for} */
  static <S, V> Worlds<S, V> of(Match<S, V> match, Seat seat) {
    var game = match.game();
    V view = game.view(match.state(), Viewer.of(seat));
    int count = game instanceof Secretive<S, V> ? MANY : FEW;
    return new Worlds<>(
        seat,
        IntStream.range(0, count)
            .mapToObj(k -> {
              S like = game.sample(view, new SplittableRandom(k));
              return calm(Match.from(game, match.start().options(), like), k);
            })
            .toList());
  }

  /** {@return those in which a line such as {@code white e2e4} may come next, after it} */
  Answer<Worlds<S, V>> after(String line) {
    int space = line.indexOf(' ');
    var by =
        space < 0
            ? Optional.<Seat>empty()
            : all.getFirst().profile().seat(line.substring(0, space));
    if (by.isEmpty()) return Answer.no(Reason.ILLEGAL_SYNTAX.refusal());
    var next = new ArrayList<Match<S, V>>();
    for (int k = 0; k < all.size(); k++)
      acted(all.get(k), by.get(), line.substring(space + 1), k).ifPresent(next::add);
    return next.isEmpty()
        ? Answer.no(Reason.NOT_OFFERED.refusal())
        : Answer.ok(new Worlds<>(seat, next));
  }

  /** {@return those in which the same seat is to act as in the first that goes on} */
  Worlds<S, V> alike() {
    var open = all.stream().filter(m -> m.outcome().isEmpty()).toList();
    if (open.isEmpty()) return this;
    var turn = open.getFirst().turn();
    return new Worlds<>(seat, open.stream().filter(m -> m.turn().equals(turn)).toList());
  }

  private static <S, V> Optional<Match<S, V>> acted(
      Match<S, V> match, Seat by, String text, int k) {
    if (!match.turn().is(by)) return Optional.empty();
    var random = new SplittableRandom(k);
    if (text.equals(ANYTHING)) return anything(match, by, random);
    return text.endsWith(" " + ANYTHING)
        ? completed(match, by, text.substring(0, text.length() - 2), random)
        : played(match, by, text, k);
  }

  private static <S, V> Optional<Match<S, V>> played(
      Match<S, V> match, Seat by, String text, int k) {
    boolean tokens = match.read(text) instanceof Answer.Ok<List<Choice>>;
    String action = tokens ? text : Spelled.tokens(match.game(), match.state(), text);
    return match.play(by, action) instanceof Answer.Ok<Match<S, V>>(var next)
        ? Optional.of(calm(next, k))
        : Optional.empty();
  }

  /** What a side may do until the other is to act. */
  private static <S, V> Optional<Match<S, V>> anything(
      Match<S, V> match, Seat by, SplittableRandom random) {
    var m = match;
    for (int n = 0; n < LONGEST && m.turn().is(by); n++) {
      var next = completed(m, by, "", random).filter(one -> one.outcome().isEmpty());
      if (next.isPresent()) m = next.get();
    }
    return m.turn().is(by) ? Optional.empty() : Optional.of(m);
  }

  private static <S, V> Optional<Match<S, V>> completed(
      Match<S, V> match, Seat by, String begun, SplittableRandom random) {
    var game = match.game();
    var picks = new ArrayList<Choice>();
    if (!begun.isEmpty() && match.read(begun) instanceof Answer.Ok<List<Choice>>(var read))
      picks.addAll(read);
    for (int n = 0; n < LONGEST; n++) {
      if (!(match.follow(picks) instanceof Answer.Ok<S>(S state))) return Optional.empty();
      if (!picks.isEmpty() && game.settled(state))
        return played(match, by, game.notation().print(picks), random.nextInt(MANY));
      var choices = game.choices(state);
      if (choices.size() == 0) return Optional.empty();
      picks.add(choices.get(random.nextInt(choices.size())));
    }
    return Optional.empty();
  }

  /** The match once chance has answered, and everything was let happen or answered. */
  private static <S, V> Match<S, V> calm(Match<S, V> match, int k) {
    var dealer = SeedDealer.of(String.valueOf(k), "foreseen");
    var m = match.deal(dealer);
    for (int n = 0; n < LONGEST; n++) {
      if (!(m.turn() instanceof Turn.Of(Seat by)) || !answering(m, by)) return m;
      var game = m.game();
      var choices = game.choices(m.state());
      var answer = choices.contains(Choice.PASS) ? Choice.PASS : choices.get(k % choices.size());
      if (!(m.play(by, game.notation().print(answer)) instanceof Answer.Ok<Match<S, V>>(var next)))
        return m;
      m = next.deal(dealer);
    }
    return m;
  }

  private static <S, V> boolean answering(Match<S, V> match, Seat by) {
    return Answering.answering(match.game(), match.game().view(match.state(), Viewer.of(by)));
  }
}
