/**
 * What only some games have: cards, lessons, decisions against the clock. It uses the contract and
 * the answers.
 */
package fr.zizanie.rules.core.trait;
