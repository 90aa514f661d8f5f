/**
 * A card as a value, the verbs of its effect, and whether a play is good: the fundamental rule.
 * Uses what cards ask.
 */
package fr.zizanie.rules.ironpond.card;
