package fr.zizanie.rules.core.trait;

import fr.zizanie.rules.core.Options;
import java.util.random.RandomGenerator;

/** A game of which players may write parts themselves: the laws try it with parts made up. */
public interface Fuzzed {
  /** {@return the options with such parts made up, where they have none of their own} */
  Options fuzzed(Options options, RandomGenerator random);
}
