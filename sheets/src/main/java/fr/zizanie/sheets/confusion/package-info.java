/**
 * Confusion for the page: its board, its tries and what is known of letters, and how they are drawn
 * from a view.
 */
package fr.zizanie.sheets.confusion;
