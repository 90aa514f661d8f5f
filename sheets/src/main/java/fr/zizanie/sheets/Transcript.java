package fr.zizanie.sheets;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Growing;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.Step;
import fr.zizanie.sheets.drawing.Drawing;
import fr.zizanie.sheets.wire.log.Fact;
import fr.zizanie.sheets.wire.log.LogLine;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/** The log as one viewer sees it: with their own numbers, and no line where they saw nothing. */
final class Transcript<S, V> {
  /**
   * An action that stands.
   *
   * @param open whether the other seat saw something of it
   * @param n the number of its line, or of the next one if the viewer saw nothing
   * @param ply how many actions the viewer has seen that stand up to this one
   * @param last the squares to mark while it is the last action
   */
  record Stood(Seat by, boolean open, boolean seen, int n, int ply, List<String> last) {}

  private final Game<S, V> game;
  private final Profile profile;
  private final Drawing<V> drawing;
  private final Eyes<S, V> eyes;
  private final Seals seals;

  /** Those of the same match: most lines are the same for everybody, and are kept once. */
  private final Collection<Transcript<S, V>> others;

  private Growing<LogLine> lines = Growing.of(List.of());
  private Growing<Stood> standing = Growing.of(List.of());
  private int settled;
  private int sealed;

  /** {@return the log of a match so far} */
  static <S, V> Transcript<S, V> of(
      Match<S, V> match,
      Drawing<V> drawing,
      Eyes<S, V> eyes,
      Seals seals,
      Collection<Transcript<S, V>> others) {
    var transcript = new Transcript<>(match.game(), match.profile(), drawing, eyes, seals, others);
    match.steps(0).forEach(transcript::add);
    return transcript;
  }

  private Transcript(
      Game<S, V> game,
      Profile profile,
      Drawing<V> drawing,
      Eyes<S, V> eyes,
      Seals seals,
      Collection<Transcript<S, V>> others) {
    this.game = game;
    this.profile = profile;
    this.drawing = drawing;
    this.eyes = eyes;
    this.seals = seals;
    this.others = others;
  }

  /** {@return the lines} */
  List<LogLine> lines() {
    return lines;
  }

  /** {@return what its viewer sees of a state} */
  V view(S state) {
    return eyes.view(state);
  }

  /** {@return how many lines there were after the last one that was no gesture} */
  int settled() {
    return settled;
  }

  /** {@return the actions that stand, with those that the viewer didn't see} */
  List<Stood> standing() {
    return standing;
  }

  /** {@return how many actions stand that the viewer saw} */
  int ply() {
    return standing.isEmpty() ? 0 : standing.getLast().ply;
  }

  /** {@return whether an action of {@code seat} stands that the other has seen} */
  boolean acted(Seat seat) {
    for (Stood stood : standing) if (stood.by == seat && stood.open) return true;
    return false;
  }

  /** {@return the same, to be continued on its own} */
  Transcript<S, V> copy() {
    var copy = new Transcript<>(game, profile, drawing, eyes, seals, others);
    copy.lines = lines;
    copy.standing = standing;
    copy.settled = settled;
    copy.sealed = sealed;
    return copy;
  }

  /** {@return the squares of the last action} */
  List<String> last() {
    return standing.isEmpty() ? List.of() : standing.getLast().last;
  }

  void add(Step<S> step) {
    write(step);
    boolean gesture =
        step.entry() instanceof Entry.Happened(Event event) && event.kind() == Event.Kind.GESTURE;
    if (!gesture) settled = lines.size();
  }

  private void write(Step<S> step) {
    switch (step.entry()) {
      case Entry.Acted(Seat by, var picks) -> acted(step, by, picks);
      case Entry.Dealt(Choice result) ->
          eyes.seen(step.before(), result)
              .map(game.notation()::print)
              .ifPresent(token ->
                  told(Optional.empty(), "chance", token, OptionalInt.empty(), told(step)));
      case Entry.Happened(Event event) ->
          told(Optional.of(event.by()), "event", event.text(), drops(event), told(step));
    }
  }

  private void acted(Step<S> step, Seat by, List<Choice> picks) {
    var seen = new ArrayList<Choice>();
    S s = step.before();
    boolean open = false;
    for (int k = 0; k < picks.size(); k++) {
      if (k > 0) s = game.apply(s, picks.get(k - 1));
      open |= game.seen(s, picks.get(k), Viewer.of(by.other())).isPresent();
      eyes.seen(s, picks.get(k)).ifPresent(seen::add);
    }
    int n = lines.size();
    var secret = Seals.secret(game, step.before(), picks);
    var seal = secret.flatMap(square -> seals.commitment(sealed, square));
    if (secret.isPresent()) sealed++;
    if (seen.isEmpty()) {
      stands(new Stood(by, open, false, n, ply(), last()));
      return;
    }
    V before = eyes.view(step.before());
    V after = eyes.view(step.after());
    String token = game.notation().print(seen);
    String text = seen.equals(picks) ? drawing.written(before, picks, after) : token;
    line(
        Optional.of(by),
        "action",
        token,
        text,
        drawing.answer(before, seen, after),
        seal,
        OptionalInt.empty(),
        drawing.turn(before),
        drawing.told(before, seen, after));
    var touched = drawing.touched(before, seen, after);
    var squares = touched.isEmpty() ? last() : touched;
    stands(new Stood(by, open, true, n, ply() + 1, squares));
  }

  /** An accepted takeback drops what stands from the asker's last open action on. */
  private OptionalInt drops(Event event) {
    if (event.kind() != Event.Kind.ACCEPT_TAKEBACK) return OptionalInt.empty();
    int left = standing.size() - 1;
    while (standing.get(left).by == event.by() || !standing.get(left).open) left--;
    int n = standing.get(left).n;
    standing = standing.first(left);
    return OptionalInt.of(n);
  }

  private void told(
      Optional<Seat> by, String kind, String text, OptionalInt drops, List<Fact> told) {
    line(
        by, kind, text, text, Optional.empty(), Optional.empty(), drops, OptionalInt.empty(), told);
  }

  /** What a step that is no action brought about. */
  private List<Fact> told(Step<S> step) {
    return drawing.tells()
        ? drawing.told(eyes.view(step.before()), List.of(), eyes.view(step.after()))
        : List.of();
  }

  private void line(
      Optional<Seat> by,
      String kind,
      String token,
      String text,
      Optional<String> answer,
      Optional<String> seal,
      OptionalInt drops,
      OptionalInt turn,
      List<Fact> told) {
    var line =
        new LogLine(
            lines.size(),
            by.map(profile::name),
            kind,
            token,
            text.equals(token) ? token : text,
            answer,
            seal,
            optional(drops),
            optional(turn),
            told.isEmpty() ? Optional.empty() : Optional.of(told));
    lines = lines.with(shared(line, lines.size(), Transcript::lines));
  }

  private void stands(Stood stood) {
    standing = standing.with(shared(stood, standing.size(), Transcript::standing));
  }

  /** {@return the same value where another has it at that place} */
  private <T> T shared(T value, int place, Function<Transcript<S, V>, List<T>> of) {
    for (var other : others) {
      var theirs = of.apply(other);
      if (place < theirs.size() && theirs.get(place).equals(value)) return theirs.get(place);
    }
    return value;
  }

  private static Optional<Integer> optional(OptionalInt value) {
    return value.isPresent() ? Optional.of(value.getAsInt()) : Optional.empty();
  }
}
