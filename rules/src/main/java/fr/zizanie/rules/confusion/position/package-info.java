/** Positions as named fields, both ways. It uses the state, and the turn that a position begins. */
package fr.zizanie.rules.confusion.position;
