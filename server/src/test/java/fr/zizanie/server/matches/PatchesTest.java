package fr.zizanie.server.matches;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.Games;
import fr.zizanie.server.live.Memory;
import fr.zizanie.server.live.Patches;
import fr.zizanie.server.lobby.MatchRequest;
import fr.zizanie.server.store.FreshSqlite;
import fr.zizanie.sheets.Checked;
import fr.zizanie.sheets.json.Splice;
import fr.zizanie.sheets.wire.Sheet;
import fr.zizanie.table.live.ViewerConnection;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerId;
import fr.zizanie.table.setup.MatchId;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sheets that come as what they change, and what is kept for that. */
class PatchesTest {
  private static final Guest ANN = new Guest(new PlayerId("ann"), "Anne");
  private static final List<String> MOVES = List.of("e2e4", "e7e5", "d2d4", "d7d5");

  @TempDir private Path data;
  private final List<Sheet> sheets = new ArrayList<>();

  /** The sheets of one socket while two play at one screen. */
  @BeforeEach
  void play() {
    try (var store = FreshSqlite.in(data);
        var matches = new Matches(Games::named, store, InstantSource.system())) {
      var request = new MatchRequest("mutation", Map.of(), "screen", 0, "");
      var id = new MatchId(matches.create(ANN, request).orThrow().id());
      matches
          .watch(id, new ViewerConnection(ANN.id(), message -> sheets.add((Sheet) message)), 0)
          .orThrow();
      for (int k = 0; k < MOVES.size(); k++)
        Doors.play(matches, id, ANN.id(), k % 2 == 0 ? "white" : "black", k, MOVES.get(k))
            .orThrow();
    }
  }

  /** What a page makes of a message, having put the ones before together. */
  private static String whole(String base, String said) {
    var message = Checked.tree("ToPage", said);
    if (!message.get("type").stringValue().equals("patch")) return said;
    assertThat(message.get("of").intValue()).isEqualTo(base.length());
    var copies = new ArrayList<Integer>();
    message.get("copies").forEach(copy -> copies.add(copy.intValue()));
    var texts = new ArrayList<String>();
    message.get("texts").forEach(text -> texts.add(text.stringValue()));
    return new Splice(copies, texts).on(base);
  }

  @Test
  void a_page_puts_every_sheet_together_from_the_two_before() {
    var memory = new Memory(1_000_000);
    var patches = new Patches(memory);
    String before = "";
    String last = "";
    int patched = 0;
    for (Sheet sheet : sheets) {
      String said = patches.json(sheet);
      String whole = whole(before + last, said);
      assertThat(whole).isEqualTo(sheet.json());
      if (!said.equals(whole)) patched++;
      before = last;
      last = whole;
      assertThat(memory.held()).isEqualTo(bytes(before) + bytes(last));
    }
    assertThat(patched).isEqualTo(MOVES.size());
    patches.close();
    assertThat(memory.held()).isZero();
  }

  private static long bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }

  @Test
  void without_memory_every_sheet_goes_whole() {
    long room = sheets.getFirst().parted().bytes() + 1;
    var memory = new Memory(room);
    var first = new Patches(memory);
    var second = new Patches(memory);
    assertThat(first.json(sheets.getFirst())).isEqualTo(sheets.getFirst().json());
    for (Sheet sheet : sheets) assertThat(second.json(sheet)).isEqualTo(sheet.json());
    first.close();
    second.close();
    assertThat(memory.held()).isZero();
    assertThat(memory.take(room)).isTrue();
  }

  @Test
  void a_sheet_that_is_too_long_is_not_kept_nor_any_after_it() {
    var memory = new Memory(Long.MAX_VALUE);
    var patches = new Patches(memory);
    var deck = withOption(sheets.getFirst(), "x".repeat(200_000));
    assertThat(patches.json(deck)).isEqualTo(deck.json());
    assertThat(memory.held()).isZero();
    for (Sheet sheet : sheets) assertThat(patches.json(sheet)).isEqualTo(sheet.json());
    assertThat(memory.held()).isZero();
  }

  private static Sheet withOption(Sheet sheet, String text) {
    return new Sheet(
        sheet.id(),
        Map.of("deck", text),
        sheet.seats(),
        sheet.autopass(),
        sheet.passturn(),
        sheet.clock(),
        sheet.claimable(),
        sheet.ahead(),
        sheet.rated(),
        sheet.earlier(),
        sheet.dealing(),
        sheet.again(),
        sheet.shown());
  }
}
