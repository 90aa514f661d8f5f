/**
 * The options of a game as people propose them, and cards that they leave out. Uses the cards and
 * the blanks.
 */
package fr.zizanie.rules.ironpond.option;
