package fr.zizanie.rules.ironpond.legality;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Conditions;
import fr.zizanie.rules.core.answer.Unmet;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Fundamental;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.cards.special.BrokenFaces;
import fr.zizanie.rules.ironpond.cards.special.Kidnapping;
import fr.zizanie.rules.ironpond.chess.Legal;
import fr.zizanie.rules.ironpond.state.CardSet;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.Frame.Interlude;
import fr.zizanie.rules.ironpond.state.Frame.Pick;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.text.Tokens;
import fr.zizanie.rules.ironpond.text.Word;
import fr.zizanie.rules.ironpond.turn.Endings;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What may be done and why not, from the same conditions, in the order in which a player is told: a
 * function of what the seat to act knows.
 *
 * @param waived a condition that is not asked, for the law of reasons
 */
public record Legality(Optional<Condition<?>> waived) {
  /** The rules. */
  public static final Legality ALL = new Legality(Optional.empty());

  /** {@return every condition that a refusal may name} */
  public static List<Condition<?>> conditions() {
    var words =
        Stream.of(MoveRules.ALL, WordRules.ALL)
            .flatMap(List::stream)
            .<Condition<?>>flatMap(c -> c.all().stream());
    var interludes =
        Stream.of(Kidnapping.RULES, BrokenFaces.RULES)
            .flatMap(List::stream)
            .<Condition<?>>flatMap(c -> c.all().stream());
    return Stream.of(words, interludes, CardRules.all()).flatMap(c -> c).distinct().toList();
  }

  private static final int CARD = Choice.card(0).code();

  private <T> Conditions<T> wanted(Conditions<T> all) {
    return waived.isEmpty() ? all : all.waiving(waived.get());
  }

  // ---- why not

  /** {@return the first condition that a choice doesn't meet} */
  public Optional<Unmet> unmet(IronPondState s, Choice c) {
    if (s.top() instanceof Frame.Aim aim && !aim.isWord())
      return unmet(new CardPick(CardPick.Open.of(s, aim, new Choices()), c));
    if (s.top() instanceof Interlude i && i.turn() instanceof Turn.Of)
      return wanted(i.word()).unmet(new Pick(s, Picks.NONE, c));
    if (s.top() instanceof Frame.Aim aim && s.below() instanceof Interlude i)
      return wanted(i.rules()).unmet(new Pick(s.pop(), aim.picks(), c));
    var tried = new Tried(new Asked(s, new Choices()), c);
    var first = wanted(WordRules.of(tried)).unmet(tried);
    boolean card =
        c.kind() == Choice.Kind.CARD && !(s.top() instanceof Frame.Aim) && first.isEmpty();
    return card ? unmet(play(tried.asked(), c)) : first;
  }

  private Optional<Unmet> unmet(Play p) {
    var first = wanted(CardRules.moment(p)).unmet(p);
    if (first.isPresent() || blind(p)) return first;
    return (p.direct() ? Optional.<Unmet>empty() : wanted(p.card.needs()).unmet(p.m()))
        .or(() -> wanted(CardRules.end(p.card)).unmet(p))
        .or(() -> wanted(CardRules.SAVED).unmet(p));
  }

  private Optional<Unmet> unmet(CardPick p) {
    return wanted(CardRules.form(p.open.card()))
        .unmet(p)
        .or(() -> wanted(CardRules.pick(p.open.card())).unmet(p));
  }

  private static Play play(Asked asked, Choice c) {
    return new Play(asked, Deck.card(asked.s.setting(), c.a()), (c.code() & Tokens.INSIST) != 0);
  }

  private static boolean blind(Play p) {
    return p.inWindow() && p.window().blind();
  }

  // ---- what

  /** Adds what may be chosen. */
  public void list(IronPondState s, Choices out) {
    switch (s.top()) {
      case Frame.Ready _ -> ready(new Asked(s, out), out);
      case Frame.Moved _ -> moved(new Asked(s, out), out);
      case Frame.Window _ -> {
        out.add(Choice.PASS);
        cards(new Asked(s, out), out);
      }
      case Frame.Aim aim -> picks(s, aim, out);
      case Interlude i -> i.offer(s, out);
      case Frame.Drawing _ -> draws(s, out);
      case Frame.Announced _ -> throw new IllegalStateException("never left on top");
      case Frame.Over _ -> {}
    }
  }

  private void ready(Asked asked, Choices out) {
    if (asked.now().placing()) word(asked, Word.PLACE, out);
    moves(asked, out);
    if (waived.isPresent() || !Endings.claim(asked.s).isEmpty()) word(asked, Word.CLAIM, out);
    cards(asked, out);
    if (waived.isEmpty() && !asked.stuck()) return;
    word(asked, Word.CONCEDE, out);
    word(asked, Word.ACCEPT, out);
  }

  private void moved(Asked asked, Choices out) {
    out.add(Word.END.choice());
    cards(asked, out);
    word(asked, Word.DISCARD, out);
  }

  private void word(Asked asked, Word word, Choices out) {
    var tried = new Tried(asked, word.choice());
    if (wanted(WordRules.word(word)).hold(tried)) out.add(tried.choice());
  }

  private void add(Tried t, Choices out) {
    if (wanted(WordRules.of(t)).hold(t)) out.add(t.choice());
  }

  private void moves(Asked asked, Choices out) {
    if (waived.isPresent() && MoveRules.names(waived.get())) {
      var all = new Choices();
      MoveRules.candidates(asked, all);
      var rules = new IdentityHashMap<Conditions<Tried>, Conditions<Tried>>();
      for (int i = 0; i < all.size(); i++) {
        var tried = new Tried(asked, all.get(i));
        if (rules.computeIfAbsent(WordRules.of(tried), this::wanted).hold(tried))
          out.add(all.code(i));
      }
      return;
    }
    if (asked.now().placing()) return;
    int before = out.size();
    if (asked.now().barred() < 0) Legal.moves(asked.board(), out);
    else {
      var all = Legal.moves(asked.board());
      for (int i = 0; i < all.size(); i++)
        if (Fundamental.squares(all.get(i)) != asked.now().barred()) out.add(all.code(i));
    }
    asked.found(out.size() == before);
  }

  private void cards(Asked asked, Choices out) {
    CardSet hand = asked.hand();
    // Before and after a move the moment is right for a timing, whatever the card.
    boolean each = waived.isPresent() || asked.top instanceof Frame.Window;
    for (int number = hand.next(0); number >= 0; number = hand.next(number + 1)) {
      Card card = Deck.card(asked.s.setting(), number);
      if (!each && !asked.timely(card.timing())) continue;
      var p = new Play(asked, card, false);
      boolean timely = !each || wanted(CardRules.moment(p)).hold(p);
      if (timely && holds(p)) out.add(p.code());
    }
  }

  /** Whether a card meets the rest at the right moment. */
  private boolean holds(Play p) {
    if (blind(p)) return true;
    return (p.direct() || wanted(p.card.needs()).hold(p.m()))
        && (p.fine() || waived.isPresent() && wanted(CardRules.end(p.card)).hold(p))
        && (!p.mustSave() || wanted(CardRules.SAVED).hold(p));
  }

  private void picks(IronPondState s, Frame.Aim aim, Choices out) {
    var all = new Choices();
    if (!aim.isWord()) {
      var open = CardPick.Open.of(s, aim, out);
      var rules = wanted(CardRules.pick(open.card()));
      open.candidates(all);
      for (int i = 0; i < all.size(); i++) {
        var pick = new CardPick(open, all.get(i));
        boolean offered = waived.isEmpty() ? pick.fine() && pick.saves() : rules.hold(pick);
        if (offered) out.add(all.code(i));
      }
    } else if (s.below() instanceof Interlude interlude) {
      var rules = wanted(interlude.rules());
      interlude.pick(s.pop(), aim.picks(), all);
      for (int i = 0; i < all.size(); i++)
        if (rules.hold(new Pick(s.pop(), aim.picks(), all.get(i)))) out.add(all.code(i));
    } else {
      var asked = new Asked(s, out);
      if (aim.word() == Word.DISCARD)
        for (int card : asked.hand().list()) add(new Tried(asked, Choice.card(card)), out);
      else for (int at = 0; at < 64; at++) add(new Tried(asked, Choice.square(at)), out);
    }
  }

  private static void draws(IronPondState s, Choices out) {
    CardSet pile = s.zones().pile();
    if (!s.zones().order().isEmpty()) out.add(Choice.card(s.zones().order().getFirst()));
    else
      for (int card = pile.next(0); card >= 0; card = pile.next(card + 1))
        out.add(CARD | card << 16);
  }
}
