/**
 * The search for Confusion: a Monte Carlo tree of public states, judged by what both sides believe.
 * It uses the beliefs and the limits that all searches share.
 */
package fr.zizanie.players.confusion.search;
