package fr.zizanie.server.table;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.Export;
import fr.zizanie.rules.core.record.Exported;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.sheets.Seals;
import fr.zizanie.sheets.json.Trees;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** A match as a text file. */
public record Download(String filename, String text) {
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("yyyy.MM.dd").withZone(ZoneOffset.UTC);

  private static final Records RECORDS = new Records(Games.all(), new Trees());

  /**
   * {@return the record of a table's match, or what other programs read if {@code foreign} and the
   * game has it; while it runs with nothing in it that {@code guest} may not know}
   */
  public static Download of(Table<?, ?> table, String guest, boolean foreign) {
    var match = table.match();
    var tags = tags(table);
    Optional<Viewer> viewer =
        match.outcome().isPresent() ? Optional.empty() : Optional.of(table.viewer(guest));
    String name = table.setup().game() + "-" + table.setup().id();
    var export = foreign ? Exported.of(match, viewer, tags) : Optional.<Export>empty();
    return export
        .map(e -> new Download(name + "." + e.format(), e.text()))
        .orElseGet(() -> new Download(name + ".txt", RECORDS.write(match, tags, viewer)));
  }

  private static Map<String, String> tags(Table<?, ?> table) {
    var match = table.match();
    var setup = table.setup();
    var tags = new LinkedHashMap<String, String>();
    for (Seat seat : Seat.values())
      table
          .seats()
          .name(seat)
          .filter(name -> !name.isEmpty())
          .ifPresent(name -> tags.put(Records.tag(match.profile(), seat), name));
    tags.put("Date", DATE.format(Instant.ofEpochMilli(setup.created())));
    if (dealt(match)) {
      tags.put("Id", setup.id());
      tags.put("Commitment", setup.seed().commitment());
      var nonces = setup.nonces();
      if (!String.join("", nonces).isEmpty()) tags.put("Nonces", String.join("|", nonces));
      var seals = Seals.of(setup.dealer()).of(match).stream().map(made -> made.seal().commitment());
      String sealed = seals.collect(Collectors.joining(" "));
      if (!sealed.isEmpty()) tags.put("Sealed", sealed);
      if (match.outcome().isPresent()) tags.put("Seed", setup.seed().hex());
    }
    return tags;
  }

  static boolean dealt(Match<?, ?> match) {
    return match.log().stream().anyMatch(entry -> entry instanceof Entry.Dealt);
  }
}
