package fr.zizanie.sheets.wire.catalogue;

import fr.zizanie.codec.mark.OrNull;
import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.wire.Offer;
import fr.zizanie.sheets.wire.board.Board;
import fr.zizanie.sheets.wire.said.Said;
import java.util.List;
import java.util.Optional;

/**
 * GET /api/games/{game}/look?position=…&board=…: any position drawn, with its offers for the side
 * to move; for pictures in the rules and previews of options.
 *
 * @param remarks what is unusual about the options, though they are accepted
 */
@Wire
public record Look(Board board, Offer offer, @OrNull Optional<String> turn, List<Said> remarks) {}
