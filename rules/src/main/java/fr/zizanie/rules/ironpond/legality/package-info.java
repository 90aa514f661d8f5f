/**
 * What may be done in Iron Pond and why not, from the same conditions: chess moves, cards, their
 * picks, words. Uses the turn machine, the cards and the state; nothing below it uses it.
 */
package fr.zizanie.rules.ironpond.legality;
