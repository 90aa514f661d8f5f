/**
 * The beliefs of each side of Confusion about its pieces: sampled worlds, narrowed by answers. It
 * uses the rules alone.
 */
package fr.zizanie.players.confusion.belief;
