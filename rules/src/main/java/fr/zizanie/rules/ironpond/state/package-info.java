/**
 * The whole truth of a game and what one viewer knows of it, as values: options, hands and pile,
 * turns, pending frames. Uses scene, cards as values and blanks; knows no printed card.
 */
package fr.zizanie.rules.ironpond.state;
