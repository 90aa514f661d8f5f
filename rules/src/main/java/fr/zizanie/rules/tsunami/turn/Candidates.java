package fr.zizanie.rules.tsunami.turn;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.tsunami.card.Picks;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.Word;
import java.util.ArrayList;
import java.util.List;

/** What has the right form to be tried, besides stones and picks. */
final class Candidates {
  private Candidates() {}

  /** {@return what may be tried before stones and picks, in the order of offers} */
  static List<Choice> of(TsunamiState s) {
    return switch (s.pending()) {
      case Pending.Main _ -> with(Word.DRAW.choice(), s.hand(s.by()));
      case Pending.MustPlay(int card) -> List.of(Choice.card(card));
      case Pending.AnswerCard _, Pending.AnswerMove _ -> with(Choice.PASS, s.hand(s.by().other()));
      case Pending.Discard(boolean named) ->
          named
              ? s.hand(s.by()).stream().distinct().map(Choice::card).toList()
              : List.of(Word.DISCARD.choice());
      case Pending.Draw _, Pending.Steal _ -> dealt(s);
      case Pending.Marking m ->
          m.word().isPresent()
              ? Picks.POINTS
              : List.of(
                  Word.DEAD.choice(),
                  Word.ALIVE.choice(),
                  Word.AGREE.choice(),
                  Word.RESUME.choice());
      case Pending.Aim _, Pending.Gift _, Pending.Exchange _, Pending.Over _ -> List.of();
    };
  }

  private static List<Choice> with(Choice first, List<Integer> hand) {
    var out = new ArrayList<Choice>(hand.size() + 1);
    out.add(first);
    for (int kind : hand) if (!out.contains(Choice.card(kind))) out.add(Choice.card(kind));
    return out;
  }

  /** {@return what chance may bring} */
  static List<Choice> dealt(TsunamiState s) {
    var out = new Choices();
    deal(s, out);
    return out.toList();
  }

  /** Adds what chance may bring. */
  static void deal(TsunamiState s, Choices out) {
    if (s.pending() instanceof Pending.Draw) s.zones().pile().results(out);
    if (s.pending() instanceof Pending.Steal)
      for (int i = 1; i <= s.hand(s.by().other()).size(); i++) out.add(Choice.number(i));
  }
}
