/** Tsunami sur le goban: the game as the core sees it, its lessons and its SGF. */
package fr.zizanie.rules.tsunami;
