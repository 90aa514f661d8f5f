package fr.zizanie.rules.felon.board;

import fr.zizanie.rules.core.Option;
import fr.zizanie.rules.core.Options;
import java.util.List;

/**
 * The readings of the rule text that a game is played by (Le Félon, 2.3 to 2.9).
 *
 * @param lasting whether a félon may be hijacked as long as it stands on orange, instead of only
 *     right after its owner moved it
 */
public record Setting(Rows rows, boolean lasting, Pieces pieces, Zone zone) {
  /**
   * How the rows are laid.
   *
   * @param mirrored whether Red reads the order of the figurines from right to left
   * @param choosing whether each player chooses which way they read it
   */
  public record Rows(boolean mirrored, boolean choosing) {}

  /**
   * How pieces move where the text is silent.
   *
   * @param returning whether a garde at the far rank comes back for its owner, instead of changing
   *     sides
   * @param passing whether gardes capture en passant
   * @param rook whether the écuyer moves as a rook, instead of as a knight
   */
  public record Pieces(boolean returning, boolean passing, boolean rook) {}

  /** What may be agreed on. */
  public static final List<Option> OPTIONS =
      List.of(
          Option.of("setupMirror", "false", "true"),
          Option.of("setupDirection", "OWN_LEFT", "CHOICE"),
          Option.of("felonHijack", "IMMEDIATE", "WHILE_IN_ZONE"),
          Option.of("gardeFarRank", "DEFECT", "RETURN"),
          Option.of("enPassant", "true", "false"),
          Option.of("ecuyer", "KNIGHT", "ROOK"),
          Option.of("orangeZone", Zone.CENTRE).orText(Zone::flaw));

  /** {@return the readings that options name} */
  public static Setting of(Options options) {
    return new Setting(
        new Rows(
            options.get("setupMirror").equals("true"),
            options.get("setupDirection").equals("CHOICE")),
        options.get("felonHijack").equals("WHILE_IN_ZONE"),
        new Pieces(
            options.get("gardeFarRank").equals("RETURN"),
            options.get("enPassant").equals("true"),
            options.get("ecuyer").equals("ROOK")),
        Zone.of(options.get("orangeZone")));
  }

  /** {@return whether a félon on a cell is on orange} */
  public boolean orange(int cell) {
    return zone.holds(cell);
  }

  /** {@return whether gardes come back for their owner instead of changing sides} */
  public boolean returning() {
    return pieces.returning;
  }

  /** {@return whether gardes capture en passant} */
  public boolean passing() {
    return pieces.passing;
  }

  /** {@return whether the écuyer moves as a rook} */
  public boolean rook() {
    return pieces.rook;
  }
}
