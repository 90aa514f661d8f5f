package fr.zizanie.rules.laws;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.rules.core.trait.Attentive;
import fr.zizanie.rules.core.trait.Conditional;
import fr.zizanie.rules.core.trait.Fuzzed;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.LongConsumer;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;

/**
 * Plays random games and holds every step of them to the laws that all games obey (Architecture, 2
 * and 8).
 */
public final class Laws<S, V> {
  /** Actions after which a game is stopped and counted as unfinished. */
  public static final int LONGEST = 2000;

  private static final int MOST_CHOICES = 1024;

  /** One action in so many has the reasons of its state looked at. */
  private static final int REASONED = 100;

  private final Game<S, V> game;
  private final Options options;
  private final Records records;
  private final UnaryOperator<String> carried;
  private final RandomGenerator random;
  private final StepLaws<S, V> step;
  private final Optional<ReasonLaws<S, V>> reasons;
  private final RandomGenerator doubt;

  private Laws(
      Game<S, V> game, Options options, Records records, UnaryOperator<String> carried, long seed) {
    this.game = game;
    this.options = options;
    this.records = records;
    this.carried = carried;
    this.random = new SplittableRandom(seed);
    this.step = new StepLaws<>(game, random);
    this.doubt = new SplittableRandom(seed);
    this.reasons =
        game instanceof Conditional<S, V> conditional
            ? Optional.of(new ReasonLaws<>(conditional, List.of(), doubt))
            : Optional.empty();
  }

  /**
   * {@return what happened in games of together {@code plies} actions; stops at the first
   * violation}
   *
   * @param records how a game is written and read back
   * @param progress told the number of actions so far, after each game
   */
  public static <S, V> Report check(
      Game<S, V> game,
      Options options,
      Records records,
      long seed,
      long plies,
      LongConsumer progress) {
    return check(game, options, records, UnaryOperator.identity(), seed, plies, progress);
  }

  /** The same, with what becomes of a record between writing and reading. */
  static <S, V> Report check(
      Game<S, V> game,
      Options options,
      Records records,
      UnaryOperator<String> carried,
      long seed,
      long plies,
      LongConsumer progress) {
    return new Laws<>(game, options, records, carried, seed).run(plies, progress);
  }

  /** {@return the same with records that know this game alone and positions of plain text} */
  public static <S, V> Report check(Game<S, V> game, Options options, long seed, long plies) {
    return check(game, options, plainRecords(game), seed, plies, _ -> {});
  }

  /** {@return records of one game whose positions are plain text} */
  public static Records plainRecords(Game<?, ?> game) {
    return new Records(
        List.of(game),
        new Records.Trees() {
          @Override
          public String write(Tree tree) {
            return tree instanceof Tree.Text(String text) ? text : tree.toString();
          }

          @Override
          public Optional<Tree> read(String line) {
            return Optional.of(new Tree.Text(line));
          }
        });
  }

  private Report run(long plies, LongConsumer progress) {
    long played = 0;
    long games = 0;
    long unfinished = 0;
    while (played < plies) {
      var match = Match.begin(game, games % 2 == 0 ? options : made());
      int length = 0;
      try {
        while (match.outcome().isEmpty() && length < LONGEST && played + length < plies) {
          if (random.nextInt(64) == 0) {
            match = chatter(match);
            continue;
          }
          match = advance(match);
          length++;
        }
        if (game.turn(match.state()) instanceof Turn.Over)
          law("end", game.choices(match.state()).size() == 0, "choices after the end");
        if (length == LONGEST) unfinished++;
        replay(match);
      } catch (Violation.Found found) {
        var violation = new Violation(found.law, String.valueOf(found.getMessage()), text(match));
        return new Report(played + length, games, unfinished, Optional.of(violation));
      } catch (RuntimeException crash) {
        var violation = new Violation("crash", crash.toString(), match.log().toString());
        return new Report(played + length, games, unfinished, Optional.of(violation));
      }
      games++;
      played += length;
      progress.accept(played);
    }
    return new Report(played, games, unfinished, Optional.empty());
  }

  /** Every second game is one with parts that players may write themselves. */
  private Options made() {
    return game instanceof Fuzzed fuzzed ? fuzzed.fuzzed(options, random) : options;
  }

  private String text(Match<S, V> match) {
    try {
      return plainRecords(game).write(match, Map.of(), Optional.empty());
    } catch (RuntimeException _) { // rules that break the laws may not even replay
      return match.log().toString();
    }
  }

  /**
   * One whole action, or one result of chance, checked choice by choice and then played through the
   * match's door.
   */
  private Match<S, V> advance(Match<S, V> match) {
    S s = match.state();
    var picks = new ArrayList<Choice>();
    do {
      if (doubt.nextInt(REASONED) == 0 && reasons.isPresent()) reasons.get().hold(s);
      var offered = game.choices(s);
      law(
          "progress",
          offered.size() > 0 && offered.size() <= MOST_CHOICES,
          offered.size() + " choices");
      Choice choice = offered.get(random.nextInt(offered.size()));
      s = step.checked(s, offered, choice);
      picks.add(choice);
    } while (!game.settled(s));
    Answer<Match<S, V>> played =
        match.turn() instanceof Turn.Of(Seat seat)
            ? match.play(seat, game.notation().print(picks))
            : match.enter(new Entry.Dealt(picks.getFirst()));
    return switch (played) {
      case Answer.Ok<Match<S, V>>(var next) -> {
        law("doors", next.state().equals(s), "the checked door leads elsewhere");
        yield next;
      }
      case Answer.No<Match<S, V>>(var refusal) ->
          throw new Violation.Found("doors", "offered, then refused: " + refusal);
    };
  }

  /**
   * Events between actions: the log holds them, rules may hear them, a replay must cope with them.
   * Takebacks are the rarest, because each replays the whole game.
   */
  private Match<S, V> chatter(Match<S, V> match) {
    Seat by = Seat.values()[random.nextInt(2)];
    Match<S, V> next =
        switch (random.nextInt(5)) {
          case 0 -> answered(match, by, Event.Kind.OFFER_TAKEBACK, Event.Kind.ACCEPT_TAKEBACK);
          case 1 -> answered(match, by, Event.Kind.OFFER_DRAW, Event.Kind.DECLINE_DRAW);
          case 2 ->
              Attentive.some(game, match.state(), by, random)
                  .flatMap(event -> said(match, event))
                  .orElse(match);
          case 3 -> said(match, Event.of(by, Event.Kind.HELP)).orElse(match);
          default -> said(match, Event.of(by, Event.Kind.TIMEOUT)).orElse(match);
        };
    step.sound(next.state());
    return next;
  }

  private Match<S, V> answered(Match<S, V> match, Seat by, Event.Kind asks, Event.Kind answers) {
    return said(match, Event.of(by, asks))
        .flatMap(open -> said(open, Event.of(by.other(), answers)))
        .orElse(match);
  }

  private Optional<Match<S, V>> said(Match<S, V> match, Event event) {
    return match.enter(new Entry.Happened(event)) instanceof Answer.Ok<Match<S, V>>(var next)
        ? Optional.of(next)
        : Optional.empty();
  }

  private void replay(Match<S, V> match) {
    String text = records.write(match, Map.of(), Optional.empty());
    switch (records.read(carried.apply(text))) {
      case Answer.Ok<Records.Loaded>(Records.Loaded(Match<?, ?> again, _, _)) -> {
        law("replay", again.state().equals(match.state()), "the record leads elsewhere");
        law("replay", again.log().equals(match.log()), "the record tells another log");
      }
      case Answer.No<Records.Loaded>(var refusal) ->
          throw new Violation.Found("replay", refusal.message().en());
    }
  }

  static void law(String name, boolean holds, String detail) {
    if (!holds) throw new Violation.Found(name, detail);
  }
}
