package fr.zizanie.sheets;

import static org.assertj.core.api.Assertions.assertThat;

import fr.zizanie.rules.core.answer.Answer;
import fr.zizanie.sheets.json.JsonReader;
import fr.zizanie.sheets.wire.people.PeopleCodecs;
import fr.zizanie.sheets.wire.people.Proof;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Cases that no field names are told apart by what each of them needs. */
class ProofTest {
  private static Answer<Proof> read(String json) {
    return JsonReader.object(json).then(PeopleCodecs::readProof);
  }

  @Test
  void what_it_needs_says_which_one_it_is() {
    assertThat(read("{\"name\":\"Anne\",\"password\":\"agrafe\"}").orThrow())
        .isEqualTo(new Proof.ByPassword(Optional.of("Anne"), "agrafe"));
    assertThat(read("{\"code\":\"ABCD\"}").orThrow())
        .isEqualTo(new Proof.ByCode(Optional.empty(), "ABCD"));
    assertThat(
            read("{\"id\":\"a\",\"challenge\":\"b\",\"client\":\"c\",\"data\":\"d\",\"signature\":\"e\"}")
                .orThrow())
        .isEqualTo(new Proof.ByPasskey("a", "b", "c", "d", "e"));
  }

  @Test
  void the_first_that_fits_counts_and_nothing_is_guessed() {
    assertThat(read("{\"code\":\"ABCD\",\"password\":\"agrafe\"}").orThrow())
        .isInstanceOf(Proof.ByCode.class);
    assertThat(read("{\"id\":\"a\",\"password\":\"agrafe\"}")).isInstanceOf(Answer.No.class);
    assertThat(read("{\"name\":\"Anne\"}")).isInstanceOf(Answer.No.class);
    assertThat(read("{}")).isInstanceOf(Answer.No.class);
  }
}
