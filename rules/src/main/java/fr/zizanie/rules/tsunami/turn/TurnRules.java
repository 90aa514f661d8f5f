package fr.zizanie.rules.tsunami.turn;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.answer.Condition;
import fr.zizanie.rules.core.answer.Conditions;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.tsunami.card.Picks;
import fr.zizanie.rules.tsunami.deck.Card;
import fr.zizanie.rules.tsunami.state.Moment;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiState;
import fr.zizanie.rules.tsunami.state.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** What a turn asks of draws, cards, counters, discards and marks (Tsunami, 3.3 and 3.8). */
final class TurnRules {
  /** A choice that somebody tries. */
  record Tried(TsunamiState s, Choice choice) {
    Moment moment() {
      return s.moment();
    }

    Card card() {
      return s.card(choice.a());
    }

    Seat seat() {
      return s.turn() instanceof Turn.Of(Seat seat) ? seat : s.by();
    }

    boolean held() {
      return choice.equals(Choice.card(choice.a())) && s.hand(seat()).contains(choice.a());
    }

    Pending.Marking marking() {
      return (Pending.Marking) s.pending();
    }
  }

  private TurnRules() {}

  // ---- draws and cards

  private static final Condition<Tried> GOING_ON =
      rule(
          "3.2.11",
          t -> !t.moment().resumed(),
          "Une partie reprise se finit sans cartes.",
          "Play that was resumed ends without cards.");

  private static final Condition<Tried> EIGHT =
      rule(
          "P1",
          t -> t.moment().opened(),
          "On pioche à partir du premier tour qui commence avec huit pierres jouées.",
          "One draws from the first turn that begins with eight stones played.");

  private static final Condition<Tried> ONE_DRAW =
      rule(
          "P2",
          t -> !t.moment().drew(),
          "On pioche une seule carte par tour.",
          "One card is drawn a turn.");

  private static final Condition<Tried> UNCOUNTERED =
      rule(
          "P6.4",
          t -> !t.moment().has(Moment.AGAIN),
          "Après un coup contré, on ne pioche ni ne joue plus de carte.",
          "After a countered move no card is drawn or played.");

  private static final Condition<Tried> DRAW_FIRST =
      rule(
          "P2",
          t -> !t.moment().has(Moment.CARDED),
          "On pioche avant de jouer sa carte ou sa pierre.",
          "One draws before playing a card or a stone.");

  private static final Condition<Tried> ONE_CARD =
      rule(
          "P5",
          t -> !t.moment().has(Moment.CARDED),
          "Une seule carte par tour.",
          "Only one card a turn.");

  private static final Condition<Tried> CLEAR =
      rule(
          "card brouillard",
          t -> !t.s.effects().foggy(t.seat()),
          "Dans le brouillard, on ne pioche ni ne joue de carte.",
          "In the fog no card is drawn or played.");

  private static final Condition<Tried> LEFT =
      rule(
          "P9",
          t -> !t.s.zones().pile().isEmpty(),
          "La pioche est épuisée.",
          "The pile is used up.");

  private static final Condition<Tried> HELD =
      rule(
              "P4",
              Tried::held,
              "Cette carte n’est pas dans votre main.",
              "This card is not in your hand.")
          .always();

  private static final Condition<Tried> OWN_TURN =
      rule(
          "P6",
          t -> !t.card().counter(),
          "Un contre se joue pendant le tour de l’adversaire.",
          "A counter is played on the opponent’s turn.");

  private static final Condition<Tried> COUNTER =
      rule(
          "P6",
          t -> t.card().counter(),
          "On ne répond que par un contre, ou par pass.",
          "One answers with a counter only, or with pass.");

  /** What is no counter is told so by {@link #COUNTER}. */
  private static final Condition<Tried> FITS =
      rule(
          "P6",
          t -> !t.card().counter() || t.card().counters(announced(t.s)),
          "Cette carte ne contre pas ce qui est annoncé.",
          "This card does not counter what was announced.");

  private static final Condition<Tried> MAY_DECLINE =
      rule(
          "P10.2",
          t -> declines(t.s),
          "Cette pierre ne peut pas être déclinée.",
          "This stone cannot be declined.");

  // ---- forms

  private static final Condition<Tried> TURN =
      form(
          "P2",
          "On pioche, on joue une carte ou une pierre, ou on passe.",
          "One draws, plays a card or a stone, or passes.");

  private static final Condition<Tried> MUST =
      Condition.<Tried>of(
              "Tsunami, P3",
              t ->
                  t.s.pending() instanceof Pending.MustPlay(int card)
                      && t.choice.equals(Choice.card(card)),
              t -> must(t.s))
          .always();

  private static final Condition<Tried> PICK =
      Condition.<Tried>of("Tsunami, 3.8.4", _ -> false, t -> pick(t.s)).always();

  private static final Condition<Tried> ANSWER =
      form(
          "P6",
          "La réponse est pass ou une carte qui contre ce qui est annoncé.",
          "The answer is pass or a card that counters what was announced.");

  private static final Condition<Tried> STONE =
      form(
          "3.8.7",
          "Il faut un point, ou pass là où la carte le permet.",
          "A point is needed, or pass where the card allows it.");

  private static final Condition<Tried> DISCARD =
      rule(
              "P2",
              t -> t.s.pending() instanceof Pending.Discard && Word.DISCARD.is(t.choice),
              "Votre main a plus de trois cartes : discard et une carte.",
              "Your hand has more than three cards: discard and a card.")
          .always();

  private static final Condition<Tried> MARKING =
      form(
          "3.8.9",
          "On marque les pierres mortes : dead, alive, agree ou resume.",
          "Dead stones are being marked: dead, alive, agree or resume.");

  private static final Condition<Tried> CHANCE =
      rule(
              "3.6.14",
              t -> dealt(t.s).contains(t.choice),
              "C’est au hasard de parler.",
              "It is for chance to speak.")
          .always();

  private static final Condition<Tried> OVER =
      form("3.2.10", "La partie est finie.", "The game is over.").as(Reason.GAME_OVER);

  // ---- dead stones

  private static final Condition<Tried> MARKABLE =
      rule(
          "3.8.9",
          t -> Marks.markable(t.s, t.marking()).has(t.choice.a()),
          "dead veut une pierre vivante, alive une pierre marquée morte.",
          "dead wants a living stone, alive one that is marked dead.");

  private static final Condition<Tried> SOMETHING_LIVES =
      rule(
          "3.8.9",
          t -> !Marks.living(t.s, t.marking()).isEmpty(),
          "Toutes les pierres sont marquées mortes.",
          "All stones are marked dead.");

  private static final Condition<Tried> SOMETHING_DEAD =
      rule(
          "3.8.9",
          t -> !t.marking().dead().isEmpty(),
          "Aucune pierre n’est marquée morte.",
          "No stone is marked dead.");

  private static final Conditions<Tried> FREE = Conditions.of();
  private static final Conditions<Tried> DRAWN =
      Conditions.of(GOING_ON, EIGHT, ONE_DRAW, UNCOUNTERED, DRAW_FIRST, CLEAR, LEFT);
  private static final Conditions<Tried> PLAYED =
      Conditions.of(HELD, OWN_TURN, GOING_ON, UNCOUNTERED, CLEAR, ONE_CARD);
  private static final Conditions<Tried> COUNTERED = Conditions.of(HELD, COUNTER, FITS);
  private static final Conditions<Tried> DECLINED = Conditions.of(MAY_DECLINE);
  private static final Conditions<Tried> THROWN = Conditions.of(HELD);
  private static final Conditions<Tried> NO_TURN = Conditions.of(TURN);
  private static final Conditions<Tried> IMMEDIATE = Conditions.of(MUST);
  private static final Conditions<Tried> NO_PICK = Conditions.of(PICK);
  private static final Conditions<Tried> NO_ANSWER = Conditions.of(ANSWER);
  private static final Conditions<Tried> NO_STONE = Conditions.of(STONE);
  private static final Conditions<Tried> TOO_MANY = Conditions.of(DISCARD);
  private static final Conditions<Tried> NO_MARK = Conditions.of(MARKING);
  private static final Conditions<Tried> DEALT = Conditions.of(CHANCE);
  private static final Conditions<Tried> ENDED = Conditions.of(OVER);
  private static final Conditions<Tried> MARKED = Conditions.of(MARKABLE);
  private static final Conditions<Tried> DEAD = Conditions.of(SOMETHING_LIVES);
  private static final Conditions<Tried> ALIVE = Conditions.of(SOMETHING_DEAD);

  /** All that there are. */
  static final List<Conditions<Tried>> ALL =
      List.of(
          DRAWN, PLAYED, COUNTERED, DECLINED, THROWN, NO_TURN, IMMEDIATE, NO_PICK, NO_ANSWER,
          NO_STONE, TOO_MANY, NO_MARK, DEALT, ENDED, MARKED, DEAD, ALIVE);

  private static Condition<Tried> rule(String number, Predicate<Tried> test, String fr, String en) {
    return Condition.of("Tsunami, " + number, test, fr, en);
  }

  private static Condition<Tried> form(String number, String fr, String en) {
    return rule(number, _ -> false, fr, en).always();
  }

  /** {@return what a choice must meet that is no stone and no pick of a card} */
  static Conditions<Tried> of(Tried t) {
    Choice c = t.choice;
    boolean pass = c.equals(Choice.PASS);
    boolean card = c.kind() == Choice.Kind.CARD;
    return switch (t.s.pending()) {
      case Pending.Main _ -> pass ? FREE : card ? PLAYED : Word.DRAW.is(c) ? DRAWN : NO_TURN;
      case Pending.MustPlay _ -> IMMEDIATE;
      case Pending.Aim _ -> NO_PICK;
      case Pending.AnswerCard _, Pending.AnswerMove _ -> pass ? FREE : card ? COUNTERED : NO_ANSWER;
      case Pending.Gift _, Pending.Exchange _ -> pass ? DECLINED : NO_STONE;
      case Pending.Discard(boolean named) -> named && card ? THROWN : TOO_MANY;
      case Pending.Draw _, Pending.Steal _ -> DEALT;
      case Pending.Marking m when m.word().isPresent() ->
          c.kind() == Choice.Kind.SQUARE ? MARKED : NO_MARK;
      case Pending.Marking _ ->
          Word.DEAD.is(c)
              ? DEAD
              : Word.ALIVE.is(c) ? ALIVE : Word.AGREE.is(c) || Word.RESUME.is(c) ? FREE : NO_MARK;
      case Pending.Over _ -> ENDED;
    };
  }

  /** {@return what may be tried before stones and picks, in the order of offers} */
  static List<Choice> candidates(TsunamiState s) {
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

  private static List<Choice> dealt(TsunamiState s) {
    var out = new Choices();
    if (s.pending() instanceof Pending.Draw) s.zones().pile().results(out);
    if (s.pending() instanceof Pending.Steal)
      for (int i = 1; i <= s.hand(s.by().other()).size(); i++) out.add(Choice.number(i));
    return out.toList();
  }

  private static Card.Target announced(TsunamiState s) {
    if (!(s.pending() instanceof Pending.AnswerCard(int card, _))) return Card.Target.MOVE;
    return s.card(card).immediate() ? Card.Target.CARD : Card.Target.RESERVE_CARD;
  }

  private static boolean declines(TsunamiState s) {
    return switch (s.pending()) {
      case Pending.Gift gift -> s.card(gift.card()).gift().optional();
      case Pending.Exchange e -> s.card(e.card()).exchange().step(e.step()).optional();
      default -> false;
    };
  }

  private static Words must(TsunamiState s) {
    String id = s.pending() instanceof Pending.MustPlay(int card) ? s.card(card).id() : "";
    return new Words(
        "Une carte immédiate se joue dès qu’elle est piochée : #" + id + ".",
        "An immediate card is played as soon as it is drawn: #" + id + ".");
  }

  private static Words pick(TsunamiState s) {
    Words name = s.pending() instanceof Pending.Aim(int card, _) ? s.card(card).name() : Words.NONE;
    return new Words(
        "Ce choix ne va pas avec « " + name.fr() + " ».",
        "\"" + name.en() + "\" has no such choice.");
  }
}
