package fr.zizanie.bench.load;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.HdrHistogram.Histogram;

/**
 * One match being played: a move is made as soon as it is due and the one before has arrived, and
 * its time runs from when it was due. Used by one thread.
 */
final class Duel {
  /** What all matches of a run count together; times in microseconds. */
  static final class Tally {
    /** However long: a server that can't keep up is measured, too. */
    final Histogram arrival = new Histogram(3);

    long moves;
    long bytes;
    long late;
    int ready;
    String failure = "";

    void begin() {
      arrival.reset();
      moves = 0;
      bytes = 0;
      late = 0;
    }
  }

  private final Script script;
  private final Tally tally;
  private final boolean bare;
  private final List<Player> players;
  private final Queue<Long> due = new ArrayDeque<>();

  /** The move that is on its way, and what of it hasn't come. */
  private int next;

  private long since;
  private boolean answered = true;
  private boolean arrived = true;

  /** {@code bare} where the other end is only a relay. */
  Duel(Script script, Tally tally, boolean bare) {
    this.script = script;
    this.tally = tally;
    this.bare = bare;
    players = List.of(new Player(new Seat(0)), new Player(new Seat(1)));
  }

  private final class Seat implements Player.Ears {
    private final int number;

    Seat(int number) {
      this.number = number;
    }

    @Override
    public void ready() {
      tally.ready++;
    }

    @Override
    public void shown(int version, int bytes) {
      tally.bytes += bytes;
      if (arrived || number == moving().seat()) return;
      if (bare || version >= moving().after()) {
        arrived = true;
        tally.arrival.recordValue((System.nanoTime() - since) / 1_000);
        finish();
      }
    }

    @Override
    public void accepted() {
      answered = true;
      finish();
    }

    @Override
    public void failed(String why) {
      if (tally.failure.isEmpty()) tally.failure = script.game() + ": " + why;
    }
  }

  void open(Sockets sockets, String query) {
    for (int seat = 0; seat < 2; seat++)
      sockets.open(
          "/ws/matches/" + script.match() + query, script.cookies().get(seat), players.get(seat));
  }

  /** {@return whether there are moves that aren't due yet} */
  boolean goesOn() {
    return next + due.size() < script.moves().size();
  }

  /** {@return whether a move is on its way, or waits for one that is} */
  boolean busy() {
    return !answered || !arrived;
  }

  private Script.Move moving() {
    return script.moves().get(next - 1);
  }

  /** A move is due, since a moment of the clock in nanoseconds. */
  void due(long at) {
    due.add(at);
    if (answered && arrived) move();
    else tally.late++;
  }

  private void move() {
    Long at = due.poll();
    if (at == null) return;
    since = at;
    next++;
    answered = false;
    arrived = !bare && !moving().shows();
    players.get(moving().seat()).say(moving().message());
  }

  private void finish() {
    if (!answered || !arrived) return;
    tally.moves++;
    move();
  }

  void leave() {
    players.forEach(Player::leave);
  }
}
