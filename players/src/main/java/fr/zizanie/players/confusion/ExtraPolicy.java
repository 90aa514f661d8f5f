package fr.zizanie.players.confusion;

import fr.zizanie.players.agent.Advice;
import fr.zizanie.players.confusion.belief.Displacements;
import fr.zizanie.players.confusion.search.ConfusionEvaluation;
import fr.zizanie.players.confusion.search.PublicState;
import fr.zizanie.players.confusion.search.TreeSearch;
import fr.zizanie.rules.confusion.board.Board;
import fr.zizanie.rules.confusion.board.Diagrams;
import fr.zizanie.rules.confusion.state.ConfusionView;
import fr.zizanie.rules.confusion.state.Moment;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Lines;
import fr.zizanie.rules.core.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Decides on an extra of the Stronghold edition before the try (Confusion, 4.2). */
final class ExtraPolicy {
  /** The least gain of an extra that is played, as tokens come only once. */
  private static final float GAIN = 0.06f;

  /** From this probability of an agent on, it gives up the holder of the briefcase. */
  private static final double SUSPECT = 0.6;

  /** The least that a shown tile must teach, in hundredths of a piece. */
  private static final double LESSON = 8;

  private final Decision decision;
  private final ConfusionView view;
  private final int side;

  private ExtraPolicy(Decision decision) {
    this.decision = decision;
    this.view = decision.view();
    this.side = decision.us().ordinal();
  }

  /** {@return the extra to play now, if one is better than none} */
  static Optional<Advice> of(Decision decision) {
    if (!decision.view().setting().spies()) return Optional.empty();
    return new ExtraPolicy(decision).advise();
  }

  private Optional<Advice> advise() {
    if (decision.offers("cover")) {
      var change = CoverPolicy.change(view, decision.us());
      if (change.isPresent())
        return played(decision.words("cover", Integer.toString(change.getAsInt())));
    }
    if (!decision.offers("out")) return Optional.empty();
    if (view.moment().has(Moment.CLAIM))
      return holdsAgent() ? played(decision.words("expose")) : Optional.empty();
    var shown = decision.offers("reveal") ? lesson() : Optional.<List<Choice>>empty();
    if (shown.isPresent()) return played(shown.get());
    var given = suspect();
    if (given.isPresent()) return played(given.get());
    return better();
  }

  private Optional<Advice> played(List<Choice> action) {
    return Optional.of(new Advice(action, 0, decision.limit().visits()));
  }

  private List<Choice> lettered(String word, int letter) {
    return decision.words(word, Diagrams.LETTERS.substring(letter, letter + 1));
  }

  /** The tile that would teach most, without the holder, which may not try after it. */
  private Optional<List<Choice>> lesson() {
    var kinds = view.knowledge(decision.us()).probabilities();
    int best = -1;
    double most = LESSON;
    for (int letter = 0; letter < view.setting().letters(); letter++) {
      int at = view.board().square(side * Board.LETTERS + letter);
      boolean open = at != 0 && !view.promoted(decision.us(), letter);
      if (!open || at == view.board().neutral()) continue;
      double value =
          unknown(kinds[letter])
              * (8 - Math.min(6, Displacements.apart(at, view.board().neutral())));
      if (value <= most) continue;
      most = value;
      best = letter;
    }
    return best < 0 ? Optional.empty() : Optional.of(lettered("reveal", best));
  }

  /** The part of a letter's use that its owner can't tell yet, in hundredths of a piece. */
  private double unknown(double[] kinds) {
    double out = 0;
    for (int way = 0; way < Displacements.COUNT; way++) {
      double yes = 0;
      for (int kind = 1; kind <= Diagrams.KINDS; kind++)
        if ((Displacements.kinds(side, way) >> kind & 1) != 0) yes += kinds[kind];
      out += Displacements.worth(side, way) * yes * (1 - yes);
    }
    return out;
  }

  /** A holder of the briefcase who is most likely the agent will never get it home. */
  private Optional<List<Choice>> suspect() {
    for (int letter = 0; letter < view.setting().letters(); letter++) {
      int at = view.board().square(side * Board.LETTERS + letter);
      if (at == 0 || at != view.board().neutral() || view.promoted(decision.us(), letter)) continue;
      double agent = view.knowledge(decision.us()).probabilities()[letter][Diagrams.AGENT];
      if (agent > SUSPECT && decision.offers("out")) return Optional.of(lettered("out", letter));
    }
    return Optional.empty();
  }

  /** Two tries for one, a better place for two spies, or the end of an agent with the briefcase. */
  private Optional<Advice> better() {
    var actions = new ArrayList<List<Choice>>();
    if (decision.offers("double")) actions.add(decision.words("double"));
    if (decision.offers("swap")) actions.add(swap());
    if (decision.offers("expose") && holdsAgent()) actions.add(decision.words("expose"));
    if (actions.isEmpty()) return Optional.empty();
    float without = decision.search(1.0 / (actions.size() + 2)).value();
    var best = decision.best(actions, 0.6);
    float gain = ConfusionEvaluation.value(best.score()) - without;
    return gain > GAIN ? Optional.of(best) : Optional.empty();
  }

  private boolean holdsAgent() {
    for (int letter = 0; letter < view.setting().letters(); letter++)
      if (view.kind(decision.us().other(), letter) == Diagrams.AGENT)
        return view.board().square((1 - side) * Board.LETTERS + letter) == view.board().neutral();
    return false;
  }

  /** The exchange that looks best at once. */
  private List<Choice> swap() {
    List<Choice> best = List.of();
    float most = Float.NEGATIVE_INFINITY;
    var search = TreeSearch.of(view, decision.us(), decision.random().split());
    for (var action : Lines.actions(decision.game(), decision.state(), 1000)) {
      if (action.size() != 3 || !action.getFirst().equals(decision.words("swap").getFirst()))
        continue;
      var next = Lines.after(decision.game(), decision.state(), action);
      float value =
          search.look(PublicState.of(decision.game().view(next, Viewer.of(decision.us()))));
      if (value <= most) continue;
      most = value;
      best = action;
    }
    return best;
  }
}
