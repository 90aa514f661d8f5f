package fr.zizanie.sheets.wire;

import fr.zizanie.sheets.json.Tag;
import fr.zizanie.sheets.json.Wire;
import java.util.List;

/** What the server says over the socket of a match; a refusal leaves everything as it was. */
@Wire
@Tag("type")
public sealed interface ToPage
    permits Sheet,
        Lobby,
        ToPage.Picks,
        ToPage.Preview,
        ToPage.Explain,
        ToPage.Accepted,
        ToPage.Refused,
        ToPage.Pong {
  /**
   * What may come next in an action that has begun with some picks.
   *
   * @param tokens sorted; squares, letters, numbers, words
   * @param moves those of them that are displacements
   * @param complete the picks so far are a whole action: nothing comes next
   */
  record Picks(int ref, List<String> tokens, List<Move> moves, boolean complete)
      implements ToPage {}

  /** The board after an action, as far as the seat can foresee it. */
  record Preview(int ref, Board board) implements ToPage {}

  /** Why something isn't allowed, or that it is. */
  record Explain(int ref, Said message) implements ToPage {}

  /** Done. */
  record Accepted(int ref) implements ToPage {}

  /** Not done. */
  record Refused(int ref, Refusal error) implements ToPage {}

  /** Somebody is there. */
  record Pong() implements ToPage {}
}
