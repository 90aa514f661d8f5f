package fr.zizanie.server.sheet;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Event;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Outcome;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Words;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.trait.Hushed;
import fr.zizanie.rules.core.trait.Varied;
import fr.zizanie.server.json.Json;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.core.JsonGenerator;

/**
 * A match as its viewers see it, in JSON: the part of the page's sheet that needs no server. Grows
 * with its match; for one thread at a time.
 */
public final class Sheet<S, V> {
  private final Drawing<V> drawing;
  private final Offers<S, V> offers;
  private final Map<Viewer, Transcript<S, V>> transcripts = new EnumMap<>(Viewer.class);

  /** What is offered in the present state, by the seats it is offered to. */
  private final Map<Set<Seat>, Offered> offered = new HashMap<>();

  private final Seals seals;
  private Match<S, V> match;

  /** Room for the next text: the last one tells how long it will be. */
  private int room = 4000;

  private Sheet(Match<S, V> match, Seals seals) {
    this.match = match;
    this.seals = seals;
    drawing = Drawings.of(match.game());
    offers = new Offers<>(match.game(), drawing);
  }

  /** {@return whether the page can show a game; the others are played on the engine} */
  public static boolean draws(Game<?, ?> game) {
    return Drawings.has(game);
  }

  /** {@return the sheet of a match} */
  public static <S, V> Sheet<S, V> of(Match<S, V> match) {
    return of(match, Seals.NONE);
  }

  /** {@return the sheet of a match whose secret squares are sealed} */
  public static <S, V> Sheet<S, V> of(Match<S, V> match, Seals seals) {
    return new Sheet<>(match, seals);
  }

  /** {@return what {@code viewer} sees of a match, with the log lines from {@code since} on} */
  public static String text(Match<?, ?> match, Viewer viewer, int since) {
    return of(match).text(viewer, since);
  }

  /** {@return the match as far as it is followed} */
  public Match<S, V> match() {
    return match;
  }

  /** Follows the match to {@code next}, whose log continues the one so far. */
  public void follow(Match<S, V> next) {
    var steps = steps(next);
    for (var transcript : transcripts.values()) steps.forEach(transcript::add);
    match = next;
    offered.clear();
  }

  private Offered offered(Set<Seat> seats) {
    return offered.computeIfAbsent(seats, s -> Offered.of(match, s));
  }

  private List<Match.Step<S>> steps(Match<S, V> next) {
    var out = new ArrayList<Match.Step<S>>();
    var before = match;
    for (Entry entry : next.log().subList(match.log().size(), next.log().size())) {
      var after = before.enter(entry).orThrow();
      out.add(new Match.Step<>(before.state(), entry, after.state()));
      before = after;
    }
    return out;
  }

  /**
   * What everybody may know of a match that goes on.
   *
   * @param lines how many log lines everybody has
   * @param actions how many actions stand that everybody saw
   */
  public record Told(int lines, int actions) {}

  /** {@return what everybody will know once the match is {@code next}, which is not followed} */
  public Told told(Match<S, V> next) {
    var transcript = transcript(Viewer.PUBLIC).copy();
    steps(next).forEach(transcript::add);
    return new Told(transcript.lines().size(), transcript.ply());
  }

  private Transcript<S, V> transcript(Viewer viewer) {
    return transcripts.computeIfAbsent(
        viewer, v -> transcript(new Eyes<>(match.game(), Optional.of(v))));
  }

  private Transcript<S, V> transcript(Eyes<S, V> eyes) {
    var transcript = new Transcript<>(match, drawing, eyes, seals);
    match.steps(0).forEach(transcript::add);
    return transcript;
  }

  /** {@return how many log lines the viewer has} */
  public int version(Viewer viewer) {
    return transcript(viewer).lines().size();
  }

  /** {@return whether only gestures have happened since the viewer had so many lines} */
  public boolean current(Viewer viewer, int version) {
    var transcript = transcript(viewer);
    return version >= transcript.settled() && version <= transcript.lines().size();
  }

  /** {@return whether the viewer may not look back now} */
  public boolean hushed(Viewer viewer) {
    return match.outcome().isEmpty()
        && Hushed.silence(match.game(), match.game().view(match.state(), viewer)).isPresent();
  }

  /** {@return whether the first {@code count} lines are the same for both viewers} */
  public boolean alike(Viewer one, Viewer other, int count) {
    var ones = transcript(one).lines();
    var others = transcript(other).lines();
    return ones.size() >= count
        && others.size() >= count
        && ones.subList(0, count).equals(others.subList(0, count));
  }

  /** {@return the same for one who holds the viewer's seat and no other} */
  public String text(Viewer viewer, int since) {
    return text(viewer, seats(viewer), since, Optional.empty());
  }

  private static Set<Seat> seats(Viewer viewer) {
    return switch (viewer) {
      case FIRST -> Set.of(Seat.FIRST);
      case SECOND -> Set.of(Seat.SECOND);
      case PUBLIC -> Set.of();
    };
  }

  /**
   * {@return what {@code viewer} sees, as one JSON object, with what {@code seats} may do and the
   * log lines from {@code since} on; with all of them if he has no line of that number, and with
   * none while he may not look back}
   */
  public String text(Viewer viewer, Set<Seat> seats, int since, Optional<Running> running) {
    var transcript = transcript(viewer);
    var lines = transcript.lines();
    V view = match.game().view(match.state(), viewer);
    int from = since < 0 || since > lines.size() ? 0 : since;
    boolean hushed = match.outcome().isEmpty() && Hushed.silence(match.game(), view).isPresent();
    int upTo = hushed ? from : lines.size();
    var offered = offered(seats);
    String text =
        Json.text(
            room,
            out -> {
              out.writeStartObject();
              out.writeStringProperty("viewer", match.profile().name(viewer));
              out.writeNumberProperty("version", lines.size());
              out.writeNumberProperty("since", from);
              turn(match.turn(), out);
              outcome(match.outcome(), out);
              out.writeNumberProperty("ply", transcript.ply());
              out.writeName("board");
              drawing.board(view, transcript.last(), out);
              out.writeName("offer");
              var events = offers.events(match, seats, transcript::acted);
              offers.write(view, offered, events, out);
              asked(out);
              drawing.fields(view, offered, running, out);
              out.writeName("lines");
              lines(lines.subList(from, upTo), out);
              out.writeEndObject();
            });
    room = text.length() + text.length() / 8;
    return text;
  }

  /**
   * {@return what {@code seat}, whose turn it must be, may pick next in an action that begins with
   * {@code picks}, as one JSON object; or why not}
   */
  public Answer<String> picks(Seat seat, List<Choice> picks) {
    return tries().picks(seat, picks);
  }

  /**
   * {@return the board after the whole action {@code picks} as {@code seat}, whose turn it must be,
   * can foresee it, as one JSON object; or why not}
   */
  public Answer<String> preview(Seat seat, List<Choice> picks) {
    return tries().preview(seat, picks);
  }

  /**
   * {@return why {@code seat}, whose turn it must be, may not pick the last of {@code picks} after
   * the others; or why that isn't told}
   */
  public Answer<Words> explain(Seat seat, List<Choice> picks) {
    return tries().explain(seat, picks);
  }

  private Tries<S, V> tries() {
    return new Tries<>(match, drawing, offers);
  }

  private void asked(JsonGenerator out) {
    out.writeName("asked");
    if (match.status().asked().isEmpty()) {
      out.writeNull();
      return;
    }
    var asked = match.status().asked().get();
    out.writeStartObject();
    out.writeStringProperty("what", asked.what() == Event.Kind.OFFER_DRAW ? "draw" : "takeback");
    out.writeStringProperty("by", match.profile().name(asked.by()));
    out.writeEndObject();
  }

  private void turn(Turn turn, JsonGenerator out) {
    if (turn instanceof Turn.Of(Seat seat))
      out.writeStringProperty("turn", match.profile().name(seat));
    else out.writeNullProperty("turn");
  }

  void outcome(Optional<Outcome> outcome, JsonGenerator out) {
    out.writeName("outcome");
    if (outcome.isEmpty()) {
      out.writeNull();
      return;
    }
    out.writeStartObject();
    out.writeStringProperty("reason", outcome.get().reason());
    outcome
        .get()
        .winner()
        .ifPresentOrElse(
            seat -> out.writeStringProperty("winner", match.profile().name(seat)),
            () -> out.writeNullProperty("winner"));
    out.writeEndObject();
  }

  private static void lines(List<String> lines, JsonGenerator out) {
    out.writeStartArray();
    for (String line : lines) out.writeRawValue(line);
    out.writeEndArray();
  }

  /**
   * {@return the lines and boards of the actions that stand, as {@code viewer} saw them}
   *
   * @param viewer nobody for the truth, which only a match that is over may tell
   */
  public String replay(Optional<Viewer> viewer) {
    return Json.text(out -> {
      out.writeStartObject();
      replay(viewer, match.outcome().isPresent(), out);
      out.writeEndObject();
    });
  }

  /**
   * Writes the same as fields of an object; {@code all} tells everything that can be worked out.
   */
  void replay(Optional<Viewer> viewer, boolean all, JsonGenerator out) {
    var eyes = new Eyes<>(match.game(), viewer);
    var transcript = viewer.map(this::transcript).orElseGet(() -> transcript(eyes));
    var seen = new ArrayList<String>();
    var views = new ArrayList<V>();
    var last = new ArrayList<List<String>>();
    var states = match.standingStates();
    views.add(eyes.view(states.getFirst()));
    last.add(List.of());
    for (int i = 0; i < transcript.standing().size(); i++) {
      var stood = transcript.standing().get(i);
      if (!stood.seen()) continue;
      seen.add(transcript.lines().get(stood.n()));
      views.add(eyes.view(states.get(i + 1)));
      last.add(stood.last());
    }
    out.writeName("lines");
    lines(seen, out);
    out.writeArrayPropertyStart("boards");
    for (int i = 0; i < views.size(); i++) drawing.board(views.get(i), last.get(i), out);
    out.writeEndArray();
    drawing.notes().ifPresent(notes -> notes(notes, views, all, out));
    var beside = views.stream().flatMap(view -> drawing.beside(view).stream()).toList();
    if (beside.isEmpty()) return;
    out.writeName("cards");
    lines(beside, out);
  }

  private void notes(Notes<V> notes, List<V> views, boolean all, JsonGenerator out) {
    out.writeArrayPropertyStart("knowledge");
    for (V view : views) notes.write(view, all, out);
    out.writeEndArray();
    if (!all && !notes.open(views.getFirst())) return;
    out.writeObjectPropertyStart("left");
    for (Seat seat : Seat.values()) {
      out.writeArrayPropertyStart(match.profile().name(seat));
      for (V view : views) out.writeString(notes.left(view, seat));
      out.writeEndArray();
    }
    out.writeEndObject();
  }

  /** {@return a position drawn for the seat to act, with what the rules offer it} */
  public String look() {
    var offered = offered(Set.of(Seat.values()));
    V view = match.game().view(match.state(), offered.toAct.map(Viewer::of).orElse(Viewer.PUBLIC));
    return Json.text(out -> {
      out.writeStartObject();
      out.writeName("board");
      drawing.board(view, List.of(), out);
      out.writeName("offer");
      offers.write(view, offered, List.of(), out);
      turn(match.turn(), out);
      out.writeArrayPropertyStart("remarks");
      for (Words remark : Varied.remarks(match.game(), match.start().options())) {
        out.writeStartObject();
        out.writeStringProperty("fr", remark.fr());
        out.writeStringProperty("en", remark.en());
        out.writeEndObject();
      }
      out.writeEndArray();
      out.writeEndObject();
    });
  }
}
