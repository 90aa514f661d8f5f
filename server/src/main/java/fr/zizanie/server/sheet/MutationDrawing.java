package fr.zizanie.server.sheet;

import fr.zizanie.rules.board.Board8;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.mutation.Layout;
import fr.zizanie.rules.mutation.Mode;
import fr.zizanie.rules.mutation.Mutation;
import fr.zizanie.rules.mutation.MutationView;
import fr.zizanie.rules.mutation.Position;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.SerializedString;

/** Chess Mutation: every square has a nature, and a man moves as the square it stands on says. */
record MutationDrawing(Mutation game) implements Drawing<MutationView> {
  private static final String[] SQUARES =
      IntStream.range(0, 64).mapToObj(Board8::name).toArray(String[]::new);
  private static final SerializableString[] MODES =
      Arrays.stream(Mode.values())
          .map(m -> new SerializedString(m.word()))
          .toArray(SerializableString[]::new);

  /** In the place of a mode: a king moves the same wherever it stands. */
  private static final int KING = 5;

  /** Every man that can stand anywhere, ready to send: by side, square and mode. */
  private static final SerializableString[] MEN = new SerializableString[2 * 64 * 6];

  /** A man who was taken stands nowhere. */
  private static final SerializableString[] TAKEN = new SerializableString[2];

  private static final SerializableString TOKEN = new SerializedString("token");
  private static final SerializableString FROM = new SerializedString("from");
  private static final SerializableString TO = new SerializedString("to");
  private static final SerializableString CAPTURE = new SerializedString("capture");
  private static final SerializableString BECOMES = new SerializedString("becomes");

  static {
    var profile = new Mutation().profile();
    for (Seat seat : Seat.values()) {
      String side = "\",\"side\":\"" + profile.name(seat) + "\"";
      TAKEN[seat.ordinal()] =
          new SerializedString("{\"at\":\"\",\"art\":\"mutation-man" + side + "}");
      for (int sq = 0; sq < 64; sq++) {
        String at = "{\"at\":\"" + SQUARES[sq] + "\",\"art\":\"mutation-";
        for (Mode mode : Mode.values())
          MEN[index(seat, sq, mode.ordinal())] =
              new SerializedString(at + "man" + side + ",\"mode\":\"" + mode.word() + "\"}");
        MEN[index(seat, sq, KING)] = new SerializedString(at + "king" + side + "}");
      }
    }
  }

  private static int index(Seat seat, int square, int mode) {
    return (seat.ordinal() * 64 + square) * 6 + mode;
  }

  @Override
  public void board(MutationView view, List<String> last, JsonGenerator out) {
    Position p = view.position();
    out.writeStartObject();
    out.writeStringProperty("kind", "squares");
    out.writeNumberProperty("width", 8);
    out.writeNumberProperty("height", 8);
    out.writeStringProperty("natures", view.layout().natures());
    out.writeArrayPropertyStart("pieces");
    for (long left = p.occupied(); left != 0; left &= left - 1)
      man(view.layout(), p, Long.numberOfTrailingZeros(left), out);
    out.writeEndArray();
    out.writeArrayPropertyStart("last");
    for (String at : last) out.writeString(at);
    out.writeEndArray();
    out.writeArrayPropertyStart("check");
    if (view.inCheck(p.turn())) out.writeString(SQUARES[p.king(p.turn())]);
    out.writeEndArray();
    out.writeArrayPropertyStart("dots");
    out.writeString("e1");
    out.writeString("e8");
    out.writeEndArray();
    out.writeObjectPropertyStart("taken");
    for (Seat seat : Seat.values()) {
      out.writeArrayPropertyStart(game.profile().name(seat));
      for (int i = view.lost(seat); i > 0; i--) out.writeRawValue(TAKEN[seat.ordinal()]);
      out.writeEndArray();
    }
    out.writeEndObject();
    out.writeEndObject();
  }

  private static void man(Layout layout, Position p, int at, JsonGenerator out) {
    boolean king = at == p.whiteKing() || at == p.blackKing();
    boolean first = ((p.white() | 1L << p.whiteKing()) >>> at & 1) != 0;
    int mode = king ? KING : layout.mode(at).ordinal();
    out.writeRawValue(MEN[index(first ? Seat.FIRST : Seat.SECOND, at, mode)]);
  }

  @Override
  public void move(MutationView view, Choice move, JsonGenerator out) {
    Position p = view.position();
    int from = move.a();
    int to = move.b();
    out.writeStartObject();
    out.writeName(TOKEN);
    out.writeString(SQUARES[from].concat(SQUARES[to]));
    out.writeName(FROM);
    out.writeString(SQUARES[from]);
    out.writeName(TO);
    out.writeString(SQUARES[to]);
    out.writeName(CAPTURE);
    out.writeBoolean(p.captures(to));
    if (from != p.king(p.turn())) becomes(view.layout(), to, out);
    if (p.castles(from, to)) {
      out.writeObjectPropertyStart("partner");
      out.writeStringProperty("from", SQUARES[partnerFrom(from, to)]);
      out.writeStringProperty("to", SQUARES[partnerTo(from, to)]);
      becomes(view.layout(), partnerTo(from, to), out);
      out.writeEndObject();
    }
    out.writeEndObject();
  }

  private static void becomes(Layout layout, int at, JsonGenerator out) {
    out.writeName(BECOMES);
    out.writeString(MODES[layout.mode(at).ordinal()]);
  }

  /** The pion that castles goes from the corner to the square that the king crosses (R8). */
  private static int partnerFrom(int from, int to) {
    return to > from ? from + 3 : from - 4;
  }

  private static int partnerTo(int from, int to) {
    return (from + to) / 2;
  }

  @Override
  public List<String> touched(MutationView before, List<Choice> seen, MutationView after) {
    Choice move = seen.getFirst();
    if (move.kind() != Choice.Kind.MOVE) return List.of();
    int from = move.a();
    int to = move.b();
    return before.position().castles(from, to)
        ? List.of(
            SQUARES[from],
            SQUARES[to],
            SQUARES[partnerFrom(from, to)],
            SQUARES[partnerTo(from, to)])
        : List.of(SQUARES[from], SQUARES[to]);
  }

  /** Nothing is hidden, so the view has only one state. */
  @Override
  public String written(MutationView before, List<Choice> action, MutationView after) {
    return game.notation().written(game.sample(before, new SplittableRandom(0)), action);
  }
}
