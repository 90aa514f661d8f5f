package fr.zizanie.server.sheet;

import fr.zizanie.rules.confusion.Board;
import fr.zizanie.rules.confusion.Confusion;
import fr.zizanie.rules.confusion.ConfusionView;
import fr.zizanie.rules.confusion.Setting;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.core.JsonGenerator;

/**
 * Confusion: letters that everybody sees and diagrams that only the enemy sees. Keeps what it has
 * worked out, so for one thread at a time.
 */
final class ConfusionDrawing implements Drawing<ConfusionView> {
  private static final int SIDE = 11;

  private final Confusion game;
  private final ConfusionNotes notes = new ConfusionNotes();

  ConfusionDrawing(Confusion game) {
    this.game = game;
  }

  private Profile profile(ConfusionView view) {
    return game.profile(view.setting().spies());
  }

  /** The colour of a seat: the second one is Yellow, or Red in the Stronghold edition. */
  private static int colour(Setting setting, Seat seat) {
    return seat == Seat.FIRST ? 0 : setting.spies() ? 2 : 1;
  }

  @Override
  public void board(ConfusionView view, List<String> last, JsonGenerator out) {
    out.writeStartObject();
    out.writeStringProperty("kind", "squares");
    out.writeNumberProperty("width", SIDE);
    out.writeNumberProperty("height", SIDE);
    out.writeStringProperty("natures", "");
    out.writeArrayPropertyStart("pieces");
    for (Seat seat : Seat.values()) men(view, seat, true, out);
    if (view.board().holder() < 0) neutral(view, out);
    out.writeEndArray();
    squares("last", last, out);
    squares("check", List.of(), out);
    squares("dots", List.of(), out);
    out.writeObjectPropertyStart("taken");
    for (Seat seat : Seat.values()) {
      out.writeArrayPropertyStart(profile(view).name(seat));
      men(view, seat, false, out);
      out.writeEndArray();
    }
    out.writeEndObject();
    if (view.setting().small()) shut(out);
    out.writeEndObject();
  }

  private static void squares(String name, List<String> squares, JsonGenerator out) {
    out.writeArrayPropertyStart(name);
    for (String at : squares) out.writeString(at);
    out.writeEndArray();
  }

  private static void men(ConfusionView view, Seat seat, boolean living, JsonGenerator out) {
    int side = colour(view.setting(), seat);
    int holder = view.board().holder();
    for (int letter = 0; letter < Board.LETTERS; letter++) {
      int man = seat.ordinal() * Board.LETTERS + letter;
      int at = view.board().square(man);
      if (living ? at == 0 : !view.lost(seat, letter)) continue;
      int kind = view.kind(seat, letter);
      ConfusionParts.man(side, letter, at, kind, view.promoted(seat, letter), man == holder, out);
    }
  }

  private static void neutral(ConfusionView view, JsonGenerator out) {
    out.writeStartObject();
    out.writeStringProperty("at", view.board().neutralAt());
    out.writeStringProperty(
        "art", view.setting().spies() ? "confusion-briefcase" : "confusion-neutral");
    out.writeStringProperty("side", "");
    out.writeEndObject();
  }

  /** Variant 2: the outer files are out of play. */
  private static void shut(JsonGenerator out) {
    out.writeArrayPropertyStart("shut");
    for (char file : new char[] {'a', 'k'})
      for (int rank = 1; rank <= SIDE; rank++) out.writeString(file + Integer.toString(rank));
    out.writeEndArray();
  }

  @Override
  public void move(ConfusionView view, Choice move, JsonGenerator out) {
    int man = view.man(move);
    int from = view.board().square(man);
    ConfusionParts.attempt(move, man % Board.LETTERS, from, view.captures(move), out);
  }

  /** A try touches its two squares whatever was said; anything else what it changed. */
  @Override
  public List<String> touched(ConfusionView before, List<Choice> seen, ConfusionView after) {
    Choice first = seen.getFirst();
    if (first.kind() == Choice.Kind.MOVE) {
      int from = before.board().square(before.man(first));
      return List.of(ConfusionParts.square(from), ConfusionParts.square(before.to(first)));
    }
    if (before.settingUp() || before.pending().isPresent()) return List.of();
    Set<String> out = new LinkedHashSet<>();
    for (int man = 0; man < 2 * Board.LETTERS; man++) {
      int was = before.board().square(man);
      int is = after.board().square(man);
      Seat seat = Seat.values()[man / Board.LETTERS];
      int letter = man % Board.LETTERS;
      boolean shown = before.revealed(seat, letter) != after.revealed(seat, letter);
      if (was != 0 && (was != is || shown)) out.add(ConfusionParts.square(was));
      if (is != 0 && was != is) out.add(ConfusionParts.square(is));
    }
    if (before.board().neutral() != after.board().neutral()) out.add(after.board().neutralAt());
    return List.copyOf(out);
  }

  @Override
  public String written(ConfusionView before, List<Choice> action, ConfusionView after) {
    Choice first = action.getFirst();
    return first.kind() == Choice.Kind.MOVE
        ? before.written(first, after)
        : game.notation().print(action);
  }

  @Override
  public Optional<String> answer(ConfusionView before, List<Choice> seen, ConfusionView after) {
    boolean told = seen.getFirst().kind() == Choice.Kind.MOVE && !before.setting().asks();
    return told ? Optional.of(before.accepted(after) ? "yes" : "no") : Optional.empty();
  }

  @Override
  public Optional<Notes<ConfusionView>> notes() {
    return Optional.of(notes);
  }

  @Override
  public void fields(
      ConfusionView view, Offered offered, Optional<Running> running, JsonGenerator out) {
    out.writeName("knowledge");
    notes.write(view, false, out);
    var profile = profile(view);
    out.writeObjectPropertyStart("pieces");
    for (Seat seat : Seat.values()) out.writeStringProperty(profile.name(seat), view.pieces(seat));
    out.writeEndObject();
    first(view, profile, out);
    if (view.setting().spies()) {
      out.writeObjectPropertyStart("tokens");
      for (Seat seat : Seat.values()) squares(profile.name(seat), view.tokens(seat), out);
      out.writeEndObject();
    }
    for (Seat seat : Seat.values())
      if (view.cover(seat) != 0) out.writeNumberProperty("cover", view.cover(seat));
    out.writeName("asks");
    if (offered.over) out.writeNull();
    else asks(view, out);
  }

  private static void first(ConfusionView view, Profile profile, JsonGenerator out) {
    boolean any = false;
    for (Seat seat : Seat.values()) any |= !view.first(seat).isEmpty();
    if (!any) return;
    out.writeObjectPropertyStart("first");
    for (Seat seat : Seat.values())
      if (!view.first(seat).isEmpty())
        out.writeStringProperty(profile.name(seat), view.first(seat));
    out.writeEndObject();
  }

  private void asks(ConfusionView view, JsonGenerator out) {
    var pending = view.pending();
    var promoting = view.promoting();
    var taking = view.taking();
    boolean asked =
        pending.isPresent() || promoting.isPresent() || taking.isPresent() || view.settingUp();
    if (!asked || !(view.turn() instanceof Turn.Of(Seat seat))) {
      out.writeNull();
      return;
    }
    out.writeStartObject();
    out.writeStringProperty(
        "what",
        pending.isPresent()
            ? "answer"
            : promoting.isPresent() ? "promote" : taking.isPresent() ? "take" : "setup");
    out.writeStringProperty("seat", profile(view).name(seat));
    pending.ifPresent(attempt -> {
      out.writeName("move");
      move(view, attempt, out);
    });
    promoting.ifPresent(l -> out.writeStringProperty("letter", ConfusionParts.letter(l)));
    taking.ifPresent(l -> out.writeStringProperty("letter", ConfusionParts.letter(l)));
    out.writeEndObject();
  }
}
