package fr.zizanie.server.sheet;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.mutation.MutationView;
import fr.zizanie.rules.mutation.Position;
import java.util.List;
import tools.jackson.core.JsonGenerator;

/** Chess Mutation: coloured squares, men that carry the mode of the square they stand on. */
final class MutationDrawing implements Drawing<MutationView> {
  private static final String[] SEATS = {"white", "black"};
  private static final String[] NAMES = new String[64];

  static {
    for (int sq = 0; sq < 64; sq++) NAMES[sq] = Board8.name(sq);
  }

  @Override
  public void board(MutationView view, JsonGenerator out) {
    out.writeStringProperty("kind", "squares");
    out.writeNumberProperty("width", 8);
    out.writeNumberProperty("height", 8);
    out.writeStringProperty("natures", view.layout().natures());
    out.writeArrayPropertyStart("pieces");
    for (Seat seat : Seat.values()) {
      piece(NAMES[view.position().king(seat)], "mutation-king", seat, out);
      out.writeEndObject();
      for (long men = view.position().men(seat); men != 0; men &= men - 1) {
        int at = Long.numberOfTrailingZeros(men);
        piece(NAMES[at], "mutation-man", seat, out);
        out.writeStringProperty("mode", view.layout().mode(at).word());
        out.writeEndObject();
      }
    }
    out.writeEndArray();
    out.writeArrayPropertyStart("dots");
    out.writeString("e1");
    out.writeString("e8");
    out.writeEndArray();
    out.writeArrayPropertyStart("check");
    for (Seat seat : Seat.values())
      if (view.inCheck(seat)) out.writeString(NAMES[view.position().king(seat)]);
    out.writeEndArray();
    out.writeObjectPropertyStart("taken");
    for (Seat seat : Seat.values()) {
      out.writeArrayPropertyStart(SEATS[seat.ordinal()]);
      for (int i = 0; i < view.lost(seat); i++) {
        piece("", "mutation-man", seat, out);
        out.writeEndObject();
      }
      out.writeEndArray();
    }
    out.writeEndObject();
  }

  private static void piece(String at, String art, Seat seat, JsonGenerator out) {
    out.writeStartObject();
    out.writeStringProperty("at", at);
    out.writeStringProperty("art", art);
    out.writeStringProperty("side", SEATS[seat.ordinal()]);
  }

  @Override
  public List<String> touched(List<Choice> action) {
    Choice c = action.getFirst();
    return c.kind() == Choice.Kind.MOVE ? List.of(NAMES[c.a()], NAMES[c.b()]) : List.of();
  }

  @Override
  public void move(MutationView view, Choice c, String token, JsonGenerator out) {
    Position p = view.position();
    out.writeStartObject();
    out.writeStringProperty("token", token);
    out.writeStringProperty("from", NAMES[c.a()]);
    out.writeStringProperty("to", NAMES[c.b()]);
    out.writeBooleanProperty("capture", p.captures(c.b()));
    if (c.a() != p.king(p.turn()))
      out.writeStringProperty("becomes", view.layout().mode(c.b()).word());
    if (p.castles(c.a(), c.b())) {
      boolean shortly = c.b() > c.a();
      int to = shortly ? c.a() + 1 : c.a() - 1;
      out.writeObjectPropertyStart("partner");
      out.writeStringProperty("from", NAMES[shortly ? c.a() + 3 : c.a() - 4]);
      out.writeStringProperty("to", NAMES[to]);
      out.writeStringProperty("becomes", view.layout().mode(to).word());
      out.writeEndObject();
    }
    out.writeEndObject();
  }
}
