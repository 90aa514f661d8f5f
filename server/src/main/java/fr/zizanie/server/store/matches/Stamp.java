package fr.zizanie.server.store.matches;

import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.MatchId;
import java.util.List;
import java.util.Optional;

/**
 * By what a match in the store is told from what somebody has of it.
 *
 * @param entries how many there are
 * @param writes how often its terms were written; -1 if it has begun
 * @param sitters in moving order, under their present names
 * @param again the match that follows it
 */
public record Stamp(int entries, int writes, List<Sitter> sitters, Optional<MatchId> again) {
  public Stamp {
    sitters = List.copyOf(sitters);
  }
}
