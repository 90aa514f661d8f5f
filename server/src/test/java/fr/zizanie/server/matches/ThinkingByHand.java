package fr.zizanie.server.matches;

import fr.zizanie.players.Players;
import fr.zizanie.server.computer.Thinking;
import fr.zizanie.server.computer.Threads;

/** The computer as it is, but that it thinks and tells when the test wants it to. */
final class ThinkingByHand {
  final ByHand pausing = new ByHand();
  final ByHand answering = new ByHand();
  final ByHand quick = new ByHand();

  /** How many pauses before an answer were drawn. */
  int pauses;

  final Thinking thinking =
      new Thinking(
          Players::of,
          new Scripted.AtOnce() {
            @Override
            public int answer() {
              pauses++;
              return super.answer();
            }
          },
          new Threads(pausing, answering, quick, new ByHand()));
}
