package fr.zizanie.server;

import fr.zizanie.server.computer.ThinkingPace;
import fr.zizanie.server.people.Passwords;
import fr.zizanie.server.store.matches.MatchDraws;
import fr.zizanie.server.time.Time;

/** What a server under test finds around it. */
public final class Stage {
  /** Hundreds of accounts are made in tests, and what a password costs is a test of its own. */
  public static final Passwords CHEAP = new Passwords(64, 1);

  private Stage() {}

  /** {@return a time, and draws that nobody can foresee} */
  public static Surroundings at(Time time) {
    return new Surroundings(time, ThinkingPace.usual(time), MatchDraws.secret(), CHEAP);
  }
}
