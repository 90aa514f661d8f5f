/** Le Félon for the page: its board, its moves, and how they are drawn from a view. */
package fr.zizanie.sheets.felon;
