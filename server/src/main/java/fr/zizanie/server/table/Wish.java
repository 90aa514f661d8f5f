package fr.zizanie.server.table;

import java.util.Map;

/**
 * The match that a guest would like.
 *
 * @param opponent {@code computer}, {@code friend} or {@code screen}
 * @param level of the computer, from 1
 * @param seat the guest's own seat, or {@code random}
 */
public record Wish(
    String game, Map<String, String> options, String opponent, int level, String seat) {
  public Wish {
    options = Map.copyOf(options);
  }
}
