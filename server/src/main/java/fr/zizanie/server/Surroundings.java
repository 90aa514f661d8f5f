package fr.zizanie.server;

import fr.zizanie.server.computer.ThinkingPace;
import fr.zizanie.server.people.Passwords;
import fr.zizanie.server.store.matches.MatchDraws;
import fr.zizanie.server.time.MachineTime;
import fr.zizanie.server.time.Time;

/**
 * What a server finds where it runs.
 *
 * @param time what it goes by
 * @param pace when its computers tell what they thought
 * @param draws what is drawn for new matches
 * @param passwords what guessing one costs
 */
public record Surroundings(Time time, ThinkingPace pace, MatchDraws draws, Passwords passwords) {
  /** {@return the time of this machine, and draws that nobody can foresee} */
  public static Surroundings ofMachine() {
    var time = new MachineTime();
    return new Surroundings(time, ThinkingPace.usual(time), MatchDraws.secret(), Passwords.usual());
  }
}
