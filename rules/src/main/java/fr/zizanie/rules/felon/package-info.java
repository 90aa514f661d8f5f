/**
 * Le Félon: the game, its state and view, what may be done and why not, and how it is written. It
 * uses its rooms {@code moves} and {@code board}, and the core.
 */
package fr.zizanie.rules.felon;
