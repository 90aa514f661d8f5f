package fr.zizanie.rules.ironpond.cards.special;

import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Fundamental;
import fr.zizanie.rules.ironpond.card.Slot;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Change;
import fr.zizanie.rules.ironpond.scene.Deed;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.scene.Story;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.Rewind;
import fr.zizanie.rules.ironpond.state.Turnover;
import java.util.List;
import java.util.Optional;

/** The opponent's move is taken back (Iron Pond, cards 1, 13, 14, 33). */
public final class Rewinds {
  /** They move again. */
  private static final Rewind AGAIN =
      new Rewind() {
        @Override
        public boolean movesAgain() {
          return true;
        }

        @Override
        public IronPondState rewound(IronPondState state, Frame.Announced card, Scene before) {
          IronPondState s = returned(state).scene(before);
          Story undone = card.slot() == Slot.NOW_FOREIGN ? s.now() : s.last().orElseThrow();
          return s.now(undone.barring(squares(undone.deed().orElseThrow())).deed(Optional.empty()))
              .last(Optional.empty())
              .frames(List.of(new Frame.Ready(false)));
        }
      };

  /** Their turn is over. */
  private static final Rewind OVER =
      (s, card, before) -> {
        IronPondState back = undone(s, card, before);
        return card.slot() == Slot.NOW_FOREIGN ? Turnover.end(back) : back;
      };

  private Rewinds() {}

  /** The state in which what the opponent did is forgotten. */
  static IronPondState undone(IronPondState state, Frame.Announced card, Scene before) {
    IronPondState s = returned(state).scene(before);
    return card.slot() == Slot.NOW_FOREIGN
        ? s.now(s.now().deed(Optional.empty()))
        : s.last(Optional.empty());
  }

  /** An unresolved POST card whose move is undone goes back to its hand, seen by all (R4). */
  private static IronPondState returned(IronPondState s) {
    if (!(s.top() instanceof Frame.Announced t)) return s;
    return s.pop()
        .zones(s.zones().fetching(t.by(), t.card(), s.setting().open(t.by())))
        .notOwing(t.card())
        .now(s.now().own(false));
  }

  /** The opponent's move doesn't count; they make another. */
  private static Card cancel(int number) {
    return Card.card(number, Timing.ON_MOVE)
        .must(
            "L’adversaire ne vient pas de jouer un coup.",
            "Your opponent has not just made a move.",
            m -> m.deed().filter(Rewinds::isTheMove).isPresent())
        .need(
            "L’adversaire n’a pas d’autre coup légal.",
            "Your opponent has no other legal move.",
            m -> m.deed().filter(d -> another(m, d)).isPresent())
        .does((m, _) -> Change.of(m.deed().orElseThrow().before()))
        .special(AGAIN);
  }

  private static boolean isTheMove(Deed d) {
    return d.kind() != Deed.Kind.EXTRA;
  }

  private static boolean another(Moment m, Deed d) {
    return Fundamental.canMove(d.before().board(), m.story().barring(squares(d)));
  }

  private static int squares(Deed d) {
    return d.from() < 0 ? -1 : d.from() << 8 | d.to();
  }

  /** The opponent's checking move is taken back and their turn is over. */
  private static final Card RIOT_SQUAD =
      Card.card(33, Timing.ON_CHECK)
          .named("Anti gang", "Riot Squad")
          .text(
              "L’adversaire vient de vous mettre en échec, même mat : son coup est repris et il ne"
                  + " joue rien d’autre.",
              "Your opponent’s move has just given check, even mate: it is taken back and nothing"
                  + " else is played.")
          .told(
              "Les {opp} viennent de mettre les {self} en échec, même mat : ce coup est repris, et"
                  + " rien n’est joué à sa place.",
              "{opp} has just put {self} in check, even mate: the move is taken back and nothing"
                  + " else is played.")
          .trait(Trait.REWINDS)
          .worth(70)
          .must(
              "Aucun coup de l’adversaire ne vient de vous mettre en échec.",
              "No move of your opponent has just given check.",
              m -> m.deed().filter(Rewinds::isTheMove).isPresent() && after(m).inCheck(m.by()))
          .does((m, _) -> Change.of(passed(m, m.deed().orElseThrow().before())))
          .special(OVER);

  private static Position after(Moment m) {
    return m.passes() ? m.board().turned() : m.board();
  }

  /** While the opponent's turn still runs it passes later; when it is over the rewind passes it. */
  static Scene passed(Moment m, Scene undone) {
    Scene before = undone.unmoved();
    return m.passes() ? before : before.board(before.board().turned()).chrono(false);
  }

  public static final List<Card> ALL =
      List.of(
          cancel(1)
              .named("Contrordre", "Countermand")
              .text(
                  "Le coup que l’adversaire vient de jouer ne compte pas. Il en joue un autre, de"
                      + " la même pièce s’il veut.",
                  "The move your opponent just made does not count. They make another one, with the"
                      + " same piece if they like.")
              .told(
                  "Le coup que les {opp} viennent de jouer ne compte pas. Les {opp} en jouent un"
                      + " autre, de la même pièce ou non.",
                  "The move {opp} has just made does not count. {opp} makes another one, with the"
                      + " same piece or not.")
              .trait(Trait.REWINDS)
              .worth(90),
          cancel(13)
              .named("Cassation", "Quashed")
              .text(
                  "Le coup que l’adversaire vient de jouer est cassé. Il en joue un autre, de la"
                      + " même pièce s’il veut.",
                  "The move your opponent just made is quashed. They make another one, with the"
                      + " same piece if they like.")
              .told(
                  "Le coup que les {opp} viennent de jouer est cassé. Les {opp} en jouent un autre,"
                      + " de la même pièce ou non.",
                  "The move {opp} has just made is quashed. {opp} makes another one, with the same"
                      + " piece or not.")
              .trait(Trait.REWINDS)
              .worth(90),
          cancel(14)
              .named("Annulation", "Annulment")
              .text(
                  "Le coup que l’adversaire vient de jouer est nul et non avenu. Il en joue un"
                      + " autre, de la même pièce s’il veut.",
                  "The move your opponent just made is void. They make another one, with the same"
                      + " piece if they like.")
              .told(
                  "Le coup que les {opp} viennent de jouer est nul et non avenu. Les {opp} en"
                      + " jouent un autre, de la même pièce ou non.",
                  "The move {opp} has just made is void. {opp} makes another one, with the same"
                      + " piece or not.")
              .trait(Trait.REWINDS)
              .worth(90),
          RIOT_SQUAD);
}
