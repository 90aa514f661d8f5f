package fr.zizanie.sheets.confusion;

import fr.zizanie.codec.mark.Named;
import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.OrNull;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.Atom;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.json.Precompiled;
import fr.zizanie.sheets.wire.board.Beside;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What one viewer sees beside the board of Confusion.
 *
 * @param knowledge by seat, by letter, what its owner can tell from all that they have seen; the
 *     enemy can work it out too. No seats in mode "paper"
 * @param pieces the letters of each seat as positions spell them, bare where this viewer can't tell
 * @param first by seat, the first diagrams of promoted letters that this viewer knows: "A12 L5"
 * @param tokens Stronghold: words of the tokens that each seat may still play, such as "reveal",
 *     "double"
 * @param cover with answers=cover: the cover diagram of the enemy's agent, 1 to 12, for its master
 *     alone
 * @param asks what the seat to act is asked for besides a move; null when it is simply its turn
 * @param left in a replay: by seat, how many assignments of its own letters are left for it, as
 *     text (12! = "479001600"); not in a running game in mode "paper"
 */
@Wire
@Named("confusion")
public record ConfusionBeside(
    Map<String, Map<String, Precompiled<Letter>>> knowledge,
    Map<String, String> pieces,
    Optional<Map<String, String>> first,
    Optional<Map<String, List<String>>> tokens,
    Optional<Integer> cover,
    @OrNull Optional<Ask> asks,
    Optional<Map<String, String>> left)
    implements Beside {
  /**
   * What is known of a letter.
   *
   * @param possible kinds that agree with the facts: 1 to 12, "?" for the agent
   * @param probabilities in mode "oracle": by kind, summing to 1
   */
  public record Letter(
      @OneOf("?") List<Atom> possible, Optional<Map<String, Double>> probabilities) {}

  /**
   * A decision other than a move.
   *
   * @param what say yes or no to a try; promote; take the briefcase; place the letters
   * @param seat the seat that is asked
   * @param move the try that waits for its answer, with where it leads; only for "answer"
   * @param letter the letter that may be promoted, or that may take the briefcase
   */
  public record Ask(
      @OneOf({"answer", "promote", "take", "setup"}) String what,
      String seat,
      Optional<ConfusionMove> move,
      Optional<String> letter) {}

  @Override
  public void write(JsonText out) {
    ConfusionCodecs.write(this, out);
  }
}
