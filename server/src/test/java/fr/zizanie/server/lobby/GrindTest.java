package fr.zizanie.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.Options;
import fr.zizanie.rules.core.Seat;
import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.rules.core.match.Entry;
import fr.zizanie.rules.core.match.Match;
import fr.zizanie.rules.core.match.SeedDealer;
import fr.zizanie.rules.ironpond.IronPond;
import fr.zizanie.sheets.Sha256;
import fr.zizanie.table.setup.Deal;
import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Seed;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Somebody who wants certain cards of Iron Pond in one hand, and tries whatever the protocol lets
 * them try, holds as many of them as by an honest deal: chi-square over 2,000 deals with fixed
 * seeds, four cells (0, 1, 2, more), p = 0.0001. The same test finds out the order of before.
 */
class GrindTest {
  private static final int ATTEMPTS = 2_000;
  private static final int TRIES = 8;
  private static final double CRITICAL = 21.1;
  private static final int HAND = 5;
  private static final List<String> DECK =
      IntStream.rangeClosed(1, 72).mapToObj(card -> "#" + card).sorted().toList();
  private static final Set<String> WANTED = Set.copyOf(DECK.subList(20, 30));

  /** One attempt to bend a deal in favour of a seat. */
  private static final class Attempt {
    final SplittableRandom random;
    final Seat cheat;
    MatchId id;
    Deal deal;

    Attempt(SplittableRandom random, Seat cheat) {
      this.random = random;
      this.cheat = cheat;
      id = new MatchId(text(16));
      deal = Deal.bound(seed());
    }

    String text(int length) {
      return Long.toHexString(random.nextLong() | 1L << 63)
          .repeat(length / 16)
          .substring(0, length);
    }

    Seed seed() {
      return new Seed(text(16) + text(16) + text(16) + text(16));
    }

    String nonce() {
      return text(16) + text(16);
    }

    Rounds rounds() {
      return new Rounds(deal, EnumSet.allOf(Seat.class));
    }

    void commit(Seat seat, String nonce) {
      deal = rounds().commit(seat, Sha256.hex(nonce), 0, this::seed).orThrow();
    }

    void open(Seat seat, String nonce) {
      String other = deal.commitments().get(seat.other().ordinal());
      deal = rounds().open(seat, nonce, other, 1).orThrow();
    }

    /** Both rounds; the other seat is honest and opens first. */
    void fixed(String mine) {
      String theirs = nonce();
      commit(cheat, mine);
      commit(cheat.other(), theirs);
      open(cheat.other(), theirs);
      open(cheat, mine);
    }

    /** What a deal would bring if its seed were {@code seed} and the nonces were these. */
    int hope(String seed, String mine, String theirs) {
      var dealer =
          cheat == Seat.FIRST
              ? new SeedDealer(seed, deal.id(id), mine, theirs)
              : new SeedDealer(seed, deal.id(id), theirs, mine);
      return held(dealer, cheat);
    }

    /** The best a cheat can do who doesn't know the seed: to take what is public for it. */
    int guess(String mine) {
      String theirs = deal.nonces().get(cheat.other().ordinal());
      return hope(deal.seed().commitment(), mine, theirs);
    }

    String best(ToIntFunction<String> worth) {
      return Stream.generate(this::nonce)
          .limit(TRIES)
          .max(Comparator.comparingInt(worth))
          .orElseThrow();
    }
  }

  /** What is tried; all but the last two by players whose server is honest. */
  private enum Scheme {
    HONEST {
      @Override
      void bend(Attempt a) {
        a.fixed(a.nonce());
      }
    },
    MANY_NONCES {
      @Override
      void bend(Attempt a) {
        a.fixed(a.best(a::guess));
      }
    },
    MANY_MATCHES {
      @Override
      void bend(Attempt a) {
        var tried = new ArrayList<Attempt>();
        for (int k = 0; k < TRIES; k++) tried.add(new Attempt(a.random, a.cheat));
        var best = tried.stream().max(Comparator.comparingInt(one -> one.guess(""))).orElseThrow();
        a.id = best.id;
        a.deal = best.deal;
        a.fixed(a.nonce());
      }
    },
    /** Sees the other's nonce, and loses the own one until the outlook is good. */
    VOIDS {
      @Override
      void bend(Attempt a) {
        String mine = a.nonce();
        for (int k = 0; k < TRIES; k++) {
          String theirs = a.nonce();
          a.commit(a.cheat, mine);
          a.commit(a.cheat.other(), theirs);
          a.open(a.cheat.other(), theirs);
          if (k == TRIES - 1 || a.guess(mine) >= 2) break;
          int before = a.deal.voided();
          mine = a.nonce();
          a.commit(a.cheat, mine);
          assertThat(a.deal.voided()).as("counted").isEqualTo(before + 1);
        }
        a.open(a.cheat, mine);
      }
    },
    /** Sits, commits itself, leaves and comes back until the outlook is good. */
    SITS_AND_LEAVES {
      @Override
      void bend(Attempt a) {
        String theirs = a.nonce();
        a.commit(a.cheat.other(), theirs);
        String mine = a.nonce();
        for (int k = 0; k < TRIES && a.guess(mine) < 2; k++) {
          a.commit(a.cheat, mine);
          a.deal = a.rounds().left(a.cheat, a::seed);
          mine = a.nonce();
        }
        a.commit(a.cheat, mine);
        a.open(a.cheat.other(), theirs);
        a.open(a.cheat, mine);
      }
    },
    BOTH_PLAYERS {
      @Override
      void bend(Attempt a) {
        String theirs = a.nonce();
        String mine = a.best(one -> a.hope(a.deal.seed().commitment(), one, theirs));
        a.commit(a.cheat, mine);
        a.commit(a.cheat.other(), theirs);
        a.open(a.cheat, mine);
        a.open(a.cheat.other(), theirs);
      }
    },
    /** Would open what the other opens: the commitment is refused, so it is guessed. */
    MIRROR {
      @Override
      void bend(Attempt a) {
        String theirs = a.nonce();
        a.commit(a.cheat.other(), theirs);
        assertThat(a.rounds().commit(a.cheat, Sha256.hex(theirs), 0, a::seed))
            .isInstanceOf(Answer.No.class);
        String mine = a.nonce();
        a.commit(a.cheat, mine);
        a.open(a.cheat.other(), theirs);
        assertThat(a.rounds().open(a.cheat, theirs, Sha256.hex(theirs), 1))
            .isInstanceOf(Answer.No.class);
        a.open(a.cheat, mine);
      }
    },
    /** The server tells a player its seed, who chooses a nonce for it; the other's is hidden. */
    SERVER_TELLS_ITS_SEED {
      @Override
      void bend(Attempt a) {
        String guessed = a.nonce();
        a.fixed(a.best(mine -> a.hope(a.deal.seed().hex(), mine, guessed)));
      }
    },
    /** The server draws seeds for a player whose nonce it knows; the other's is hidden. */
    SERVER_DRAWS_FOR_A_FRIEND {
      @Override
      void bend(Attempt a) {
        String mine = a.nonce();
        String guessed = a.nonce();
        a.deal =
            Stream.generate(() -> Deal.bound(a.seed()))
                .limit(TRIES)
                .max(Comparator.comparingInt(d -> a.hope(d.seed().hex(), mine, guessed)))
                .orElseThrow();
        a.fixed(mine);
      }
    };

    abstract void bend(Attempt a);
  }

  /** How many wanted cards a seat is dealt: first and second in turn, each out of what is left. */
  private static int held(SeedDealer dealer, Seat seat) {
    return (int) hand(dealer, seat).stream().filter(WANTED::contains).count();
  }

  private static List<String> hand(SeedDealer dealer, Seat seat) {
    var pile = new ArrayList<>(DECK);
    var hand = new ArrayList<String>();
    for (int k = 0; k < 2 * HAND; k++) {
      String card = pile.remove(dealer.deal(pile.size(), k));
      if (k % 2 == seat.ordinal()) hand.add(card);
    }
    return hand;
  }

  @Test
  void cards_are_counted_as_the_game_deals_them() {
    var game = new IronPond();
    var options = Options.read(game.profile().options(), Map.of()).orThrow();
    for (int k = 0; k < 20; k++) {
      var dealer = new SeedDealer("s" + k, "m1", "a", "b");
      var dealt = new ArrayList<String>();
      for (var entry : Match.begin(game, options).deal(dealer).log())
        if (entry instanceof Entry.Dealt(var card)) dealt.add(game.notation().print(card));
      for (Seat seat : Seat.values()) {
        var hand = new ArrayList<String>();
        for (int n = seat.ordinal(); n < dealt.size(); n += 2) hand.add(dealt.get(n));
        assertThat(hand).isEqualTo(hand(dealer, seat));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void nothing_that_may_be_tried_brings_better_cards(Scheme scheme) {
    var cells = new long[4];
    var random = new SplittableRandom(scheme.ordinal() + 1);
    for (int k = 0; k < ATTEMPTS; k++) {
      var attempt = new Attempt(random, Seat.values()[k % 2]);
      scheme.bend(attempt);
      assertThat(attempt.rounds().complete()).isTrue();
      cells[Math.min(3, held(attempt.deal.dealer(attempt.id), attempt.cheat))]++;
    }
    assertThat(chiSquare(cells))
        .as(scheme + " " + List.of(cells[0], cells[1], cells[2], cells[3]))
        .isLessThan(CRITICAL);
  }

  @Test
  void an_id_that_is_chosen_last_would_be_found_out() {
    var cells = new long[4];
    var random = new SplittableRandom(99);
    for (int k = 0; k < ATTEMPTS; k++) {
      var attempt = new Attempt(random, Seat.FIRST);
      attempt.fixed(attempt.nonce());
      int best =
          Stream.generate(() -> new MatchId(attempt.text(16)))
              .limit(TRIES)
              .mapToInt(id -> held(attempt.deal.dealer(id), Seat.FIRST))
              .max()
              .orElseThrow();
      cells[Math.min(3, best)]++;
    }
    assertThat(chiSquare(cells)).isGreaterThan(100 * CRITICAL);
  }

  /** Against five cards out of 72, of which ten are wanted. */
  private static double chiSquare(long[] cells) {
    double sum = 0;
    double rest = 1;
    for (int k = 0; k < cells.length; k++) {
      double share = k == 3 ? rest : ways(10, k) * ways(62, HAND - k) / ways(72, HAND);
      rest -= share;
      double due = share * ATTEMPTS;
      sum += (cells[k] - due) * (cells[k] - due) / due;
    }
    return sum;
  }

  private static double ways(int of, int many) {
    double out = 1;
    for (int k = 0; k < many; k++) out = out * (of - k) / (k + 1);
    return out;
  }
}
