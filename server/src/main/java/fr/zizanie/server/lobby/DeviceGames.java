package fr.zizanie.server.lobby;

import static java.nio.charset.StandardCharsets.UTF_8;

import fr.zizanie.rules.core.Game;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.answer.Reason;
import fr.zizanie.rules.core.answer.Refusal;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.server.people.Identity;
import fr.zizanie.server.people.Renewals;
import fr.zizanie.server.store.Store;
import fr.zizanie.server.store.matches.NewEntries;
import fr.zizanie.table.saved.SavedGame;
import fr.zizanie.table.seat.Guest;
import fr.zizanie.table.seat.PlayerKind;
import fr.zizanie.table.setup.MatchId;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.InstantSource;
import java.util.Base64;
import java.util.Optional;
import java.util.function.Function;

/**
 * Finished games of a device that their player copies to an account. Each is played again here
 * before it is kept; it counts for nothing.
 */
public final class DeviceGames {
  /** How many copies an account may have. */
  private static final int MOST = 5_000;

  private static final int ID_BYTES = 9;

  private static final Refusal RUNNING =
      Reason.NOT_OFFERED.because(
          "Cette partie n’est pas finie : elle reste sur son appareil.",
          "This game is not over: it stays on its device.");

  private static final Refusal FULL =
      Reason.NO_ROOM.because(
          "Votre compte ne peut pas recevoir plus de parties d’appareils.",
          "Your account can take no more games of devices.");

  private final Store store;
  private final Function<String, Optional<Game<?, ?>>> games;
  private final InstantSource clock;

  /** Copies are kept in {@code store}; {@code games} are those that can be played. */
  public DeviceGames(
      Store store, Function<String, Optional<Game<?, ?>>> games, InstantSource clock) {
    this.store = store;
    this.games = games;
    this.clock = clock;
  }

  /**
   * {@return the match that a saved game is in an account, the same however often it is sent; or
   * why it can't be}
   */
  public Answer<MatchId> copy(Identity who, Guest owner, String text) {
    if (owner.standing() != PlayerKind.ACCOUNT || who.session().isEmpty())
      return Answer.no(Renewals.NO_ACCOUNT);
    return SavedGame.read(text, owner)
        .then(saved ->
            games
                .apply(saved.setup().game())
                .<Answer<MatchId>>map(game -> copy(owner, saved, game))
                .orElseGet(() -> Answer.no(Reason.UNKNOWN_GAME.refusal())));
  }

  private <S, V> Answer<MatchId> copy(Guest owner, SavedGame saved, Game<S, V> game) {
    var id = id(owner, saved);
    if (store.matches().match(id).isPresent()) return Answer.ok(id);
    return saved.match(game).then(match -> keep(owner, id, saved, match));
  }

  private <S, V> Answer<MatchId> keep(Guest owner, MatchId id, SavedGame saved, Match<S, V> match) {
    if (match.outcome().isEmpty()) return Answer.no(RUNNING);
    long now = clock.millis();
    if (store.matches().copies(owner.id()) >= MOST) return Answer.no(FULL);
    long over = Math.clamp(saved.updated(), 0, now);
    var setup = saved.setup().copy(id, Math.clamp(saved.setup().created(), 0, over));
    var blank = Match.begin(match.game(), match.start().options());
    var news = NewEntries.news(blank, match, match.ply(), true, over);
    try {
      store.matches().create(setup, news);
    } catch (RuntimeException e) {
      // It was sent twice at once: whoever came first has kept it.
      if (store.matches().match(id).isEmpty()) throw e;
    }
    return Answer.ok(id);
  }

  /** One account's copy of one game has one id, which nobody else's has. */
  private static MatchId id(Guest owner, SavedGame saved) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      String what = owner.id().text() + ' ' + saved.setup().id() + ' ' + saved.setup().seed().hex();
      byte[] hash = digest.digest(what.getBytes(UTF_8));
      return MatchId.ofCopy(
          Base64.getUrlEncoder()
              .withoutPadding()
              .encodeToString(hash)
              .substring(0, ID_BYTES * 4 / 3));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }
}
