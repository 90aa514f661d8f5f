/** Oxo for the page: its board, its pieces, and how they are drawn from a view. */
package fr.zizanie.sheets.oxo;
