/**
 * What every game answers: the contract of rules and its values. It uses the answers beside it and
 * the JDK, and knows no game.
 */
package fr.zizanie.rules.core;
