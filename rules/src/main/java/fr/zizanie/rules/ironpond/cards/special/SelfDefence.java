package fr.zizanie.rules.ironpond.cards.special;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.card.Card;
import fr.zizanie.rules.ironpond.card.Fundamental;
import fr.zizanie.rules.ironpond.card.Losses;
import fr.zizanie.rules.ironpond.card.Part;
import fr.zizanie.rules.ironpond.card.Plays;
import fr.zizanie.rules.ironpond.card.Slot;
import fr.zizanie.rules.ironpond.card.Timing;
import fr.zizanie.rules.ironpond.card.Trait;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Change;
import fr.zizanie.rules.ironpond.scene.Deed;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.state.Counter;
import fr.zizanie.rules.ironpond.state.Frame;
import fr.zizanie.rules.ironpond.state.IronPondState;
import fr.zizanie.rules.ironpond.state.Moments;
import fr.zizanie.rules.ironpond.state.Rewind;
import java.util.Optional;

/** The attacked piece stays and the attacker is lost (Iron Pond, card 66). */
public final class SelfDefence implements Counter, Rewind {
  public static final Card CARD =
      Card.card(66, Timing.ON_CAPTURE)
          .named("Autodéfense", "Self-Defence")
          .text(
              "La pièce que l’adversaire vient de prendre se défend : elle reste, et c’est"
                  + " l’attaquant qui est perdu. Pas contre un roi.",
              "The piece your opponent just captured fights back: it stays, and the attacker is"
                  + " lost. Not against a king.")
          .told(
              "La pièce que les {opp} viennent de prendre se défend : elle reste, et c’est"
                  + " l’attaquant qui est perdu. Pas contre un roi.",
              "The piece {opp} has just captured fights back: it stays, and the attacker is lost."
                  + " Not against a king.")
          .trait(Trait.REWINDS)
          .worth(120)
          .must(
              "L’adversaire ne vient pas de prendre une de vos pièces par un coup.",
              "Your opponent has not just captured a piece of yours by a move.",
              m -> Losses.taken(m).isPresent() && m.deed().orElseThrow().kind() == Deed.Kind.MOVE)
          .need(
              "C’est une pièce royale qui a pris.",
              "It was a royal that captured.",
              m -> m.deed().filter(d -> !royal(d)).isPresent())
          .does((m, _) -> {
            Deed d = m.deed().orElseThrow();
            return Change.of(Rewinds.passed(m, d.before().taking(d.from(), m.by())));
          })
          .special(new SelfDefence());

  private SelfDefence() {}

  private static boolean royal(Deed d) {
    return d.from() < 0 || (d.before().board().pieces().royals() >>> d.from() & 1) != 0;
  }

  @Override
  public IronPondState rewound(IronPondState s, Frame.Announced card, Scene before) {
    return Rewinds.undone(s, card, before);
  }

  @Override
  public boolean meets(Target target, Seat by) {
    return attacker(target, by) >= 0;
  }

  /** Where the piece stands that a card makes capture a piece of {@code victim}, or -1. */
  private static int attacker(Target t, Seat victim) {
    Frame.Announced a = t.announced();
    boolean moves = t.card().timing() == Timing.INSTEAD || t.card().timing() == Timing.AFTER;
    if (!moves || a.slot() != Slot.NOW_OWN) return -1;
    Moment m = Moments.truly(t.below(), a.by(), a.slot());
    if (!Plays.stands(t.card(), m, a.picks())) return -1;
    Change c = t.card().effect().on(m, a.picks());
    boolean captures =
        c.from() >= 0 && c.taken().filter(piece -> piece.owner() == victim).isPresent();
    return captures && (m.pieces().royals() >>> c.from() & 1) == 0 ? c.from() : -1;
  }

  private static Scene defended(Target target, Seat by) {
    return target.below().scene().taking(attacker(target, by), by);
  }

  @Override
  public Optional<Part> breach(Target target, Seat by) {
    Position was = target.below().scene().board();
    return Fundamental.breach(was.turned(), defended(target, by).board().turned());
  }

  /** The attacker is lost before it moves. */
  @Override
  public IronPondState answered(Target target, Frame.Announced own) {
    IronPondState s = target.below().scene(defended(target, own.by()).fresh());
    IronPondState next = s.now(s.now().deed(Optional.empty()));
    return target.card().timing() == Timing.INSTEAD
        ? next.based(new Frame.Moved()).scene(next.scene().unmoved().chrono(false))
        : next;
  }
}
