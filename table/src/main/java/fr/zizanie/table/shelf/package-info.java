/**
 * The games that are offered, and what can be asked about them without a match: {@link
 * fr.zizanie.table.shelf.GameAnswers} answers the same on a server and on a device. Refusals are
 * told as {@link fr.zizanie.table.shelf.Problem}s.
 */
package fr.zizanie.table.shelf;
