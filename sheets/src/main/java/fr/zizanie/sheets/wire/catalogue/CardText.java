package fr.zizanie.sheets.wire.catalogue;

import fr.zizanie.codec.mark.Wire;
import fr.zizanie.sheets.json.SelfWriting;

/** One card of GET /api/games/{game}/cards, in the order of their numbers. */
@Wire
public interface CardText extends SelfWriting {}
