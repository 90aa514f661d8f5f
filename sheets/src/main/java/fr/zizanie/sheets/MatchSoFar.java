package fr.zizanie.sheets;

import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.sheets.wire.board.Beside;
import fr.zizanie.sheets.wire.board.Board;
import fr.zizanie.sheets.wire.log.LogLine;
import fr.zizanie.sheets.wire.log.Replay;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What has been seen of a match so far; made from values that don't change, for many threads.
 *
 * @param seals which secret squares are sealed
 */
public record MatchSoFar<S, V>(Match<S, V> match, Seals seals) {
  /**
   * {@return the lines and boards of the actions that stand, as {@code viewer} saw them}
   *
   * @param viewer nobody for the truth, which only a match that is over may tell
   */
  public Replay replay(Optional<Viewer> viewer) {
    return replay(viewer, match.outcome().isPresent());
  }

  /** {@return the same; {@code all} tells everything that can be worked out} */
  Replay replay(Optional<Viewer> viewer, boolean all) {
    var eyes = new Eyes<>(match.game(), viewer);
    var drawing = Drawings.of(match.game());
    var transcript = Transcript.of(match, drawing, eyes, seals, List.of());
    var seen = new ArrayList<LogLine>();
    var boards = new ArrayList<Board>();
    var besides = new ArrayList<Beside>();
    var states = match.standing().states();
    V start = eyes.view(states.getFirst());
    boards.add(drawing.board(start, List.of()));
    drawing.replayed(start, all).ifPresent(besides::add);
    for (int i = 0; i < transcript.standing().size(); i++) {
      var stood = transcript.standing().get(i);
      if (!stood.seen()) continue;
      V view = eyes.view(states.get(i + 1));
      seen.add(transcript.lines().get(stood.n()));
      boards.add(drawing.board(view, stood.last()));
      drawing.replayed(view, all).ifPresent(besides::add);
    }
    return new Replay(seen, boards, besides.isEmpty() ? Optional.empty() : Optional.of(besides));
  }
}
