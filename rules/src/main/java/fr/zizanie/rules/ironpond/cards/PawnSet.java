package fr.zizanie.rules.ironpond.cards;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Choices;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.ironpond.ask.Form;
import fr.zizanie.rules.ironpond.ask.Moment;
import fr.zizanie.rules.ironpond.ask.Pawns;
import fr.zizanie.rules.ironpond.ask.Picks;
import fr.zizanie.rules.ironpond.ask.Squares;
import fr.zizanie.rules.ironpond.card.Acts;
import fr.zizanie.rules.ironpond.card.Effect;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Edits;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.scene.Change;
import fr.zizanie.rules.ironpond.text.Word;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A set of pawns that all advance, the front-most first (cards 43 and 65): each pawn, with reversed
 * pawns where it goes, and what it becomes on its last rank.
 *
 * @param steps how many free squares each goes
 * @param most how many pawns at most
 */
record PawnSet(int steps, int most) implements Form {
  /** One pawn of the set; {@code as} is what it becomes, or -1. */
  private record Member(int from, int to, int as) {}

  /** The picks read: whole members, and the pawn and the square of one that isn't whole. */
  private record Read(List<Member> members, int from, int to, boolean closed, int lastStart) {}

  private Read read(Moment m, Picks p) {
    var members = new ArrayList<Member>();
    int from = -1;
    int to = -1;
    int start = -1;
    for (int i = 0; i < p.size(); i++) {
      if (p.isDone(i)) return new Read(members, -1, -1, true, start);
      int as = -1;
      if (from < 0) {
        from = p.square(i);
        start = i;
        if (!m.board().marks().reversed())
          to = Long.numberOfTrailingZeros(Pawns.ahead(m, from, steps));
      } else if (to < 0) to = p.square(i);
      else as = Acts.letter(p, i).ordinal();
      if (to < 0 || as < 0 && !Pawns.promotions(m, from, to).isEmpty()) continue;
      members.add(new Member(from, to, as));
      from = -1;
      to = -1;
    }
    return new Read(members, from, to, false, start);
  }

  private long candidates(Moment m, List<Member> members) {
    long pawns = pawns(m);
    long closed = m.board().blocked() & ~pawns;
    for (Member member : members) pawns &= ~(1L << member.from);
    long out = 0;
    for (long left = pawns; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      if (targets(m, from, closed) != 0) out |= 1L << from;
    }
    return out;
  }

  private static long pawns(Moment m) {
    return m.pieces().pawns() & m.board().mobile(m.by());
  }

  /** Where a pawn might go: no hole, nobody who couldn't advance either. */
  private long targets(Moment m, int from) {
    return targets(m, from, m.board().blocked() & ~pawns(m));
  }

  private long targets(Moment m, int from, long closed) {
    long out = Pawns.ahead(m, from, steps) & ~closed;
    if (steps == 1) return out;
    long ways = 0;
    for (long left = out; left != 0; left &= left - 1) {
      int to = Long.numberOfTrailingZeros(left);
      int middle = (from + to) / 2;
      if ((closed >>> middle & 1) == 0) ways |= 1L << to;
    }
    return ways;
  }

  @Override
  public void offer(Moment m, Picks soFar, Choices out) {
    offer(m, read(m, soFar), -1, out);
  }

  @Override
  public void search(Moment m, Picks soFar, int base, Choices out) {
    Read read = read(m, soFar);
    // Members added by the search itself come in rising order.
    int floor = read.lastStart >= base && read.from < 0 ? soFar.square(read.lastStart) : -1;
    offer(m, read, floor, out);
  }

  private void offer(Moment m, Read read, int floor, Choices out) {
    if (read.closed) return;
    if (read.from >= 0) {
      if (read.to < 0) Squares.offer(targets(m, read.from), out);
      else for (Component c : Pawns.promotions(m, read.from, read.to)) out.add(Word.of(c).choice());
      return;
    }
    long more = read.members.size() == most ? 0 : candidates(m, read.members);
    if (more != 0 && !read.members.isEmpty() && order(m, read.members).isPresent())
      out.add(Choice.DONE);
    Squares.offer(more & -1L << floor + 1, out);
  }

  /**
   * The best that pawns can do for their royal: those that don't go stay where they are, and all
   * squares to which any of them goes are closed to those who slide.
   */
  @Override
  public boolean hopeless(Moment m, Picks soFar) {
    long pawns = pawns(m);
    if ((pawns & m.pieces().royals()) != 0) return false;
    Read read = read(m, soFar);
    long left = 0;
    for (Member member : read.members) left |= 1L << member.from;
    long closed = m.board().blocked() & ~left;
    for (long all = pawns; all != 0; all &= all - 1)
      closed |= targets(m, Long.numberOfTrailingZeros(all));
    Position then = m.board().turned();
    return (then.checkers(m.by(), closed) & ~pawns) != 0;
  }

  @Override
  public boolean complete(Moment m, Picks soFar) {
    Read read = read(m, soFar);
    if (read.members.isEmpty() || read.from >= 0) return false;
    boolean full = read.members.size() == most || candidates(m, read.members) == 0;
    return (read.closed || full) && order(m, read.members).isPresent();
  }

  @Override
  public boolean sorted(Moment m, Picks soFar, Choice choice) {
    Read read = read(m, soFar);
    return choice.kind() != Choice.Kind.SQUARE
        || read.from >= 0
        || read.members.isEmpty()
        || Squares.named(read.members.getLast().from) < Squares.named(choice.a());
  }

  @Override
  public Picks inOrder(Moment m, Picks picks) {
    Read read = read(m, picks);
    Picks out = Picks.NONE;
    for (Member member :
        read.members.stream()
            .sorted(Comparator.comparingInt(member -> Squares.named(member.from)))
            .toList()) {
      out = out.plus(Choice.square(member.from));
      if (m.board().marks().reversed()) out = out.plus(Choice.square(member.to));
      if (member.as >= 0) out = out.plus(Word.of(Component.all().get(member.as)).choice());
    }
    return read.closed ? out.plus(Choice.DONE) : out;
  }

  /** The members in the order in which they can advance; none if one can't. */
  private Optional<List<Member>> order(Moment m, List<Member> members) {
    var waiting = new ArrayList<>(members);
    if (waiting.size() > 1) waiting.sort(Comparator.comparingInt(x -> -progress(m, x.from)));
    long blocked = m.board().blocked();
    var out = new ArrayList<Member>(members.size());
    while (!waiting.isEmpty()) {
      int i = 0;
      while (i < waiting.size() && (blocked & way(waiting.get(i))) != 0) i++;
      if (i == waiting.size()) return Optional.empty();
      Member next = waiting.remove(i);
      blocked = blocked & ~(1L << next.from) | 1L << next.to;
      out.add(next);
    }
    return Optional.of(out);
  }

  /** The board after all have advanced, who can. */
  private Position advanced(Moment m, List<Member> members) {
    Position p = m.board();
    long passed = 0;
    for (Member next : order(m, members).orElseThrow()) {
      boolean leaps =
          steps == 2
              && !p.marks().reversed()
              && (squaresOfSecondRank(m, next.from) >>> next.from & 1) != 0;
      p = Edits.carried(p, next.from, next.to, 0);
      if (leaps) passed |= 1L << (next.from + next.to) / 2;
    }
    return p.passed(passed & ~p.blocked());
  }

  private static long squaresOfSecondRank(Moment m, int from) {
    return Squares.home(Component.PAWN, m.pieces().owner(from));
  }

  private static int progress(Moment m, int from) {
    return Pawns.forward(m.pieces().owner(from)) * (from >> 3);
  }

  /** The squares that a member needs free. */
  private long way(Member x) {
    return 1L << x.to | (steps == 2 ? 1L << (x.from + x.to) / 2 : 0);
  }

  /** What the set does. */
  Effect advance() {
    return (m, p) -> {
      var members = read(m, p).members;
      Change c = m.change(advanced(m, members));
      var front =
          members.stream().sorted(Comparator.comparingInt(x -> -progress(m, x.from))).toList();
      for (Member x : front) {
        c = c.landing(x.to);
        if (x.as >= 0) c = c.promoting(x.to, Component.all().get(x.as));
      }
      return members.size() == 1 ? c.moving(members.getFirst().from, members.getFirst().to) : c;
    };
  }

  @Override
  public Words wants(Moment m, Picks soFar, Choice choice) {
    Read read = read(m, soFar);
    if (read.from >= 0 && read.to >= 0) return new Words("q, r, b ou n", "q, r, b or n");
    if (read.from >= 0)
      return new Words("une case où ce pion avance", "a square to which this pawn advances");
    return steps == 1
        ? new Words(
            "un pion à vous qui peut avancer d’une case",
            "a pawn of yours that can advance one square")
        : new Words(
            "un pion à vous qui a deux cases libres devant lui",
            "a pawn of yours with two free squares ahead");
  }
}
