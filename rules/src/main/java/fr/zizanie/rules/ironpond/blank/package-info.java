/**
 * Blank cards that people fill in: data, the words they are written in, and the card that these
 * words describe. Uses the card vocabulary.
 */
package fr.zizanie.rules.ironpond.blank;
