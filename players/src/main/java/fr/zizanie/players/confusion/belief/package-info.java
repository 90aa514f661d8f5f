/**
 * What each side of Confusion can believe of its pieces: sampled worlds and what answers say of
 * them. It uses the rules alone.
 */
package fr.zizanie.players.confusion.belief;
