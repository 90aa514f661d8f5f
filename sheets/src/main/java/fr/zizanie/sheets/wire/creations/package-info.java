/** Cards and decks that players made and keep in their account. */
package fr.zizanie.sheets.wire.creations;
