package fr.zizanie.server.sheet;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.rules.ironpond.chess.Component;
import fr.zizanie.rules.ironpond.chess.Man;
import fr.zizanie.rules.ironpond.chess.Marks;
import fr.zizanie.rules.ironpond.chess.Men;
import fr.zizanie.rules.ironpond.chess.Position;
import fr.zizanie.rules.ironpond.chess.San;
import fr.zizanie.rules.ironpond.scene.Scene;
import fr.zizanie.rules.ironpond.state.IronPondView;
import fr.zizanie.server.json.Json;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.core.JsonGenerator;

/** Iron Pond: chess on a board that cards have changed, and the cards beside it. */
record IronPondDrawing(IronPond game) implements Drawing<IronPondView> {
  private static final String EMPTY =
      """
      {"kind":"squares","width":8,"height":8,"natures":"","pieces":[],"last":[],"check":[],"dots":[],\
      "taken":{"white":[],"black":[]},"blank":true}\
      """;

  @Override
  public void board(IronPondView view, List<String> last, JsonGenerator out) {
    if (view.scene().isEmpty()) {
      out.writeRawValue(EMPTY);
      return;
    }
    Scene scene = view.scene().get();
    Position p = scene.board();
    boolean hushed = game.hushed(view);
    out.writeStartObject();
    out.writeStringProperty("kind", "squares");
    out.writeNumberProperty("width", 8);
    out.writeNumberProperty("height", 8);
    out.writeStringProperty("natures", "");
    out.writeArrayPropertyStart("pieces");
    men(p, out);
    out.writeEndArray();
    out.writeArrayPropertyStart("last");
    // The last move might name the man who is missing.
    if (!hushed) for (String at : last) out.writeString(at);
    out.writeEndArray();
    IronPondParts.squares("check", checked(p), out);
    IronPondParts.squares("dots", 0, out);
    out.writeObjectPropertyStart("taken");
    for (Seat seat : Seat.values()) {
      out.writeArrayPropertyStart(IronPondParts.side(seat));
      if (!hushed)
        for (Component c : Component.all()) lost(c, scene.lost().taken(seat, c), seat, out);
      out.writeEndArray();
    }
    out.writeEndObject();
    if (p.marks().holes() != 0) IronPondParts.squares("holes", p.marks().holes(), out);
    out.writeEndObject();
  }

  private static void men(Position p, JsonGenerator out) {
    Men men = p.men();
    Marks marks = p.marks();
    long frozen = marks.magnets() == 0 ? 0 : marks.magnets(marks.magnets()).stuck(0).frozen();
    long merged = p.merged();
    for (long left = men.occupied(); left != 0; left &= left - 1) {
      int at = Long.numberOfTrailingZeros(left);
      boolean several = (merged >>> at & 1) != 0;
      Component main = principal(men.components(at));
      IronPondParts.man(
          main,
          men.owner(at),
          at,
          marks(men, marks, frozen, at),
          several ? p.man(at).map(Man::others).orElseThrow() : List.of(),
          out);
    }
  }

  /** The strongest of a man's components, a bit each. */
  private static Component principal(int components) {
    return Component.all().get(31 - Integer.numberOfLeadingZeros(components));
  }

  private static int marks(Men men, Marks marks, long frozen, int at) {
    boolean king = (men.kings() >>> at & 1) != 0;
    boolean royal = (men.royals() >>> at & 1) != 0;
    return mark(marks.neutral(), at, IronPondParts.NEUTRAL)
        | (king && !royal ? IronPondParts.PRINCE : 0)
        | (royal && !king ? IronPondParts.ROYAL : 0)
        | mark(marks.magnets(), at, IronPondParts.MAGNET)
        | mark(marks.shielded(), at, IronPondParts.SHIELD)
        | mark(marks.stuck(), at, IronPondParts.DUNCE)
        | mark(frozen, at, IronPondParts.FROZEN);
  }

  private static int mark(long squares, int at, int mark) {
    return (squares >>> at & 1) != 0 ? mark : 0;
  }

  private static long checked(Position p) {
    long out = 0;
    for (Seat seat : Seat.values()) if (p.inCheck(seat)) out |= 1L << p.royal(seat);
    return out;
  }

  /** Camels are counted as knights. */
  static void lost(Component c, int count, Seat seat, JsonGenerator out) {
    if (c != Component.CAMEL) for (int i = count; i > 0; i--) IronPondParts.lost(c, seat, out);
  }

  @Override
  public void move(IronPondView view, Choice move, JsonGenerator out) {
    Position p = view.scene().orElseThrow().board();
    int from = move.a();
    int to = move.b();
    boolean castles = p.castles(from, to);
    String promotes = move.c() == 0 ? "" : String.valueOf(Component.all().get(move.c()).letter());
    IronPondParts.move(
        from,
        to,
        !castles && p.victim(from, to) >= 0,
        promotes,
        castles ? Position.castlingRook(from, to) : -1,
        out);
  }

  @Override
  public List<String> touched(IronPondView before, List<Choice> seen, IronPondView after) {
    Set<String> out = new LinkedHashSet<>();
    Choice first = seen.getFirst();
    if (first.kind() == Choice.Kind.MOVE) {
      out.add(IronPondParts.square(first.a()));
      out.add(IronPondParts.square(first.b()));
    } else
      for (Choice pick : seen)
        switch (pick.kind()) {
          case SQUARE -> out.add(IronPondParts.square(pick.a()));
          case MOVE -> {
            out.add(IronPondParts.square(pick.a()));
            out.add(IronPondParts.square(pick.b()));
          }
          default -> {}
        }
    if (before.scene().isPresent() && after.scene().isPresent())
      changed(before.scene().get().board(), after.scene().get().board(), out);
    return List.copyOf(out);
  }

  /** Adds the squares whose men are others than before. */
  private static void changed(Position before, Position after, Set<String> out) {
    if (before.men().equals(after.men())) return;
    long either = before.men().occupied() | after.men().occupied();
    for (long left = either; left != 0; left &= left - 1) {
      int at = Long.numberOfTrailingZeros(left);
      if (!before.man(at).equals(after.man(at))) out.add(IronPondParts.square(at));
    }
  }

  @Override
  public String written(IronPondView before, List<Choice> action, IronPondView after) {
    Choice first = action.getFirst();
    return first.kind() == Choice.Kind.MOVE && before.scene().isPresent()
        ? San.write(before.scene().get().board(), first)
        : game.notation().print(action);
  }

  @Override
  public boolean tells() {
    return true;
  }

  @Override
  public void told(IronPondView before, List<Choice> seen, IronPondView after, JsonGenerator out) {
    new IronPondTold(before, seen, after).write(out);
  }

  @Override
  public Optional<String> beside(IronPondView view) {
    return Optional.of(
        Json.text(
            out -> new IronPondCards(game, view, Offered.none(), Optional.empty()).write(out)));
  }

  @Override
  public void fields(
      IronPondView view, Offered offered, Optional<Running> running, JsonGenerator out) {
    out.writeName("cards");
    new IronPondCards(game, view, offered, running).write(out);
  }
}
