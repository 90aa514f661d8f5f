package fr.zizanie.sheets.wire.board;

import fr.zizanie.codec.mark.Named;
import fr.zizanie.codec.mark.OneOf;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.JsonText;
import java.util.List;
import java.util.Map;

/** The board of a game that nobody has drawn yet: there is none. */
@Wire
@Named("plain")
public record PlainBoard(
    @OneOf("squares") String kind,
    int width,
    int height,
    String natures,
    List<Piece> pieces,
    List<String> last,
    List<String> check,
    List<String> dots,
    Map<String, List<String>> taken)
    implements Board {
  /** The only one. */
  public static final PlainBoard EMPTY =
      new PlainBoard("squares", 0, 0, "", List.of(), List.of(), List.of(), List.of(), Map.of());

  @Override
  public void write(JsonText out) {
    BoardCodecs.write(this, out);
  }
}
