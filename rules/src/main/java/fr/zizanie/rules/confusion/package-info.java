/** Confusion, in Abbott's and in the Stronghold edition: the game as the core sees it. */
package fr.zizanie.rules.confusion;
