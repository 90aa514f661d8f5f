package fr.zizanie.sheets.mutation;

import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.json.Named;
import fr.zizanie.sheets.json.Wire;
import fr.zizanie.sheets.wire.Beside;

/** Chess Mutation has nothing beside its board. */
@Wire
@Named("mutation")
public record MutationBeside() implements Beside {
  @Override
  public void write(JsonText out) {
    Codecs.write(this, out);
  }
}
