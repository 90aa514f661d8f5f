package fr.zizanie.rules.tsunami;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Notation;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Unmet;
import fr.zizanie.rules.core.trait.Conditional;
import fr.zizanie.rules.core.trait.Secretive;
import fr.zizanie.rules.tsunami.board.Board;
import fr.zizanie.rules.tsunami.board.Effects;
import fr.zizanie.rules.tsunami.go.Goban;
import fr.zizanie.rules.tsunami.go.History;
import fr.zizanie.rules.tsunami.state.Moment;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.Pile;
import fr.zizanie.rules.tsunami.state.Setting;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import fr.zizanie.rules.tsunami.state.Zones;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** Tsunami that begins on a crowded board, so that random games draw and play many cards. */
public final class Crowded
    implements Secretive<TsunamiState, TsunamiView>, Conditional<TsunamiState, TsunamiView> {
  private static final int STONES = 150;
  private final Tsunami game = new Tsunami();

  @Override
  public TsunamiState start(Options options) {
    var random = new SplittableRandom(11);
    var goban = new Goban();
    for (int i = 0; i < STONES; i++) {
      int place = goban.empty(random.nextInt(goban.emptyCount()));
      goban.openKo();
      if (!goban.eye(i % 2, place) && goban.legal(i % 2, place)) goban.play(i % 2, place);
    }
    var setting = Setting.of(options);
    var stones = goban.stones();
    var history = History.beginning(setting.ko(), stones);
    return new TsunamiState(
        setting,
        new Board(stones, history, STONES, 0, 0, Moment.NOTHING),
        new Zones(Pile.full(setting.deck()), List.of(), List.of(), List.of()),
        Effects.NONE,
        Moment.start(Seat.FIRST, STONES, 0, 0),
        Pending.Main.TURN);
  }

  @Override
  public Profile profile() {
    return game.profile();
  }

  @Override
  public Notation<TsunamiState> notation() {
    return game.notation();
  }

  @Override
  public Turn turn(TsunamiState state) {
    return game.turn(state);
  }

  @Override
  public void choices(TsunamiState state, Choices out) {
    game.choices(state, out);
  }

  @Override
  public Optional<Unmet> unmet(TsunamiState state, Choice choice) {
    return game.unmet(state, choice);
  }

  @Override
  public List<Condition<?>> conditions() {
    return game.conditions();
  }

  @Override
  public Game<TsunamiState, TsunamiView> waiving(Condition<?> condition) {
    return game.waiving(condition);
  }

  @Override
  public TsunamiState apply(TsunamiState state, Choice choice) {
    return game.apply(state, choice);
  }

  @Override
  public boolean settled(TsunamiState state) {
    return game.settled(state);
  }

  @Override
  public TsunamiView view(TsunamiState state, Viewer viewer) {
    return game.view(state, viewer);
  }

  @Override
  public Optional<Choice> seen(TsunamiState before, Choice choice, Viewer viewer) {
    return game.seen(before, choice, viewer);
  }

  @Override
  public TsunamiState sample(TsunamiView view, RandomGenerator random) {
    return game.sample(view, random);
  }

  @Override
  public boolean hides(TsunamiState state, Viewer viewer) {
    return game.hides(state, viewer);
  }

  @Override
  public boolean reveals(TsunamiView view, Choice choice) {
    return game.reveals(view, choice);
  }

  @Override
  public Optional<String> flaw(TsunamiState state) {
    return game.flaw(state);
  }
}
