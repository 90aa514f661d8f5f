package fr.zizanie.sheets.tsunami;

import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.json.Named;
import fr.zizanie.sheets.json.Wire;
import fr.zizanie.sheets.wire.Beside;
import fr.zizanie.sheets.wire.CardTable;

/**
 * What one viewer sees beside the goban.
 *
 * @param go where the turn stands
 */
@Wire
@Named("tsunami")
public record TsunamiBeside(CardTable cards, GoTurn go) implements Beside {
  @Override
  public void write(JsonText out) {
    Codecs.write(this, out);
  }
}
