package fr.zizanie.rules.ironpond;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The position of a case: a FEN and the fields behind it, as the notation reads them. */
record SetUp(String fen, List<String> fields) {
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

  static SetUp of(String fen, String fields) {
    var all = fields.isBlank() ? List.<String>of() : List.of(fields.split(" ", -1));
    return new SetUp(fen.replace("START", START), all);
  }

  static SetUp read(String line) {
    int bar = line.indexOf('|');
    return bar < 0 ? of(line, "") : of(line.substring(0, bar).strip(), line.substring(bar + 2));
  }

  SetUp mirrored() {
    return new SetUp(Turned.fen(fen), fields.stream().map(Turned::field).toList());
  }

  /** The options of the case over these. */
  Options options(Options base) {
    var given = new TreeMap<>(base.values());
    for (String field : fields)
      if (field.startsWith("option.")) {
        String[] both = field.substring(7).split("=", -1);
        given.put(both[0], both[1]);
      }
    return Options.read(CardCase.GAME.profile().options(), given).orThrow();
  }

  /** The position, with one more card in the hand of a seat. */
  Tree tree(Map<Seat, Integer> more) {
    var hands = new LinkedHashMap<String, Tree>();
    var used = new ArrayList<Integer>();
    for (Seat seat : Seat.values()) {
      var cards = new ArrayList<Integer>();
      for (String field : fields)
        if (field.matches((seat == Seat.FIRST ? "w" : "b") + "\\d+"))
          cards.add(Integer.parseInt(field.substring(1)));
      if (more.containsKey(seat)) cards.add(more.getOrDefault(seat, 0));
      used.addAll(cards);
      hands.put(seat == Seat.FIRST ? "white" : "black", numbers(cards));
    }
    var pile = new ArrayList<>(List.of(35, 54, 56, 31, 70));
    pile.removeAll(used);
    var out = new LinkedHashMap<String, Tree>();
    out.put("fen", new Tree.Text(fen));
    out.put("hands", new Tree.Fields(hands));
    out.put("pile", numbers(pile));
    out.put("captured", lists("cap."));
    out.put("out", lists("out."));
    out.put("traps", lists("traps."));
    if (fields.stream().anyMatch(f -> f.startsWith("away."))) out.put("absent", absent());
    for (String field : fields) {
      String value = field.substring(field.indexOf('=') + 1);
      if (field.equals("nopile")) out.put("pile", numbers(List.of()));
      if (field.equals("rev")) out.put("reversedPawns", new Tree.Flag(true));
      if (field.startsWith("pile=")) out.put("pile", numbers(value));
      if (field.startsWith("discard=")) out.put("discard", numbers(value));
      if (field.startsWith("diktat=")) out.put("diktat", new Tree.Text(value));
      if (field.startsWith("holes=")) out.put("holes", list(value));
      if (field.startsWith("marks=")) out.put("marks", marks(value));
    }
    return new Tree.Fields(out);
  }

  private Tree lists(String prefix) {
    var out = new LinkedHashMap<String, Tree>();
    for (String side : List.of("w=", "b="))
      for (String field : fields)
        if (field.startsWith(prefix + side))
          out.put(seat(field, prefix.length()), list(field.substring(prefix.length() + 2)));
    return new Tree.Fields(out);
  }

  private Tree absent() {
    var out = new LinkedHashMap<String, Tree>();
    for (String field : fields)
      if (field.startsWith("away.")) out.put(seat(field, 5), new Tree.Text(field.substring(7)));
    return new Tree.Fields(out);
  }

  private static String seat(String field, int at) {
    return field.charAt(at) == 'w' ? "white" : "black";
  }

  private static Tree numbers(String text) {
    return numbers(List.of(text.split(",", -1)).stream().map(Integer::valueOf).toList());
  }

  private static Tree numbers(List<Integer> numbers) {
    return new Tree.Items(numbers.stream().<Tree>map(Tree.Whole::new).toList());
  }

  private static Tree list(String text) {
    if (text.isEmpty()) return new Tree.Items(List.of());
    return new Tree.Items(List.of(text.split(",", -1)).stream().<Tree>map(Tree.Text::new).toList());
  }

  private static Tree marks(String text) {
    var out = new ArrayList<Tree>();
    for (String one : text.split(",", -1)) {
      String[] parts = one.split("[:+]", -1);
      var mark = new LinkedHashMap<String, Tree>();
      mark.put("at", new Tree.Text(parts[0]));
      for (int i = 1; i < parts.length; i++)
        if (parts[i].startsWith("with."))
          mark.put("with", list(parts[i].substring(5).replaceAll("(?<=.)(?=.)", ",")));
        else mark.put(parts[i], new Tree.Flag(true));
      out.add(new Tree.Fields(mark));
    }
    return new Tree.Items(out);
  }
}
