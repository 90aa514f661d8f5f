package fr.zizanie.rules.ironpond.cards.special;

import static fr.zizanie.rules.ironpond.ask.Squares.enemy;
import static fr.zizanie.rules.ironpond.ask.Squares.notRoyal;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.trait.Timed;
import fr.zizanie.rules.ironpond.card.Acts;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.state.Frame.Interlude;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.rules.ironpond.state.Opening;
import fr.zizanie.rules.ironpond.state.Setting;
import fr.zizanie.rules.ironpond.text.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/** Three darts at a piece; the play is judged as if they hit (Iron Pond, card 71). */
public final class SuperGang {
  /** What a hand did at the times told, in milliseconds (card 71). */
  private static final String SHOTS = "shots";

  /** The words that hands tell. */
  public static final Set<String> WORDS = Set.of(SHOTS);

  private static final int SOONEST = 200;
  private static final int LATEST = 3_000;
  private static final int MILLIS = 20_000;
  private static final int DARTS = 3;

  /** How many darts must miss for one to hit. */
  private static final int FACES = 5;

  /** The percentage of pieces that one of the darts hits, where chance decides. */
  public static final int HITS = hits();

  private static final Opening OPENS =
      (s, card) ->
          s.push(new Throwing(card.by(), card.picks().square(0), byHand(s.setting()) ? 1 : DARTS));

  public static final Card CARD =
      Card.card(71, Timing.AFTER)
          .named("Super Gang", "Super Gang")
          .text(
              "Une pièce adverse, mais pas le roi, est posée au bord de la table : trois fléchettes"
                  + " pour l’abattre et la retirer du jeu.",
              "An enemy piece, but not the king, is put on the edge of the table: three darts to"
                  + " shoot it down and out of the game.")
          .told(
              "Une pièce des {opp}, mais pas le roi, est posée au bord de la table : trois"
                  + " fléchettes pour l’abattre et la retirer du jeu.",
              "One of {opp}’s pieces, but not the king, is put on the edge of the table: three"
                  + " darts to shoot it down and out of the game.")
          .trait(Trait.THROWS, Trait.PHYSICAL)
          .worth(60)
          .dead(m -> !m.facts().darts())
          .piece(enemy().and(notRoyal()))
          .need(
              "On joue cette partie sans fléchettes (option darts).",
              "This game is played without darts (option darts).",
              m -> m.facts().darts())
          .does(Acts.drop())
          .special(OPENS);

  private SuperGang() {}

  /** {@return the sight through which darts are being thrown by hand} */
  public static Optional<Sight> sight(IronPondView v) {
    return v.setting().darts() == Setting.Darts.SKILL
            && v.frames().getLast() instanceof Throwing(_, int at, _)
        ? v.scene().map(scene -> Sight.of(scene.board(), at))
        : Optional.empty();
  }

  private static boolean byHand(Setting setting) {
    return setting.darts() == Setting.Darts.SKILL;
  }

  /** {@return three darts of somebody who doesn't look} */
  public static Event thrown(Seat by, RandomGenerator random) {
    int first = random.nextInt(SOONEST, LATEST);
    int second = first + random.nextInt(SOONEST, LATEST);
    int third = second + random.nextInt(SOONEST, LATEST);
    return Event.told(by, SHOTS, first + " " + second + " " + third);
  }

  /** {@return whether darts can have left the hand at the times told} */
  public static boolean possible(Event event, long millis) {
    var times = times(event.after(SHOTS).orElse(""));
    return !times.isEmpty() && times.getLast() <= millis;
  }

  /** Darts still to throw at the piece of a square. */
  public record Throwing(Seat by, int at, int shots) implements Interlude {
    @Override
    public Turn turn() {
      return new Turn.Chance();
    }

    @Override
    public void offer(IronPondState s, Choices out) {
      if (byHand(s.setting())) {
        out.add(Word.HIT.choice());
        out.add(Word.MISS.choice());
      } else for (int i = 1; i <= FACES; i++) out.add(Choice.number(i));
    }

    @Override
    public IronPondState chosen(IronPondState below, Choice c) {
      boolean chance = c.kind() == Choice.Kind.NUMBER;
      boolean hit = chance ? c.number() == 1 : Word.of(c) == Word.HIT;
      return !hit && chance && shots > 1
          ? below.push(new Throwing(by, at, shots - 1))
          : stuck(below, at, hit);
    }

    @Override
    public IronPondState late(IronPondState s) {
      return s.pop();
    }

    /** The darts of the thrower, as the milliseconds at which they let them go. */
    @Override
    public IronPondState told(IronPondState s, Event event) {
      boolean thrown = by == event.by() && byHand(s.setting());
      var times = thrown ? times(event.after(SHOTS).orElse("")) : List.<Integer>of();
      if (times.isEmpty()) return s;
      Sight sight = Sight.of(s.scene().board(), at);
      return s.pop().push(new Thrown(at, times.stream().anyMatch(sight::hit)));
    }

    @Override
    public Optional<Timed> timed(Setting setting) {
      return awaited(setting).map(seat -> new Timed(seat, "darts", 0, MILLIS));
    }

    @Override
    public Optional<Seat> awaited(Setting setting) {
      return byHand(setting) ? Optional.of(by) : Optional.empty();
    }
  }

  /** Darts that were thrown by hand at the piece of a square; chance says what came of it. */
  public record Thrown(int at, boolean hit) implements Interlude {
    @Override
    public Turn turn() {
      return new Turn.Chance();
    }

    @Override
    public void offer(IronPondState s, Choices out) {
      out.add((hit ? Word.HIT : Word.MISS).choice());
    }

    @Override
    public IronPondState chosen(IronPondState below, Choice c) {
      return stuck(below, at, Word.of(c) == Word.HIT);
    }
  }

  private static IronPondState stuck(IronPondState s, int at, boolean hit) {
    return hit ? s.scene(s.scene().dropping(at)) : s;
  }

  /** One to three rising times, or none if they aren't. */
  private static List<Integer> times(String detail) {
    if (!detail.matches("\\d{1,5}( \\d{1,5}){0,2}")) return List.of();
    var out = new ArrayList<Integer>();
    for (String word : detail.split(" ", -1)) {
      int millis = Integer.parseInt(word);
      if (millis > Sight.LIMIT || !out.isEmpty() && millis <= out.getLast()) return List.of();
      out.add(millis);
    }
    return out;
  }

  private static int hits() {
    int all = 1;
    int missed = 1;
    for (int dart = 0; dart < DARTS; dart++) {
      all *= FACES;
      missed *= FACES - 1;
    }
    return (200 * (all - missed) + all) / (2 * all);
  }
}
