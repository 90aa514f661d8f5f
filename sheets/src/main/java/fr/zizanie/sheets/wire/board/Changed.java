package fr.zizanie.sheets.wire.board;

import java.util.Optional;

/**
 * A square on which something else stands than before; without {@code from} and {@code piece} it is
 * empty then.
 *
 * @param from the square on which the piece that then stands here stands now
 * @param piece what then stands here, if that stands nowhere now
 */
public record Changed(String at, Optional<String> from, Optional<Piece> piece) {}
