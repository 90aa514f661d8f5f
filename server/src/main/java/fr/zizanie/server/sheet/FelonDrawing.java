package fr.zizanie.server.sheet;

import fr.zizanie.rules.board.Board13;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.felon.Felon;
import fr.zizanie.rules.felon.FelonView;
import fr.zizanie.rules.felon.board.Effect;
import fr.zizanie.rules.felon.board.Kind;
import fr.zizanie.rules.felon.board.Man;
import fr.zizanie.rules.felon.board.Position;
import fr.zizanie.rules.felon.board.Setting;
import fr.zizanie.rules.felon.moves.Stage;
import java.util.List;
import java.util.SplittableRandom;
import tools.jackson.core.JsonGenerator;

/**
 * Le Félon: orange squares have the nature {@code O}; a swap, a conversion and a hijack say that
 * they are one.
 */
record FelonDrawing(Felon game) implements Drawing<FelonView> {
  /** How many men of each kind a side starts with, by kind. */
  private static final int[] MEN = {13, 0, 2, 2, 1, 1, 2, 2, 2, 1};

  @Override
  public void board(FelonView view, List<String> last, JsonGenerator out) {
    Position p = view.position();
    out.writeStartObject();
    out.writeStringProperty("kind", "squares");
    out.writeNumberProperty("width", Board13.SIZE);
    out.writeNumberProperty("height", Board13.SIZE);
    out.writeStringProperty("natures", natures(view.setting()));
    out.writeArrayPropertyStart("pieces");
    for (int sq = 0; sq < Board13.SQUARES; sq++) {
      int man = p.at(Board13.cell(sq));
      if (Man.is(man)) man(Board13.name(sq), man, out);
    }
    out.writeEndArray();
    squares("last", last, out);
    squares("check", view.inCheck(p.turn()) ? List.of(name(p.king(p.turn()))) : List.of(), out);
    squares("dots", List.of(), out);
    out.writeObjectPropertyStart("taken");
    for (Seat seat : Seat.values()) {
      out.writeArrayPropertyStart(game.profile().name(seat));
      if (view.stage() == Stage.PLAY) taken(p, seat, out);
      out.writeEndArray();
    }
    out.writeEndObject();
    if (p.hijack() != 0) out.writeStringProperty("hijack", name(p.hijack()));
    out.writeEndObject();
  }

  private static String natures(Setting setting) {
    var out = new StringBuilder();
    for (int sq = 0; sq < Board13.SQUARES; sq++)
      out.append(setting.orange(Board13.cell(sq)) ? 'O' : '.');
    return out.toString();
  }

  private void man(String at, int man, JsonGenerator out) {
    out.writeStartObject();
    out.writeStringProperty("at", at);
    Kind kind = Man.kind(man);
    out.writeStringProperty("art", "felon-" + (kind == Kind.RETOUR ? Kind.GARDE : kind).word());
    out.writeStringProperty("side", game.profile().name(Man.seat(man)));
    if (kind == Kind.RETOUR) out.writeBooleanProperty("back", true);
    out.writeEndObject();
  }

  /**
   * Men missing from the start. Gardes change sides, so of them only those count that nobody has
   * any more: the side that now has too few lost them.
   */
  private void taken(Position p, Seat seat, JsonGenerator out) {
    for (Kind kind : Kind.values()) {
      if (kind == Kind.RETOUR) continue;
      int missing = missing(p, kind, seat);
      if (kind == Kind.GARDE) missing = Math.min(missing, missing + missing(p, kind, seat.other()));
      for (int i = 0; i < missing; i++) man("", Man.of(kind, seat), out);
    }
  }

  private static int missing(Position p, Kind kind, Seat seat) {
    int missing = MEN[kind.ordinal()];
    for (int sq = 0; sq < Board13.SQUARES; sq++) {
      int man = p.at(Board13.cell(sq));
      if (!Man.is(man) || Man.seat(man) != seat) continue;
      Kind stands = Man.kind(man);
      if (stands == kind || stands == Kind.RETOUR && kind == Kind.GARDE) missing--;
    }
    return missing;
  }

  private static void squares(String name, List<String> squares, JsonGenerator out) {
    out.writeArrayPropertyStart(name);
    for (String at : squares) out.writeString(at);
    out.writeEndArray();
  }

  private static String name(int cell) {
    return Board13.name(Board13.square(cell));
  }

  @Override
  public void move(FelonView view, Choice move, JsonGenerator out) {
    Position p = view.position();
    int from = Board13.cell(move.a());
    int to = Board13.cell(move.b());
    Effect effect = p.effect(from, to);
    out.writeStartObject();
    out.writeStringProperty("token", game.notation().print(move));
    out.writeStringProperty("from", name(from));
    out.writeStringProperty("to", name(to));
    out.writeBooleanProperty("capture", effect.captures());
    if (effect.swaps()) out.writeBooleanProperty("swap", true);
    if (effect == Effect.CONVERSION) out.writeBooleanProperty("convert", true);
    if (p.hijacks(from)) out.writeBooleanProperty("hijack", true);
    if (effect == Effect.EN_PASSANT) out.writeStringProperty("takes", name(passed(p, to)));
    out.writeEndObject();
  }

  /** Where the garde stands that is captured en passant. */
  private static int passed(Position p, int to) {
    return to + (p.turn() == Seat.FIRST ? -Board13.RANK : Board13.RANK);
  }

  @Override
  public List<String> touched(FelonView before, List<Choice> seen, FelonView after) {
    Choice move = seen.getFirst();
    return switch (move.kind()) {
      case MOVE -> List.of(Board13.name(move.a()), Board13.name(move.b()));
      case SQUARE -> List.of(Board13.name(move.a()));
      default -> List.of();
    };
  }

  /** Nothing is hidden, so the view has only one state. */
  @Override
  public String written(FelonView before, List<Choice> action, FelonView after) {
    return game.notation().written(game.sample(before, new SplittableRandom(0)), action);
  }
}
