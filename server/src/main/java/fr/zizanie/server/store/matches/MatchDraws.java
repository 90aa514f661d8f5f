package fr.zizanie.server.store.matches;

import fr.zizanie.table.setup.MatchId;
import fr.zizanie.table.setup.Seed;
import java.security.SecureRandom;
import java.util.Base64;

/** What is drawn for a new match. */
public interface MatchDraws {
  /** {@return the seed that its chance is dealt from} */
  Seed seed();

  /** {@return what it is called, as many bits as a secret address has} */
  MatchId id();

  /** {@return draws that nobody can foresee} */
  static MatchDraws secret() {
    return new Secret(new SecureRandom());
  }

  /** Draws that nobody can foresee. */
  record Secret(SecureRandom random) implements MatchDraws {
    private static final int ID_BYTES = 12;

    @Override
    public Seed seed() {
      byte[] bytes = new byte[Seed.BYTES];
      random.nextBytes(bytes);
      return Seed.of(bytes);
    }

    @Override
    public MatchId id() {
      byte[] bytes = new byte[ID_BYTES];
      random.nextBytes(bytes);
      return new MatchId(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
    }
  }
}
