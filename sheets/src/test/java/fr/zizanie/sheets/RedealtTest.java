package fr.zizanie.sheets;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.core.record.Records;
import fr.zizanie.rules.ironpond.IronPond;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a record says of its deal is compared with what its seed gives. */
class RedealtTest {
  /** A record of a dealt game with these tags besides. */
  private static DealCheck checked(Map<String, String> more) {
    var game = new IronPond();
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var dealer = new SeedDealer("s", "m9", "aa", "");
    var match = Match.begin(game, options).deal(dealer);
    var tags = new LinkedHashMap<String, String>();
    tags.put("Id", "m9");
    tags.put("Commitment", Sha256.hex("s"));
    tags.put("Seed", "s");
    tags.put("Nonces", "aa|");
    tags.putAll(more);
    return DealCheck.of(new Records.Loaded(match, tags));
  }

  @Test
  void a_deal_of_two_rounds_is_right_with_the_nonces_that_were_committed() {
    var rounds = Map.of("Deal", "2", "NonceCommitments", Sha256.hex("aa") + "|");
    assertThat(checked(rounds)).isInstanceOf(DealCheck.Right.class);
    assertThat(checked(Map.of("Deal", "2", "NonceCommitments", Sha256.hex("bb") + "|")))
        .isEqualTo(new DealCheck.Wrong("nonce 1 is not the one of its commitment"));
  }

  @Test
  void a_deal_of_two_rounds_that_nobody_added_to_proves_nothing() {
    var alone = Map.of("Deal", "2", "NonceCommitments", "|", "Nonces", "|");
    assertThat(checked(alone)).isEqualTo(new DealCheck.Wrong("no nonce was added"));
  }

  @Test
  void a_deal_whose_id_could_be_chosen_last_is_not_bound() {
    assertThat(checked(Map.of()))
        .isInstanceOfSatisfying(
            DealCheck.Right.class, right -> assertThat(right.bound()).isFalse());
  }

  @Test
  void a_sealed_square_is_compared() {
    var game = new IronPond();
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    var dealer = new SeedDealer("s", "m9", "aa", "bb");
    var match = Match.begin(game, options);
    for (int card : List.of(12, 35, 28, 46, 53, 16, 67, 39, 6, 25))
      match = match.enter(new Entry.Dealt(Choice.card(card))).orThrow();
    for (String text : List.of("e2e4", "end")) match = match.play(Seat.FIRST, text).orThrow();
    for (String text : List.of("e7e5", "#12 a6", "resign"))
      match = match.play(Seat.SECOND, text).orThrow();
    var seal = Seals.of(dealer).of(match).getFirst().seal();
    assertThat(Redealt.square(match, dealer, Map.of("Sealed", seal.commitment()))).isEmpty();
    assertThat(Redealt.square(match, dealer, Map.of())).isEmpty();
    assertThat(Redealt.square(match, dealer, Map.of("Sealed", "00".repeat(32))))
        .contains("secret square 1 is not the one that was sealed");
  }
}
