package fr.zizanie.rules.core.match;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SeedDealerTest {
  /** HMAC-SHA256("graine", "toy|||0") by another tool begins with f73dfc64, which is 4148034660. */
  @Test
  void the_first_word_decides() {
    assertThat(SeedDealer.of("graine", "toy").deal(13, 0)).isEqualTo(3);
    assertThat(SeedDealer.of("graine", "toy").deal(8, 0)).isEqualTo(4);
  }

  @Test
  void words_above_the_largest_multiple_are_skipped() {
    byte[] digest = new byte[32];
    for (int i = 0; i < 4; i++) digest[i] = (byte) 0xff;
    digest[7] = 5;
    assertThat(SeedDealer.pick(digest, 3)).isEqualTo(5 % 3);
    assertThat(SeedDealer.pick(digest, 2)).isEqualTo(1);
  }

  @Test
  void every_result_comes_about_as_often() {
    var dealer = SeedDealer.of("graine", "toy");
    var counts = new int[7];
    for (int i = 0; i < 7000; i++) counts[dealer.deal(7, i)]++;
    for (int count : counts) assertThat(count).isBetween(850, 1150);
  }
}
