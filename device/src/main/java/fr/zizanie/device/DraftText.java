package fr.zizanie.device;

import fr.zizanie.players.analysis.BookLine;
import fr.zizanie.players.analysis.CardWorth;
import fr.zizanie.players.analysis.Draft;
import fr.zizanie.players.analysis.Inquiry;
import fr.zizanie.players.analysis.JudgedDecision;
import fr.zizanie.players.analysis.OpenBooks;
import fr.zizanie.players.analysis.Question;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A draft of an analysis as text, exact to the last bit. A line begins with what it is, and tabs
 * part its fields. Only the build that wrote it reads it.
 */
final class DraftText {
  private static final String BOOKS = "books";
  private static final String LINE = "line";
  private static final String DECISION = "decision";
  private static final String INQUIRY = "inquiry";
  private static final String CARD = "card";
  private static final String TRUTH = "truth";

  private final Match<?, ?> match;

  DraftText(Match<?, ?> match) {
    this.match = match;
  }

  String write(Draft draft) {
    var out = new StringBuilder();
    write(draft.first(), out);
    write(draft.second(), out);
    var truth = new ArrayList<>();
    draft.truth().forEach(chance -> truth.add(bits(chance)));
    line(out, TRUTH, truth.toArray());
    return out.toString();
  }

  private void write(OpenBooks books, StringBuilder out) {
    line(out, BOOKS, books.entries(), bits(books.start()));
    for (var one : books.lines()) line(out, LINE, one.ply(), one.kind(), bits(one.value()));
    for (var one : books.decisions())
      line(
          out,
          DECISION,
          one.ply(),
          one.entry(),
          text(one.played()),
          text(one.best()),
          bits(one.value()),
          bits(one.bestValue()),
          bits(one.interval()));
    for (var one : books.inquiries()) {
      var fields = new ArrayList<Object>(List.of(one.ply(), one.questions().indexOf(one.asked())));
      for (var question : one.questions())
        fields.addAll(List.of(text(question.action()), bits(question.bits())));
      line(out, INQUIRY, fields.toArray());
    }
    for (var one : books.cards())
      line(
          out,
          CARD,
          one.ply(),
          text(List.of(one.card())),
          one.played(),
          bits(one.gain()),
          bits(one.interval()),
          one.countered().isPresent() ? bits(one.countered().getAsDouble()) : "");
  }

  private static void line(StringBuilder out, String what, Object... fields) {
    out.append(what);
    for (Object field : fields) out.append('\t').append(field);
    out.append('\n');
  }

  /** {@return the draft of a text; nothing where it isn't one of this match} */
  Optional<Draft> read(String text) {
    try {
      return Optional.of(draft(new ArrayList<>(List.of(text.split("\n"))))).filter(this::fits);
    } catch (IllegalArgumentException _) {
      // Whatever is wrong with it, one begins anew.
      return Optional.empty();
    }
  }

  private boolean fits(Draft draft) {
    int entries = match.standing().entries().size();
    int first = draft.first().entries();
    int second = draft.second().entries();
    // One after the other.
    boolean ordered = second == 0 || first == entries;
    boolean told = draft.truth().isEmpty() || second == entries;
    return ordered
        && told
        && Math.min(first, second) >= 0
        && Math.max(first, second) <= entries
        && draft.truth().size() <= match.ply();
  }

  private Draft draft(List<String> lines) {
    int second = 1;
    while (second < lines.size() && !lines.get(second).startsWith(BOOKS)) second++;
    if (second >= lines.size() - 1) throw new IllegalArgumentException("the books of one seat");
    var truth = new Fields(lines.getLast(), TRUTH);
    var chances = new ArrayList<Double>();
    while (truth.more()) chances.add(truth.number());
    return new Draft(
        books(lines.subList(0, second), Seat.FIRST),
        books(lines.subList(second, lines.size() - 1), Seat.SECOND),
        chances);
  }

  private OpenBooks books(List<String> all, Seat seat) {
    var head = new Fields(all.getFirst(), BOOKS);
    int entries = head.whole();
    double start = head.number();
    var lines = new ArrayList<BookLine>();
    var decisions = new ArrayList<JudgedDecision>();
    var inquiries = new ArrayList<Inquiry>();
    var cards = new ArrayList<CardWorth>();
    for (String line : all.subList(1, all.size())) {
      int end = line.indexOf('\t');
      String what = line.substring(0, Math.max(0, end));
      var fields = new Fields(line, what);
      int ply = fields.whole();
      switch (what) {
        case LINE ->
            lines.add(new BookLine(ply, BookLine.Kind.valueOf(fields.next()), fields.number()));
        case DECISION ->
            decisions.add(
                new JudgedDecision(
                    ply,
                    fields.whole(),
                    seat,
                    action(fields.next()),
                    action(fields.next()),
                    fields.number(),
                    fields.number(),
                    fields.number()));
        case INQUIRY -> inquiries.add(inquiry(ply, fields));
        case CARD ->
            cards.add(
                new CardWorth(
                    ply,
                    action(fields.next()).getFirst(),
                    Boolean.parseBoolean(fields.next()),
                    fields.number(),
                    fields.number(),
                    fields.more() ? OptionalDouble.of(fields.number()) : OptionalDouble.empty()));
        default -> throw new IllegalArgumentException(line);
      }
    }
    return new OpenBooks(entries, start, lines, decisions, inquiries, cards);
  }

  private Inquiry inquiry(int ply, Fields fields) {
    int asked = fields.whole();
    var questions = new ArrayList<Question>();
    while (fields.more()) questions.add(new Question(action(fields.next()), fields.number()));
    if (asked < 0 || asked >= questions.size())
      throw new IllegalArgumentException("asked " + asked);
    return new Inquiry(ply, questions.get(asked), questions);
  }

  /**
   * The fields of a line one after the other. An index that is out of bounds ends a WebAssembly
   * program, which can't catch it, so that each is looked at before.
   */
  private static final class Fields {
    private final String[] all;
    private int at = 1;

    Fields(String line, String what) {
      all = line.split("\t");
      if (all.length == 0 || !all[0].equals(what)) throw new IllegalArgumentException(line);
    }

    boolean more() {
      return at < all.length;
    }

    String next() {
      if (!more()) throw new IllegalArgumentException("too short a line");
      return all[at++];
    }

    int whole() {
      return Integer.parseInt(next());
    }

    double number() {
      return Double.longBitsToDouble(Long.parseLong(next()));
    }
  }

  private String text(List<Choice> action) {
    return match.game().notation().print(action);
  }

  private List<Choice> action(String text) {
    if (match.read(text) instanceof Answer.Ok<List<Choice>>(var picks)) return picks;
    throw new IllegalArgumentException(text);
  }

  private static String bits(double value) {
    return Long.toString(Double.doubleToRawLongBits(value));
  }
}
