/**
 * What is said of a game before anybody plays it: options, cards, lessons, positions to look at and
 * to try. May use everything that a match says.
 */
package fr.zizanie.sheets.wire.catalogue;
