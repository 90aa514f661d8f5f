package fr.zizanie.sheets.mutation;

import fr.zizanie.codec.mark.Named;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.wire.board.Beside;

/** Chess Mutation has nothing beside its board. */
@Wire
@Named("mutation")
public record MutationBeside() implements Beside {
  @Override
  public void write(JsonText out) {
    MutationCodecs.write(this, out);
  }
}
