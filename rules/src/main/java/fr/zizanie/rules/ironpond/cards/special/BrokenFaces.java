package fr.zizanie.rules.ironpond.cards.special;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Conditions;
import fr.zizanie.rules.core.trait.Timed;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Losses;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.state.Frame.Interlude;
import fr.zizanie.rules.ironpond.state.Frame.Pick;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.Opening;
import fr.zizanie.rules.ironpond.state.Setting;
import fr.zizanie.rules.ironpond.text.Word;
import java.util.List;
import java.util.Optional;

/** A loss lets its player look for a card in the pile (Iron Pond, card 57). */
public final class BrokenFaces {
  private static final int MILLIS = 45_000;

  private static final Opening OPENS =
      (s, card) ->
          s.notOwing(card.card())
              .zones(s.zones().searched(card.by()))
              .push(new Searching(card.by()));

  public static final Card CARD =
      Card.card(57, Timing.ON_LOSS)
          .named("Gueules cassées", "Broken Faces")
          .text(
              "Un coup ordinaire vient de vous prendre une pièce, pas un pion : regardez toute la"
                  + " pioche et choisissez-y une carte.",
              "An ordinary move has just captured one of your pieces, not a pawn: look through the"
                  + " whole pile and choose a card.")
          .told(
              "Un coup ordinaire vient de prendre aux {self} une pièce, pas un pion : les {self}"
                  + " regardent toute la pioche et y choisissent une carte.",
              "An ordinary move has just captured one of {self}’s pieces, not a pawn: {self} looks"
                  + " through the whole pile and chooses a card.")
          .trait(Trait.SEARCHES)
          .worth(60)
          .dead(m -> !Losses.canLose(m))
          .need(Losses.NO_LOSS.fr(), Losses.NO_LOSS.en(), Losses::lost)
          .need("La pioche est vide.", "The pile is empty.", m -> !m.facts().pileEmpty())
          .special(OPENS);

  private static final Conditions<Pick> WORD =
      Conditions.of(
          Condition.<Pick>of(
                  CARD.face().rule(),
                  p -> p.choice().equals(Word.TAKE.choice()),
                  "Il faut prendre une carte : take #40.",
                  "Take a card: take #40.")
              .always());

  private static final Conditions<Pick> CARDS =
      Conditions.of(
          Condition.<Pick>of(
                  CARD.face().rule(),
                  p ->
                      p.choice().equals(Choice.card(p.choice().a()))
                          && p.s().zones().pile().has(p.choice().a()),
                  "Cette carte n’est pas dans la pioche.",
                  "This card is not in the pile.")
              .always());

  /** What its choices must meet. */
  public static final List<Conditions<Pick>> RULES = List.of(WORD, CARDS);

  private BrokenFaces() {}

  /** The player of the card looks through the pile. */
  public record Searching(Seat by) implements Interlude {
    @Override
    public Turn turn() {
      return Turn.of(by);
    }

    @Override
    public void offer(IronPondState s, Choices out) {
      out.add(Word.TAKE.choice());
    }

    @Override
    public Conditions<Pick> word() {
      return WORD;
    }

    @Override
    public int picks() {
      return 1;
    }

    @Override
    public void pick(IronPondState s, Picks soFar, Choices out) {
      for (int card : s.zones().pile().list()) out.add(Choice.card(card));
    }

    @Override
    public Conditions<Pick> rules() {
      return CARDS;
    }

    @Override
    public IronPondState picked(IronPondState s, Picks picks) {
      int open = s.setting().open(by);
      return s.pop().zones(s.zones().drawing(by, picks.get(0).a(), open).shuffled());
    }

    /** Whoever finds nothing in time draws as after any card. */
    @Override
    public IronPondState late(IronPondState s) {
      return s.pop().owing(by, CARD.number());
    }

    @Override
    public Optional<Timed> timed(Setting setting) {
      return Optional.of(new Timed(by, "search", 0, MILLIS));
    }

    /** A card that comes to lie open is no secret. */
    @Override
    public boolean secret(IronPondState s) {
      return !s.zones().facesUp(by, s.setting().open(by));
    }

    @Override
    public boolean reveals() {
      return false;
    }
  }
}
