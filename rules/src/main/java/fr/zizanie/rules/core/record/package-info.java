/** Matches as text, written and read again. It uses matches and the contract. */
package fr.zizanie.rules.core.record;
