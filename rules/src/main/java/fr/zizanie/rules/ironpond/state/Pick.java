package fr.zizanie.rules.ironpond.state;

import fr.zizanie.rules.core.Choice;
import fr.zizanie.rules.ironpond.ask.Picks;

/**
 * What a seat tries in an interlude: its word, or a pick after it.
 *
 * @param s with the interlude on top
 * @param soFar what has been picked after the word
 */
public record Pick(IronPondState s, Picks soFar, Choice choice) {}
