package fr.zizanie.rules.core;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Unmet;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.core.record.Movetext;
import fr.zizanie.rules.core.trait.CardText;
import fr.zizanie.rules.core.trait.Lesson;
import fr.zizanie.rules.core.trait.Timed;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.random.RandomGenerator;

/**
 * The rules of one game. Stateless; every method is a pure function of immutable values.
 *
 * <p>Everything that leaves for a viewer comes from {@link #view} or passes through {@link #seen}.
 *
 * @param <S> the whole truth, with value equality
 * @param <V> what one viewer knows, with value equality and no way back to the state
 */
public interface Game<S, V> {
  /** {@return what is fixed about the game} */
  Profile profile();

  /** {@return the same under {@code options}, which may name the seats otherwise} */
  default Profile profile(Options options) {
    return profile();
  }

  /** {@return this game as {@code options} shape it: with its own cards, say, to name them} */
  default Game<S, V> agreed(Options options) {
    return this;
  }

  /** {@return how it is written} */
  Notation<S> notation();

  /** {@return its own way of writing records, if it has one} */
  default Optional<Movetext<S, V>> movetext() {
    return Optional.empty();
  }

  /** {@return what is unusual about options that are accepted all the same} */
  default List<Words> remarks(Options options) {
    return List.of();
  }

  /** {@return the cards that are printed for it, in their order; none in a game without cards} */
  default List<CardText> cards() {
    return List.of();
  }

  /**
   * {@return the cards, by their ids, that two players may talk about leaving out under {@code
   * options}, in their order}
   */
  default List<String> removable(Options options) {
    return List.of();
  }

  /** {@return the options without cards that both players agreed to leave out; or why they stay} */
  default Answer<Options> without(Options options, Set<String> cards) {
    return cards.isEmpty()
        ? Answer.ok(options)
        : Answer.no(
            Reason.BAD_OPTION.because(
                "Ces cartes ne s’écartent pas.", "These cards cannot be left out."));
  }

  /** {@return positions to learn it by doing, in their order; none in a game without them} */
  default List<Lesson> lessons() {
    return List.of();
  }

  /** {@return the state before the first choice; options come from {@link Options#read}} */
  S start(Options options);

  /** {@return whose decision it is} */
  Turn turn(S state);

  /** Adds every legal choice, at most 1024; at least one unless the game is over. */
  void choices(S state, Choices out);

  /**
   * {@return whether a choice is accepted: what is offered, and in some games what a player may
   * insist on although nobody would offer it}
   */
  default boolean takes(S state, Choice choice) {
    return choices(state).contains(choice);
  }

  /**
   * {@return the condition that a choice of the seat to act doesn't meet, with the words for its
   * player; nothing if {@link #takes} accepts it. A function of what that seat sees}
   */
  default Optional<Unmet> unmet(S state, Choice choice) {
    return takes(state, choice) ? Optional.empty() : Optional.of(notation().unmet(state, choice));
  }

  /** {@return the state after a choice; trusts that {@link #takes} accepts it} */
  S apply(S state, Choice choice);

  /** {@return what {@code viewer} may know} */
  V view(S state, Viewer viewer);

  /**
   * {@return everything that any viewer of the game may see, for replays once it is over; by
   * default what the public sees}
   */
  default V whole(S state) {
    return view(state, Viewer.PUBLIC);
  }

  /**
   * {@return whether the seat to act only answers what the other did, so that the time it takes
   * must tell nothing of what it holds}
   */
  default boolean answering(V view) {
    return false;
  }

  /**
   * {@return the timed decision that is running, if one is; the same for every viewer. While chance
   * is to answer one, its answer waits for the end of the time}
   */
  default Optional<Timed> timed(V view) {
    return Optional.empty();
  }

  /** {@return the seat for whose event chance waits before it answers, if it waits for one} */
  default Optional<Seat> awaited(S state) {
    return Optional.empty();
  }

  /** {@return whether the viewer may not look back now: no log, no earlier board, no lost men} */
  default boolean hushed(V view) {
    return false;
  }

  /**
   * {@return the choice as {@code viewer} perceives it: itself, {@link Choice#HIDDEN}, or nothing
   * at all}
   */
  Optional<Choice> seen(S before, Choice choice, Viewer viewer);

  /**
   * {@return the position as far as {@code view} shows it, for people to read; games that hide
   * something leave out what the viewer can't tell}
   */
  default Tree shown(V view) {
    return notation().position(sample(view, new SplittableRandom(0)));
  }

  /**
   * {@return what the viewer can foresee of his own action in {@code view}, as if nobody answered;
   * nothing in a game where he can't tell}
   */
  default Optional<V> foreseen(V view, List<Choice> action) {
    return Optional.empty();
  }

  /** {@return some state that looks exactly like {@code view}} */
  S sample(V view, RandomGenerator random);

  /** {@return whether no action is half made} */
  default boolean settled(S state) {
    return true;
  }

  /** {@return whether search walks this pick: false for a member of a set picked out of order} */
  default boolean sorted(S state, Choice choice) {
    return true;
  }

  /**
   * {@return whether the rules let this choice tell its maker something hidden (the law of silence
   * excepts it)}
   */
  default boolean reveals(V view, Choice choice) {
    return false;
  }

  /**
   * {@return what is wrong with the inventory of {@code state}: a piece or card twice, a missing
   * king}
   */
  default Optional<String> flaw(S state) {
    return Optional.empty();
  }

  /**
   * {@return the state after an event that reaches the rules; the same state if it means nothing
   * here}
   */
  default S happened(S state, Event event) {
    return state;
  }

  /**
   * {@return the number of leaf actions {@code depth} board moves below {@code state}, from 0;
   * draws by rule do not stop it}
   */
  default long perft(S state, int depth) {
    if (depth == 0) return 1;
    return divide(state, depth).values().stream().mapToLong(Long::longValue).sum();
  }

  /** {@return the perft below each action, by its tokens; {@code depth} from 1} */
  default SortedMap<String, Long> divide(S state, int depth) {
    var out = new TreeMap<String, Long>();
    for (var action : Lines.actions(this, state, Integer.MAX_VALUE)) {
      String text = notation().print(action);
      boolean counts = !text.equals("claim") && !text.equals("end");
      if (counts) out.put(text, perft(Lines.after(this, state, action), depth - 1));
    }
    return out;
  }

  /** {@return the legal choices in a new buffer} */
  default Choices choices(S state) {
    var out = new Choices();
    choices(state, out);
    return out;
  }
}
