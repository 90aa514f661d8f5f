package fr.zizanie.rules.ironpond.position;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Dealer;
import fr.zizanie.rules.core.Notation;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.ironpond.chess.San;
import fr.zizanie.rules.ironpond.option.Proposal;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.text.Tokens;
import java.util.List;
import java.util.Optional;

/** How Iron Pond is written (Formats, 2 and 3; rules, 10). */
public enum IronPondNotation implements Notation<IronPondState> {
  INSTANCE;

  @Override
  public String print(Choice choice) {
    return Tokens.text(choice);
  }

  @Override
  public Optional<Choice> parse(String token) {
    return Tokens.parse(token);
  }

  @Override
  public Tree position(IronPondState state) {
    return PositionWriter.write(state);
  }

  @Override
  public Tree position(IronPondState s, Dealer dealer, int index) {
    return PositionWriter.write(s.zones(s.zones().foretold(dealer, index)));
  }

  @Override
  public Answer<IronPondState> load(Tree position, Options options) {
    return new PositionReader(Proposal.setting(options)).read(position);
  }

  /** {@return a chess move as SAN, everything else as its tokens} */
  @Override
  public String written(IronPondState before, List<Choice> action) {
    return action.getFirst().kind() == Choice.Kind.MOVE
        ? San.write(before.scene().board(), action.getFirst())
        : print(action);
  }
}
