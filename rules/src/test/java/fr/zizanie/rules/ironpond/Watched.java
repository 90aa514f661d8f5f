package fr.zizanie.rules.ironpond;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Notation;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Unmet;
import fr.zizanie.rules.core.trait.Attentive;
import fr.zizanie.rules.core.trait.Insistent;
import fr.zizanie.rules.core.trait.Secretive;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/** Iron Pond, any part of which a test may watch or break. */
class Watched
    implements Secretive<IronPondState, IronPondView>,
        Insistent<IronPondState, IronPondView>,
        Attentive<IronPondState, IronPondView> {
  private final IronPond game = new IronPond();

  @Override
  public Profile profile() {
    return game.profile();
  }

  @Override
  public Notation<IronPondState> notation() {
    return game.notation();
  }

  @Override
  public IronPondState start(Options options) {
    return game.start(options);
  }

  @Override
  public Turn turn(IronPondState s) {
    return game.turn(s);
  }

  @Override
  public void choices(IronPondState s, Choices out) {
    game.choices(s, out);
  }

  @Override
  public Optional<Unmet> unmet(IronPondState s, Choice c) {
    return game.unmet(s, c);
  }

  @Override
  public IronPondState apply(IronPondState s, Choice c) {
    return game.apply(s, c);
  }

  @Override
  public boolean settled(IronPondState s) {
    return game.settled(s);
  }

  @Override
  public boolean sorted(IronPondState s, Choice c) {
    return game.sorted(s, c);
  }

  @Override
  public IronPondView view(IronPondState s, Viewer viewer) {
    return game.view(s, viewer);
  }

  @Override
  public Optional<Choice> seen(IronPondState before, Choice c, Viewer viewer) {
    return game.seen(before, c, viewer);
  }

  @Override
  public boolean hides(IronPondState s, Viewer viewer) {
    return game.hides(s, viewer);
  }

  @Override
  public boolean reveals(IronPondView v, Choice c) {
    return game.reveals(v, c);
  }

  @Override
  public IronPondState sample(IronPondView v, RandomGenerator random) {
    return game.sample(v, random);
  }

  @Override
  public IronPondState happened(IronPondState s, Event event) {
    return game.happened(s, event);
  }

  @Override
  public Optional<Unmet> unheard(IronPondState s, Event event) {
    return game.unheard(s, event);
  }

  @Override
  public Set<String> words() {
    return game.words();
  }

  @Override
  public Optional<Event> some(IronPondState s, Seat by, RandomGenerator random) {
    return game.some(s, by, random);
  }

  @Override
  public Optional<String> flaw(IronPondState s) {
    return game.flaw(s);
  }
}
