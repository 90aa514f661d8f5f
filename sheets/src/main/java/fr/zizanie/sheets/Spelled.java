package fr.zizanie.sheets;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.core.Game;
import java.util.List;

/** Moves as people write them. */
public final class Spelled {
  private Spelled() {}

  /** {@return a move without signs of check and the like, which are no part of it} */
  public static String bare(String written) {
    return written.replaceAll("[+#!?*)]+$| \\.$|^\\(", "");
  }

  /**
   * {@return the tokens of a move that a list would write so in a state; the text itself if none}
   */
  public static <S, V> String tokens(Game<S, V> game, S state, String text) {
    String wanted = bare(text);
    return game.choices(state).toList().stream()
        .filter(choice -> choice.kind() == Choice.Kind.MOVE && game.settles(state, choice))
        .filter(choice -> bare(game.notation().written(state, List.of(choice))).equals(wanted))
        .map(game.notation()::print)
        .findFirst()
        .orElse(text);
  }
}
