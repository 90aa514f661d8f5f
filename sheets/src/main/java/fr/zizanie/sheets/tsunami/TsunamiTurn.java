package fr.zizanie.sheets.tsunami;

import fr.zizanie.rules.tsunami.deck.Deck;
import fr.zizanie.rules.tsunami.deck.Op;
import fr.zizanie.rules.tsunami.deck.Step;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import fr.zizanie.sheets.tsunami.GoPending.ExchangeStep;
import fr.zizanie.sheets.tsunami.GoTurn.GoDeck;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Where a turn of Tsunami stands, as everybody sees it. */
record TsunamiTurn(TsunamiView view) {
  GoTurn turn() {
    var moment = view.moment();
    return new GoTurn(
        TsunamiNames.side(view.by()),
        moment.opened(),
        moment.drew(),
        moment.cardLeft(),
        moment.dryBefore(),
        moment.resumed(),
        moment.barred() >= 0 ? Optional.of(Grid.name(moment.barred())) : Optional.empty(),
        deck(),
        pending());
  }

  private GoDeck deck() {
    Deck deck = view.setting().deck();
    return new GoDeck(
        deck.id(),
        deck.size(),
        deck.hash().substring(0, 16),
        Deck.known(deck.id()).filter(deck::equals).isEmpty());
  }

  private GoPending pending() {
    return switch (view.pending()) {
      case Pending.Main _ -> new GoPending.Main();
      case Pending.Draw _ -> new GoPending.Draw();
      case Pending.Aim _ -> new GoPending.Aim();
      case Pending.MustPlay(int card) -> new GoPending.MustPlay(id(card));
      case Pending.AnswerCard(int card, _) -> new GoPending.AnswerCard(id(card));
      case Pending.AnswerMove(int point) -> new GoPending.AnswerMove(Grid.name(point));
      case Pending.Gift(int card) -> new GoPending.Gift(id(card));
      case Pending.Steal(int card, _) -> new GoPending.Steal(id(card));
      case Pending.Exchange e -> new GoPending.Exchange(id(e.card()), e.step(), steps(e));
      case Pending.Discard _ -> new GoPending.Discard();
      case Pending.Marking m -> new GoPending.Marking(m.agreed());
      case Pending.Over _ -> new GoPending.Over();
    };
  }

  private String id(int card) {
    return view.setting().deck().card(card).id();
  }

  private List<ExchangeStep> steps(Pending.Exchange e) {
    if (!(view.setting().deck().card(e.card()).effect().getLast() instanceof Op.Exchange op))
      throw new IllegalStateException("no exchange");
    var out = new ArrayList<ExchangeStep>();
    for (int i = 0; i < op.length(); i++) {
      Step step = op.step(i);
      out.add(
          new ExchangeStep(
              TsunamiNames.side(step.by().seat(view.by())),
              step.rule().name().toLowerCase(Locale.ROOT).replace('_', '-'),
              step.optional()));
    }
    return out;
  }
}
