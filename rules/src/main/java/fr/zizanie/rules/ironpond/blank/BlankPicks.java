package fr.zizanie.rules.ironpond.blank;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.ask.Form;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Picks;
import java.util.List;

/**
 * The picks of a blank card: as the last one only those with which everything that the card does
 * can be done (Iron Pond, 5.2).
 */
record BlankPicks(Form.Row row, List<Blank.Verb> does) implements Form {
  BlankPicks {
    does = List.copyOf(does);
  }

  @Override
  public void offer(Moment m, Picks soFar, Choices out) {
    var all = new Choices();
    row.offer(m, soFar, all);
    for (int i = 0; i < all.size(); i++) {
      Picks more = soFar.plus(all.code(i));
      boolean can =
          !row.complete(m, more) || BlankActs.of(does, m, more) instanceof BlankActs.Result.Done;
      if (can) out.add(all.code(i));
    }
  }

  @Override
  public boolean complete(Moment m, Picks soFar) {
    return row.complete(m, soFar);
  }

  @Override
  public Words wants(Moment m, Picks soFar, Choice choice) {
    var all = new Choices();
    row.offer(m, soFar, all);
    Picks more = soFar.plus(choice);
    return all.contains(choice)
            && row.complete(m, more)
            && BlankActs.of(does, m, more) instanceof BlankActs.Result.Barred(Words wanted)
        ? wanted
        : row.wants(m, soFar, choice);
  }
}
