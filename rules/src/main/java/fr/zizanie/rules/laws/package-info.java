/**
 * What holds in every game, tried at random: the laws of play and secrecy, and the law of reasons.
 * It uses the core and knows no game.
 */
package fr.zizanie.rules.laws;
