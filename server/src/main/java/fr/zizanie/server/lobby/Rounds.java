package fr.zizanie.server.lobby;

import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.sheets.Sha256;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.setup.Deal;
import fr.zizanie.table.setup.Seed;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The two rounds that fix a deal: every person's seat commits itself to a nonce, then each opens
 * its own (Architecture, 4.4). Pure steps; a step gives the deal as it then stands.
 *
 * @param due the seats that add a nonce: one for each person
 */
record Rounds(Deal deal, Set<Seat> due) {
  /** How long whoever has opened waits for the other before the deal may be given up, in ms. */
  static final long PATIENCE = 120_000;

  static final Refusal ANOTHER =
      Reason.STALE.because(
          "La donne a changé entre-temps : rechargez la page.",
          "The deal has changed in the meantime: reload the page.");

  Rounds {
    due = Set.copyOf(due);
  }

  /** The rounds of those who sit, or will sit, there: one person at both seats adds one nonce. */
  static Rounds of(Deal deal, Seats seats) {
    return new Rounds(deal, seats.alone() ? EnumSet.of(Seat.FIRST) : seats.people());
  }

  /** Whether every commitment stands. */
  boolean committed() {
    return due.stream().noneMatch(seat -> deal.commitments().get(seat.ordinal()).isEmpty());
  }

  /** Whether every nonce is open, so that it can be dealt. */
  boolean complete() {
    return due.stream().allMatch(this::opened);
  }

  boolean opened(Seat seat) {
    return !deal.nonces().get(seat.ordinal()).isEmpty();
  }

  /**
   * Takes a commitment of a seat. While nothing is open it may be another than before; afterwards
   * it says that the nonce is lost, or that the other keeps one waiting too long: then the deal is
   * given up, and one from a {@code fresh} seed takes its place.
   */
  Answer<Deal> commit(Seat seat, String commitment, long now, Supplier<Seed> fresh) {
    if (!commitment.matches("[0-9a-f]{64}"))
      return Answer.no(
          Reason.BAD_FIELD.because(
              "« commitment » : 64 chiffres hexadécimaux, le SHA-256 du nombre.",
              "\"commitment\": 64 hexadecimal digits, the SHA-256 of the nonce."));
    int mine = seat.ordinal();
    if (deal.commitments().get(mine).equals(commitment)) return Answer.ok(deal);
    if (deal.commitments().contains(commitment))
      return Answer.no(
          Reason.BAD_FIELD.because(
              "C’est l’engagement de l’adversaire.", "This is your opponent’s commitment."));
    if (!deal.open()) return Answer.ok(deal.committed(mine, commitment));
    if (opened(seat) && now - deal.opened() < PATIENCE)
      return Answer.no(
          Reason.NOT_OFFERED.because(
              "L’adversaire a deux minutes pour révéler son nombre.",
              "Your opponent has two minutes to reveal their number."));
    return Answer.ok(deal.anew(fresh.get()));
  }

  /** Opens the nonce of a seat that has seen {@code other} as the commitment of the other seat. */
  Answer<Deal> open(Seat seat, String nonce, String other, long now) {
    if (nonce.isEmpty() || !Nonces.good(nonce)) return Answer.no(Nonces.BAD);
    if (!committed())
      return Answer.no(
          Reason.NOT_OFFERED.because(
              "Les deux joueurs ne se sont pas encore engagés.",
              "The players are not both committed yet."));
    if (!deal.commitments().get(seat.other().ordinal()).equals(other)) return Answer.no(ANOTHER);
    int mine = seat.ordinal();
    if (!Sha256.hex(nonce).equals(deal.commitments().get(mine)))
      return Answer.no(
          Reason.BAD_FIELD.because(
              "Ce nombre ne correspond pas à l’engagement.",
              "This number does not match the commitment."));
    return Answer.ok(opened(seat) ? deal : deal.opened(mine, nonce, now));
  }

  /** What a change to the agreement leaves: an open nonce must not wait for other terms. */
  Deal disturbed(Supplier<Seed> fresh) {
    return deal.open() ? deal.anew(fresh.get()) : deal;
  }

  /** What is left when a seat is given up. */
  Deal left(Seat seat, Supplier<Seed> fresh) {
    return deal.open() ? deal.anew(fresh.get()) : deal.committed(seat.ordinal(), "");
  }
}
