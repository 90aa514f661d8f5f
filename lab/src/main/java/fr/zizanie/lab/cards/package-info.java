/**
 * How much each card of Tsunami is worth: it is weighed by games of the computer against itself. It
 * uses its agent.
 */
package fr.zizanie.lab.cards;
