/** A game being played: start, log and the checked door. It uses the contract and the answers. */
package fr.zizanie.rules.core.match;
