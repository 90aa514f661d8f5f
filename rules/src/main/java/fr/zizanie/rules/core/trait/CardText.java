package fr.zizanie.rules.core.trait;

import fr.zizanie.rules.core.answer.Words;

/**
 * What players read of one card.
 *
 * @param id as actions name it, without the sign
 * @param timing when it may be played, as the rules of the game print it
 */
public record CardText(String id, String timing, Words name, Words text) {}
