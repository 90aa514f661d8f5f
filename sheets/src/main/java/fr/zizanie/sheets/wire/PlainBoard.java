package fr.zizanie.sheets.wire;

import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.json.Named;
import fr.zizanie.sheets.json.Wire;
import java.util.List;
import java.util.Map;

/** The board of a game that nobody has drawn yet: there is none. */
@Wire
@Named("plain")
public record PlainBoard(
    String kind,
    int width,
    int height,
    String natures,
    List<String> pieces,
    List<String> last,
    List<String> check,
    List<String> dots,
    Map<String, List<String>> taken)
    implements Board {
  @Override
  public void write(JsonText out) {
    Codecs.write(this, out);
  }
}
