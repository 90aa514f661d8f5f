package fr.zizanie.sheets.wire;

import fr.zizanie.sheets.json.Sent;
import fr.zizanie.sheets.json.Wire;

/** One card of GET /api/games/{game}/cards, in the order of their numbers. */
@Wire
public interface CardText extends Sent {}
