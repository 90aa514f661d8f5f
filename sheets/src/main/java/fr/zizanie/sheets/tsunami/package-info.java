/** Tsunami for the page: its goban, its cards and its turn, and how they are drawn from a view. */
package fr.zizanie.sheets.tsunami;
