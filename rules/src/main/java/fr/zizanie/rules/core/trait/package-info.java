/**
 * What only some games have. A trait is an interface that a game implements besides {@code Game};
 * its static method of the same name asks any game and says what holds without the trait, so that
 * nobody else looks for it. It uses the contract and the answers.
 */
package fr.zizanie.rules.core.trait;
