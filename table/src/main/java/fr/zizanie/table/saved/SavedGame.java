package fr.zizanie.table.saved;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.Tree;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.sheets.json.Trees;
import fr.zizanie.table.policy.Autoplay;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.Setup;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A game on a device as a text from which it goes on there or elsewhere (Formats, 11). It holds
 * what is hidden, and says so.
 *
 * @param updated when it changed last, in milliseconds since 1970
 * @param passing whether windows are passed for its person at all times
 * @param resting the seats for which they are until they are to act
 * @param entries the log, a line each
 */
public record SavedGame(
    Setup setup, long updated, StandingPass passing, Set<Seat> resting, List<String> entries) {
  static final String KIND = "saved game";
  static final int VERSION = 1;

  private static final Tree CONTAINS =
      new Tree.Fields(
          Map.of(
              "fr",
              new Tree.Text(
                  "Ce fichier contient aussi ce qui est caché : les cartes de l’ordinateur, et ce"
                      + " qui n’est pas encore tiré. Qui le lit peut le voir."),
              "en",
              new Tree.Text(
                  "This file also contains what is hidden: what the computer holds, and what is"
                      + " still to be drawn. Anyone who reads it can see it.")));

  public SavedGame {
    resting = Set.copyOf(resting);
    entries = List.copyOf(entries);
  }

  /** {@return the game of a text, with {@code person} at the seats of people; or what is wrong} */
  public static Answer<SavedGame> read(String text, Guest person) {
    return SavedGameReader.read(text, person);
  }

  /**
   * {@return the match as it stands; or which entry can't be: an action that the rules refuse, a
   * draw that the seed doesn't give}
   */
  public <S, V> Answer<Match<S, V>> match(Game<S, V> game) {
    int newest = game.profile().rules();
    if (setup.rules() > newest)
      return Answer.no(
          Reason.BAD_RECORD.because(
              "Cette partie sauvegardée suit des règles plus récentes (version "
                  + setup.rules()
                  + ") : mettez Zizanie à jour.",
              "This saved game follows newer rules (version "
                  + setup.rules()
                  + "): update Zizanie."));
    return game.profile()
        .options(setup.rules(), setup.options())
        .then(options ->
            EntryText.enter(
                Match.begin(game, options),
                entries,
                Optional.of(setup.dealer()).filter(_ -> setup.seed().complete())))
        // Whoever broke the log off before a turn of chance would wait for it for ever.
        .then(match -> Answer.ok(new Autoplay(setup.dealer()).dealt(match)));
  }

  /** {@return it as JSON} */
  public String text() {
    var out = new LinkedHashMap<String, Tree>();
    out.put("zizanie", new Tree.Text(KIND));
    out.put("version", new Tree.Whole(VERSION));
    out.put("contains", CONTAINS);
    out.put("id", new Tree.Text(setup.id().text()));
    out.put("game", new Tree.Text(setup.game()));
    out.put("rules", new Tree.Whole(setup.rules()));
    var options = new LinkedHashMap<String, Tree>();
    new TreeMap<>(setup.options())
        .forEach((name, value) -> options.put(name, new Tree.Text(value)));
    out.put("options", new Tree.Fields(options));
    out.put("seats", new Tree.Items(setup.sitters().stream().map(SavedGame::seat).toList()));
    out.put("seed", new Tree.Text(setup.seed().hex()));
    out.put("created", new Tree.Whole(setup.created()));
    out.put("updated", new Tree.Whole(updated));
    out.put("passes", new Tree.Flag(passing.on()));
    out.put("said", new Tree.Whole(passing.said()));
    out.put(
        "resting",
        new Tree.Items(
            Stream.of(Seat.values())
                .filter(resting::contains)
                .<Tree>map(seat -> new Tree.Whole(seat.ordinal()))
                .toList()));
    out.put("entries", new Tree.Items(entries.stream().<Tree>map(Tree.Text::new).toList()));
    return new Trees().write(new Tree.Fields(out));
  }

  private static Tree seat(Sitter sitter) {
    var out = new LinkedHashMap<String, Tree>();
    switch (sitter) {
      case Sitter.Person(Guest guest) -> {
        out.put("kind", new Tree.Text("person"));
        out.put("name", new Tree.Text(guest.name()));
      }
      case Sitter.Computer(int level) -> {
        out.put("kind", new Tree.Text("computer"));
        out.put("level", new Tree.Whole(level));
      }
      case Sitter.Nobody() -> throw new IllegalStateException("a device has no open seats");
    }
    return new Tree.Fields(out);
  }
}
