package fr.zizanie.server.matches;

import fr.zizanie.players.Players;
import fr.zizanie.server.computer.Thinking;
import fr.zizanie.server.computer.Threads;

/** The computer as it is, but for its threads: it thinks and tells when the test wants it to. */
final class ThinkingByHand {
  final ByHand pausing = new ByHand();
  final ByHand answering = new ByHand();
  final ByHand quick = new ByHand();
  final Thinking thinking =
      new Thinking(
          Players::of, new Scripted.AtOnce(), new Threads(pausing, answering, quick, new ByHand()));
}
