/** How networks are made: games of the opponent against itself, and what is learnt from them. */
package fr.zizanie.lab.training;
