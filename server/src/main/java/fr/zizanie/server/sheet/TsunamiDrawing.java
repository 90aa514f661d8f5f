package fr.zizanie.server.sheet;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.tsunami.Tsunami;
import fr.zizanie.rules.tsunami.go.Grid;
import fr.zizanie.rules.tsunami.state.Pending;
import fr.zizanie.rules.tsunami.state.TsunamiView;
import fr.zizanie.server.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** Tsunami: stones on points, what cards have left among them, and the cards beside them. */
record TsunamiDrawing(Tsunami game) implements Drawing<TsunamiView> {
  @Override
  public void board(TsunamiView view, List<String> last, JsonGenerator out) {
    out.writeStartObject();
    out.writeStringProperty("kind", "points");
    out.writeNumberProperty("width", Grid.SIZE);
    out.writeNumberProperty("height", Grid.SIZE);
    out.writeStringProperty("natures", "");
    TsunamiParts.stones(view.board().stones(), out);
    out.writeArrayPropertyStart("last");
    for (String at : last) if (!view.board().stones().empty(Grid.parse(at))) out.writeString(at);
    out.writeEndArray();
    out.writeArrayPropertyStart("check");
    out.writeEndArray();
    out.writeName("dots");
    out.writeRawValue(TsunamiParts.STARS);
    TsunamiParts.seats(
        "taken",
        out,
        seat -> {
          out.writeArrayPropertyStart(TsunamiParts.side(seat));
          out.writeEndArray();
        });
    new TsunamiGoban(view).write(out);
    out.writeEndObject();
  }

  /** There is none: what is displaced is picked point by point. */
  @Override
  public void move(TsunamiView view, Choice move, JsonGenerator out) {
    throw new IllegalArgumentException(game.notation().print(move));
  }

  /** The stone that was placed, or else the stones that are new where they stand. */
  @Override
  public List<String> touched(TsunamiView before, List<Choice> seen, TsunamiView after) {
    var was = before.board();
    var is = after.board();
    if (is.played() == was.played() + 1) return List.of(Grid.name(is.newest()));
    var out = new ArrayList<String>();
    for (int p = 0; p < Grid.POINTS; p++)
      if (!is.stones().empty(p) && is.stones().at(p) != was.stones().at(p)) out.add(Grid.name(p));
    return List.copyOf(out);
  }

  /** What isn't a normal move says so, as its token alone doesn't. */
  @Override
  public String written(TsunamiView before, List<Choice> action, TsunamiView after) {
    String token = game.notation().print(action);
    boolean passes = action.getFirst().equals(Choice.PASS);
    return switch (before.pending()) {
      case Pending.AnswerCard _, Pending.AnswerMove _ -> passes ? "lets" : token;
      case Pending.Exchange _ -> passes ? "declines" : "step " + token;
      case Pending.Gift _ -> passes ? "declines" : "gift " + token;
      default -> token;
    };
  }

  @Override
  public Optional<String> beside(TsunamiView view) {
    return view.setting().cards()
        ? Optional.of(
            Json.text(
                out -> new TsunamiCards(game, view, Offered.none(), Optional.empty()).write(out)))
        : Optional.empty();
  }

  @Override
  public void fields(
      TsunamiView view, Offered offered, Optional<Running> running, JsonGenerator out) {
    out.writeName("cards");
    new TsunamiCards(game, view, offered, running).write(out);
    out.writeName("go");
    new TsunamiTurn(game, view).write(out);
  }
}
