package fr.zizanie.table.reading;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.record.Export;
import fr.zizanie.rules.core.record.Exported;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.rules.core.record.TimesLeft;
import fr.zizanie.sheets.Seals;
import fr.zizanie.sheets.json.Trees;
import fr.zizanie.table.seat.Seats;
import fr.zizanie.table.setup.Deal;
import fr.zizanie.table.setup.Setup;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** A match as a text file. */
public record Download(String filename, String text) {
  /** Who has no name; a seat that nobody takes has none either. */
  private static final String GUEST = "Guest";

  private static final int DAY = 86_400_000;

  private static final Records RECORDS = new Records(Games.all(), new Trees());

  /**
   * {@return the record of a match, or what other programs read if {@code foreign} and the game has
   * it; while it runs with nothing in it that {@code viewer} may not know}
   */
  public static Download of(
      Setup setup,
      Match<?, ?> match,
      Seats seats,
      Viewer viewer,
      TimesLeft times,
      boolean foreign) {
    var tags = tags(setup, match, seats);
    Optional<Viewer> eyes = match.outcome().isPresent() ? Optional.empty() : Optional.of(viewer);
    String name = setup.game() + "-" + setup.id();
    var export = foreign ? Exported.of(match, eyes, tags, times) : Optional.<Export>empty();
    return export
        .map(e -> new Download(name + "." + e.format(), e.text()))
        .orElseGet(() -> new Download(name + ".txt", RECORDS.write(match, tags, times, eyes)));
  }

  private static Map<String, String> tags(Setup setup, Match<?, ?> match, Seats seats) {
    var tags = new LinkedHashMap<String, String>();
    for (Seat seat : Seat.values())
      seats
          .name(seat)
          .map(name -> name.isEmpty() ? GUEST : name)
          .ifPresent(name -> tags.put(Records.tag(match.profile(), seat), name));
    tags.put("Date", day(setup.created()));
    if (setup.control().limited()) tags.put("TimeControl", setup.control().text());
    if (dealt(match)) deal(setup, match, tags);
    return tags;
  }

  /** What is told of the deal; nothing of the seed before the end. */
  private static void deal(Setup setup, Match<?, ?> match, Map<String, String> tags) {
    var deal = setup.deal();
    var seed = deal.seed();
    boolean over = match.outcome().isPresent();
    if (seed.onDevice()) tags.put("Dealt", "device");
    if (!seed.complete()) return;
    if (seed.binding() || over) tags.put("Id", deal.id(setup.id()));
    if (seed.binding()) tags.put("Commitment", seed.commitment());
    if (deal.order() == Deal.BOUND) {
      tags.put("Deal", Integer.toString(deal.order()));
      tags.put("NonceCommitments", String.join("|", deal.commitments()));
    }
    var nonces = deal.nonces();
    if (!String.join("", nonces).isEmpty()) tags.put("Nonces", String.join("|", nonces));
    var seals = Seals.of(setup.dealer()).of(match).stream().map(made -> made.seal().commitment());
    String sealed = seals.collect(Collectors.joining(" "));
    if (!sealed.isEmpty()) tags.put("Sealed", sealed);
    if (over) tags.put("Seed", seed.hex());
  }

  /** The day of a time, in UTC. */
  private static String day(long millis) {
    return LocalDate.ofEpochDay(Math.floorDiv(millis, DAY)).toString().replace('-', '.');
  }

  private static boolean dealt(Match<?, ?> match) {
    return match.log().stream().anyMatch(entry -> entry instanceof Entry.Dealt);
  }
}
