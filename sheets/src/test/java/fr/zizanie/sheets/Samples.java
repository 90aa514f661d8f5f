package fr.zizanie.sheets;

import fr.zizanie.rules.Games;
import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Profile;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Turn;
import fr.zizanie.rules.core.Viewer;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.sheets.json.JsonText;
import fr.zizanie.sheets.json.SectionedJson;
import fr.zizanie.sheets.json.Splice;
import fr.zizanie.sheets.wire.Claimable;
import fr.zizanie.sheets.wire.ClockInfo;
import fr.zizanie.sheets.wire.DealRounds;
import fr.zizanie.sheets.wire.Dealing;
import fr.zizanie.sheets.wire.FromPage;
import fr.zizanie.sheets.wire.LobbyInfo;
import fr.zizanie.sheets.wire.Patch;
import fr.zizanie.sheets.wire.Reached;
import fr.zizanie.sheets.wire.SeatInfo;
import fr.zizanie.sheets.wire.Sheet;
import fr.zizanie.sheets.wire.ToPage;
import fr.zizanie.sheets.wire.WireCodecs;
import fr.zizanie.sheets.wire.board.Board;
import fr.zizanie.sheets.wire.board.BySeat;
import fr.zizanie.sheets.wire.said.Refusal;
import fr.zizanie.sheets.wire.said.Said;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** At least one of every message that crosses the socket, for the page's tests. */
final class Samples {
  static final List<FromPage> FROM_PAGE =
      List.of(
          new FromPage.Play(1, 2, "white", "e2e4"),
          new FromPage.Raise(2, 2, "white", "resign"),
          new FromPage.Claim(16, true),
          new FromPage.AskPicks(3, 2, "white", List.of("#16", "\"é\n")),
          new FromPage.AskPreview(4, 2, "white", "e2e4"),
          new FromPage.AskExplain(5, 2, "white", List.of("e2e5")),
          new FromPage.AskReach(15, 2, "e7"),
          new FromPage.Propose(6, 0, Map.of("cap", "0"), Optional.of("10+5")),
          new FromPage.Propose(7, 0, Map.of(), Optional.empty()),
          new FromPage.Remove(8, 0, "16", true),
          new FromPage.Ready(9, 0, true, Optional.empty()),
          new FromPage.Decline(12, 0, "16"),
          new FromPage.Stand(10),
          new FromPage.Autopass(11, "white", false),
          new FromPage.PassTurn(12, "white", true),
          new FromPage.Looks(13, Optional.of("white")),
          new FromPage.Looks(14, Optional.empty()),
          new FromPage.Ping());

  private static final String HEAD =
      """
      /**
       * At least one of every message that crosses the socket, a line each, as the server writes it. Made by
       * SamplesTest of sheets; `node wire.mjs` takes it over.
       */
      import type * as wire from "../../src/wire/generated";

      """;

  private Samples() {}

  /** {@return a message of each kind, and a sheet of each game} */
  static List<ToPage> toPage() {
    var mutation = played("mutation", "e2e4");
    var dealt =
        new Dealing(
            Optional.of("m1.2"),
            Optional.of(1),
            Optional.of(true),
            Optional.of("c0"),
            Optional.of(List.of("c1", "c2")),
            Optional.of(List.of("a", "b")),
            Optional.empty(),
            Optional.empty());
    return List.of(
        sheet(mutation, Viewer.SECOND, Optional.of(clock(mutation.profile())), Dealing.NONE),
        sheet(played("ironpond", "e2e4"), Viewer.SECOND, Optional.empty(), dealt),
        sheet(played("confusion", "A-S1"), Viewer.SECOND, Optional.empty(), dealt),
        sheet(played("felon", "g13", "g1", "e2e4"), Viewer.SECOND, Optional.empty(), Dealing.NONE),
        sheet(played("tsunami", "D4"), Viewer.SECOND, Optional.empty(), dealt),
        patch(),
        new ToPage.Lines(0, Projection.of(mutation).lines(Viewer.SECOND)),
        lobby(),
        new ToPage.Picks(1, Projection.of(mutation).picks(Seat.SECOND, List.of()).orThrow()),
        new ToPage.Preview(2, preview(played("ironpond"))),
        new ToPage.Explain(
            3, Projection.of(mutation).explain(Seat.SECOND, picks(mutation, "a7a8")).orThrow()),
        new ToPage.Reach(6, "e7", new Reached(List.of("e6", "e5"), Optional.empty())),
        new ToPage.Accepted(4),
        new ToPage.Refused(5, refused(mutation)),
        new ToPage.Pong());
  }

  /** What the answer to the move of the first sheet changes there. */
  private static Patch patch() {
    var none = Optional.<ClockInfo>empty();
    var before = sheet(played("mutation", "e2e4"), Viewer.SECOND, none, Dealing.NONE).parted();
    var after = sheet(played("mutation", "e2e4", "e7e5"), Viewer.SECOND, none, Dealing.NONE);
    var splice = Splice.of(SectionedJson.NONE, before, after.parted());
    return new Patch(2, before.units(), splice.copies(), splice.texts());
  }

  /** {@return the page's file} */
  static String file() {
    return HEAD
        + list("toPage", "ToPage", toPage().stream().map(ToPage::json))
        + "\n"
        + list(
            "fromPage",
            "FromPage",
            FROM_PAGE.stream().map(m -> JsonText.of(out -> WireCodecs.write(m, out))));
  }

  private static String list(String name, String type, Stream<String> lines) {
    return lines
        .map(line -> "  " + Checked.text(type, line) + ",\n")
        .collect(
            Collectors.joining("", "export const " + name + ": wire." + type + "[] = [\n", "];\n"));
  }

  private static Match<?, ?> played(String game, String... actions) {
    return played(Games.named(game).orElseThrow(), actions);
  }

  private static <S, V> Match<S, V> played(Game<S, V> game, String... actions) {
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var dealer = SeedDealer.of("samples", game.profile().id());
    var match = Match.begin(game, options).deal(dealer);
    for (String action : actions)
      match = match.play(((Turn.Of) match.turn()).seat(), action).orThrow().deal(dealer);
    return match;
  }

  private static ClockInfo clock(Profile profile) {
    return new ClockInfo(
        "10+5",
        BySeat.of(profile, _ -> 600_000L),
        Optional.of("black"),
        Optional.of(BySeat.of(profile, _ -> 42_000L)),
        Optional.of(BySeat.of(profile, _ -> 86_400_000L)));
  }

  private static SeatInfo seat(String seat, boolean mine) {
    return new SeatInfo(seat, "guest", mine ? "Zoé" : "", 0, mine, true);
  }

  private static Sheet sheet(
      Match<?, ?> match, Viewer viewer, Optional<ClockInfo> clock, Dealing dealing) {
    return new Sheet(
        "m1",
        match.start().options().values(),
        match.profile().seats().stream()
            .map(name -> seat(name, name.equals(match.profile().name(viewer))))
            .toList(),
        Optional.of(List.of()),
        Optional.of(List.of()),
        clock,
        clock.map(_ -> new Claimable("left", 9_000)),
        Optional.of(3),
        true,
        Optional.of(1),
        dealing,
        Optional.of("m2"),
        Projection.of(match, viewer, 0));
  }

  private static LobbyInfo lobby() {
    return new LobbyInfo(
        "m1",
        "ironpond",
        3,
        List.of(seat("white", true), seat("black", false)),
        List.of("white"),
        Optional.of("black"),
        Map.of("deck", "72"),
        Map.of("deck", "68"),
        "10+5",
        List.of("11", "22"),
        new TreeMap<>(Map.of("white", List.of("11"), "black", List.of())),
        List.of(new Said("Rare.", "Unusual.")),
        false,
        true,
        true,
        "c0",
        Optional.of(
            new DealRounds(
                "m1.2",
                1,
                List.of("white", "black"),
                new TreeMap<>(Map.of("white", "c1", "black", "")),
                List.of(),
                false)));
  }

  private static List<Choice> picks(Match<?, ?> match, String action) {
    return match.read(action).orThrow();
  }

  private static <S, V> Board preview(Match<S, V> match) {
    return Projection.of(match).preview(Seat.FIRST, picks(match, "e2e4")).orThrow();
  }

  private static Refusal refused(Match<?, ?> match) {
    if (match.play(Seat.SECOND, "a7a8") instanceof Answer.No<?>(var refusal))
      return Refusal.of(refusal);
    throw new AssertionError();
  }
}
