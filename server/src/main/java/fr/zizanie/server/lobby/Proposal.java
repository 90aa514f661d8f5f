package fr.zizanie.server.lobby;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.core.trait.Reducible;
import fr.zizanie.rules.core.trait.Varied;
import fr.zizanie.server.store.matches.Terms;
import fr.zizanie.table.setup.Deals;
import fr.zizanie.table.time.TimeControl;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What two people may play if both agree.
 *
 * @param agreed the options that follow from the terms, without the cards that both leave out
 * @param outline what everybody is told of it, worked out once
 */
public record Proposal<S, V>(Game<S, V> game, Terms terms, Options agreed, Outline outline) {
  /**
   * What follows from the options.
   *
   * @param profile of the game with the seats that they name
   * @param removable the cards that may be talked about
   * @param remarks what is unusual about them
   * @param dealt whether anything will be dealt or hidden
   */
  record Outline(Profile profile, List<String> removable, List<Words> remarks, boolean dealt) {
    Outline {
      removable = List.copyOf(removable);
      remarks = List.copyOf(remarks);
    }
  }

  /** {@return what follows from terms under a version of the rules; or what is wrong with them} */
  public static <S, V> Answer<Proposal<S, V>> of(Game<S, V> game, int rules, Terms terms) {
    return game.profile()
        .options(rules, terms.options())
        .then(options ->
            Reducible.without(game, options, terms.removed())
                .then(agreed ->
                    Answer.ok(
                        new Proposal<>(game, terms, agreed, outline(game, options, agreed)))));
  }

  private static Outline outline(Game<?, ?> game, Options proposed, Options agreed) {
    return new Outline(
        Varied.agreed(game, agreed).profile(),
        Reducible.removable(game, proposed),
        Varied.remarks(game, agreed),
        Deals.expected(game, agreed));
  }

  Profile profile() {
    return outline.profile();
  }

  private int rules() {
    return game.profile().rules(agreed);
  }

  /** Whether both have agreed to it. */
  boolean settled() {
    return terms.ready().size() == 2;
  }

  /** Whether the same is proposed as in another one. */
  boolean same(Proposal<S, V> other) {
    return terms.options().equals(other.terms.options())
        && terms.control().equals(other.terms.control())
        && terms.removals().equals(other.terms.removals());
  }

  /** With other options, named with their new values, and another time control if one is given. */
  Answer<Proposal<S, V>> changed(
      Seat seat, Map<String, String> changes, Optional<TimeControl> control) {
    var given = new TreeMap<>(terms.options());
    given.putAll(changes);
    return game.profile()
        .options(rules(), given)
        .then(options -> {
          var there = Set.copyOf(Reducible.removable(game, options));
          var lists = terms.removals().stream().map(list -> kept(list, there)).toList();
          return of(
              game,
              rules(),
              terms.changed(seat, options.values(), control.orElse(terms.control()), lists));
        });
  }

  private static SortedSet<String> kept(SortedSet<String> list, Set<String> there) {
    var out = new TreeSet<>(list);
    out.retainAll(there);
    return out;
  }

  /** With a card put on the list of those that a seat would leave out, or taken off. */
  Answer<Proposal<S, V>> removing(Seat seat, String card, boolean on) {
    return game.profile()
        .options(rules(), terms.options())
        // A card that may never leave is refused to whoever asks first.
        .then(options -> on ? Reducible.without(game, options, Set.of(card)) : Answer.ok(options))
        .then(_ -> listed(seat, terms.removing(seat, card, on)));
  }

  /** With a card taken off the list of the other seat. */
  Answer<Proposal<S, V>> declining(Seat seat, String card) {
    var lists = terms.removing(seat.other(), card, false);
    return of(game, rules(), terms.changed(seat, terms.options(), terms.control(), lists));
  }

  /** As a seat leaves it: what its list took out comes back, so nobody has agreed any more. */
  Proposal<S, V> left(Seat seat) {
    var lists = new ArrayList<>(terms.removals());
    lists.set(seat.ordinal(), new TreeSet<>());
    return listed(seat, lists).orThrow();
  }

  private Answer<Proposal<S, V>> listed(Seat seat, List<SortedSet<String>> lists) {
    return of(game, rules(), terms.changed(seat, terms.options(), terms.control(), lists));
  }

  /** Written once more: the deal has changed. */
  Proposal<S, V> again() {
    return new Proposal<>(game, terms.again(), agreed, outline);
  }

  /** Whether it may begin once both sit. */
  boolean willing() {
    return terms.quick() || settled();
  }

  /** With a seat's agreement given or taken back. */
  Proposal<S, V> ready(Seat seat, boolean on) {
    return new Proposal<>(game, terms.ready(seat, on), agreed, outline);
  }
}
