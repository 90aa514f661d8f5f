/**
 * Small networks that judge positions, in whole numbers: what a search asks of them, and their
 * files. Uses nothing else.
 */
package fr.zizanie.players.net;
