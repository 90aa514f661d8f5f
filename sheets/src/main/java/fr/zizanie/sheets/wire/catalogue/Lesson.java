package fr.zizanie.sheets.wire.catalogue;

import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.wire.said.Said;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One of GET /api/games/{game}/lessons, or GET /api/games/{game}/first: a position in which one
 * learns by doing.
 *
 * @param id in a game with cards, the card that one learns
 * @param position the start of the game if it is empty
 * @param seed for what chance decides
 * @param learner the learner's seat
 */
@Wire
public record Lesson(
    String id,
    Map<String, String> options,
    String position,
    String seed,
    String learner,
    List<LessonStep> steps,
    Said goal,
    Said close) {
  /**
   * What happens next: with a seat, that seat plays its one action; without, the learner plays one
   * of them.
   *
   * @param actions the first is the one to show; "*" stands for anything, "place *" for anything
   *     that begins so
   * @param task what is to be done, where more than the goal is said
   * @param aside what is answered to anything else
   */
  public record LessonStep(
      Optional<String> by, List<String> actions, Optional<Said> task, Optional<Said> aside) {}
}
