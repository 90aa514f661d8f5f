/**
 * What a card sees and what it asks: moments, picks, and conditions on squares that carry their
 * words. Uses the scene.
 */
package fr.zizanie.rules.ironpond.ask;
