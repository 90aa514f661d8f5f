package fr.zizanie.rules.ironpond.legality;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Plays;
import fr.zizanie.rules.ironpond.card.Slot;
import fr.zizanie.rules.ironpond.cards.Deck;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.Moments;
import fr.zizanie.rules.ironpond.text.Tokens;
import fr.zizanie.rules.ironpond.turn.Endings;

/** The next pick that a seat tries for its card. */
final class CardPick implements Judged {
  private static final int UNKNOWN = -1;

  /**
   * A card whose picks are being made.
   *
   * @param mustSave whether it answers for a seat that has no move, and only what saves is offered
   */
  record Open(Card card, Moment m, Frame.Aim aim, boolean anyway, boolean mustSave, Choices tried) {
    static Open of(IronPondState s, Frame.Aim aim, Choices tried) {
      boolean anyway = s.setting().strict() || aim.insisting();
      return new Open(
          Deck.card(s.setting(), aim.form()),
          Moments.asKnown(s, aim.by(), aim.slot()),
          aim,
          anyway,
          !anyway && mustSave(s, aim),
          tried);
    }

    private static boolean mustSave(IronPondState s, Frame.Aim aim) {
      return aim.slot() == Slot.LAST_FOREIGN
          && s.below() instanceof Frame.Ready
          && s.setting().edition().offersOnlySaving()
          && Endings.stuck(s);
    }

    /** Adds the picks that the card asks for, whatever comes of them. */
    void candidates(Choices out) {
      card.form().offer(m, aim.picks(), out);
    }
  }

  final Open open;
  final Choice choice;
  private int ways = UNKNOWN;

  CardPick(Open open, Choice choice) {
    this.open = open;
    this.choice = choice;
  }

  /** Whether the card asks for it. */
  boolean asked() {
    var out = new Choices();
    open.candidates(out);
    return out.contains(choice);
  }

  /** What the card asks for instead. */
  Words wanted() {
    Words wants = open.card.form().wants(open.m, open.aim.picks(), choice);
    String token = Tokens.text(choice);
    return new Words(
        token + " : il faut " + wants.fr() + ".", token + ": " + wants.en() + " is needed.");
  }

  /** Whether it can still save whoever has no move. */
  boolean saves() {
    return !open.mustSave || Saving.by(open.card, open.m, open.aim.picks().plus(choice));
  }

  @Override
  public int ways() {
    if (ways == UNKNOWN)
      ways = Plays.ways(open.card, open.m, open.aim.picks().plus(choice), open.anyway, open.tried);
    return ways;
  }
}
