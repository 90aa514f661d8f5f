package fr.zizanie.server.store.matches;

import fr.zizanie.server.store.ids.MatchId;
import java.security.SecureRandom;
import java.util.Base64;

/** What is drawn for a new match. */
public interface Draws {
  /** {@return the seed that its chance is dealt from} */
  Seed seed();

  /** {@return what it is called, as many bits as a secret address has} */
  MatchId id();

  /** {@return draws that nobody can foresee} */
  static Draws secret() {
    return new Secret(new SecureRandom());
  }

  /** Draws that nobody can foresee. */
  record Secret(SecureRandom random) implements Draws {
    private static final int ID_BYTES = 12;

    @Override
    public Seed seed() {
      return Seed.fresh();
    }

    @Override
    public MatchId id() {
      byte[] bytes = new byte[ID_BYTES];
      random.nextBytes(bytes);
      return new MatchId(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
    }
  }
}
