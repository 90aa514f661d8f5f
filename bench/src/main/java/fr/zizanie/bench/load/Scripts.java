package fr.zizanie.bench.load;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.matches.MatchDraws;
import fr.zizanie.server.store.matches.NewEntries;
import fr.zizanie.server.web.gate.Cookies;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.Sitter;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Setup;
import fr.zizanie.table.shelf.Shelf;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Writes matches between two people into a store, the five games in turn, under seeds that are
 * known here: so hands and piles are dealt as in earnest, and the games can be played beforehand.
 */
public record Scripts(Store store, Cookies cookies) {
  /** What a column of PostgreSQL takes. */
  private static final int ID_LENGTH = 16;

  /** {@return {@code games} matches with as many moves each, unless they end earlier} */
  public List<Script> written(int games, int moves) {
    var shelf = Shelf.all();
    long seed = new SplittableRandom().nextLong();
    return IntStream.range(0, games)
        .parallel()
        .mapToObj(i -> written(shelf.get(i % shelf.size()).game(), moves, seed + i))
        .toList();
  }

  private <S, V> Script written(Game<S, V> game, int moves, long seed) {
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var guests = List.of(guest(), guest());
    var setup =
        new Setup(
            new MatchId(cookies.fresh().text().substring(0, ID_LENGTH)),
            game.profile().id(),
            game.profile().rules(),
            options.values(),
            guests.stream().<Sitter>map(Sitter.Person::new).toList(),
            MatchDraws.secret().seed(),
            System.currentTimeMillis());
    var begun = Match.begin(game, options);
    var dealt = begun.deal(setup.dealer());
    store.matches().create(setup, NewEntries.news(begun, dealt, 0, true, setup.created()));
    return new Script(
        setup.id().text(),
        setup.game(),
        guests.stream().map(guest -> cookies.cookie(guest.id())).toList(),
        new RandomGame<>(dealt, setup.dealer(), seed).moves(moves));
  }

  private Guest guest() {
    return new Guest(cookies.fresh(), "");
  }
}
